import { dragonRage } from '@hexwyrm/dragon-rage';
import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { UNIT_ART } from '../art/counters/unit-art.ts';
import { tableView } from '../table-view.fixture.ts';
import { rageTurn } from './turn.ts';

test.each(['esirien-1', 'esirien-3', 'nurkott-1', 'nurkott-3'])(
  'in %s a side has the colours of its troops',
  (scenario) => {
    const state = dragonRage.setup(scenario, {}, seededDice('colours'));
    const view = tableView(state, 'invader');
    for (const { seat, side } of rageTurn.sidesOf(view)) {
      const peoples = view.units
        .filter((unit) => view.seats[unit.side] === seat)
        .map(({ type }) => UNIT_ART[type].people)
        .filter((people) => people === 'invader' || people === 'defender');
      expect(new Set([side, ...peoples])).toEqual(new Set([side]));
    }
  },
);
