import { dragonRage, worldFor } from '@hexwyrm/dragon-rage';
import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { ragePlay } from '../../games/dragon-rage/table/play.ts';
import type { GameAction } from '../../kit/kit.ts';
import { actionsOf, kindsIn, menuOf, optionsAt, optionsOf, shownOptions, turningIn } from './selection.ts';

const position = (phase: string) => ({
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase,
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'ORC', side: 'invader', hex: '0808' },
    { type: 'INF', side: 'defender', hex: '1009' },
    { type: 'INF', side: 'defender', hex: '0101' },
  ],
});

function at(phase: string) {
  const view = dragonRage.load(position(phase));
  const { map } = worldFor(view.map, null);
  return { view, map, legal: dragonRage.legal(view, 'invader') };
}

describe('the menu', () => {
  it('gives every legal action to a unit, a counter, a join, an answer or the end of the phase', () => {
    for (const phase of ['invader-movement', 'invader-archery', 'invader-melee']) {
      const { legal } = at(phase);
      const menu = menuOf(legal, ragePlay);
      const sorted = [...menu.units.values(), ...menu.counters.values(), menu.joins, menu.answers].flat();
      expect(sorted.length + (menu.end ? 1 : 0)).toBe(legal.length);
    }
  });

  it('sorts counters that are set up by their type', () => {
    const view = dragonRage.setup('esirien-1', {}, scriptedDice([]));
    const menu = menuOf(dragonRage.legal(view, 'defender'), ragePlay);
    expect(menu.units.size).toBe(0);
    expect([...menu.counters.keys()]).toContain('INF');
    expect(actionsOf(menu, { kind: 'counter', what: 'INF' }).length).toBeGreaterThan(50);
  });
});

describe('the options of a unit', () => {
  const dragon = { kind: 'unit', unit: 0 } as const;

  it('are grouped by hex and kind and lose nothing', () => {
    const { view, map, legal } = at('invader-movement');
    const actions = actionsOf(menuOf(legal, ragePlay), dragon);
    const options = optionsOf(actions, view, ragePlay);
    expect(options.flatMap((option): readonly GameAction[] => option.actions)).toHaveLength(actions.length);
    const ahead = map.grid.index.get('1009') ?? -1;
    expect(optionsAt(options, ahead, ragePlay).map(({ kind }) => kind)).toContain('overrun');
  });

  it('turn plainly where the unit stands; slithering round waits until it is asked for', () => {
    const { view, map, legal } = at('invader-movement');
    const here = map.grid.index.get('1010') ?? -1;
    const own = optionsOf(actionsOf(menuOf(legal, ragePlay), dragon), view, ragePlay);
    const options = optionsAt(own, here, ragePlay);
    expect(options.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['slither', 'turn']));
    expect(optionsAt(shownOptions(own, null, ragePlay), here, ragePlay)).toEqual([]);
    expect(turningIn(options, ragePlay)?.kind).toBe('turn');
    const slithers = options.filter(({ kind }) => kind === 'slither');
    expect(turningIn(slithers, ragePlay)?.kind).toBe('slither');
    expect(shownOptions(slithers, null, ragePlay)).toEqual(slithers);
  });

  it('leave flights out until they are asked for', () => {
    const { view, legal } = at('invader-movement');
    const options = optionsOf(actionsOf(menuOf(legal, ragePlay), dragon), view, ragePlay);
    expect(kindsIn(options, ragePlay).map(({ kind }) => kind)).toContain('fly');
    expect(shownOptions(options, null, ragePlay).some(({ kind }) => kind === 'fly')).toBe(false);
    expect(shownOptions(options, 'fly', ragePlay).every(({ kind }) => kind === 'fly')).toBe(true);
  });
});
