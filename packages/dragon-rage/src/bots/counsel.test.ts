import { chancesBy } from '@hexwyrm/bots';
import { type Advice, newRecord, openMatch, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import chances from '../../data/chances.json' with { type: 'json' };
import { type Action, dragonRage, SCENARIOS, type State } from '../index.ts';
import { dragonRageAdviser } from './counsel.ts';

const position = (fields: object): State =>
  dragonRage.load({ format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain', ...fields });
const unit = (type: string, side: string, hex: string) => ({ type, side, hex });

function adviceFor(state: State, seat: string): Advice<Action> {
  const thought = dragonRageAdviser.advise(dragonRage, state, seat, seededDice('advice'), {
    evaluations: 500,
  });
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

describe('advice in Dragon Rage', () => {
  it('says what an attack does, at its odds', () => {
    const units = [
      unit('ORC', 'invader', '1010'),
      unit('INF', 'defender', '1011'),
      unit('MIL', 'defender', '0101'),
    ];
    const { now, plans } = adviceFor(position({ phase: 'invader-melee', units }), 'invader');
    const told = plans.map(({ chance }) => chance);
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    expect(told[0]).toBeGreaterThanOrEqual(now);
    const attack = plans.find(({ actions }) => actions[0].type === 'melee')!;
    // 2 against 2 on the combat table: only a 6.
    expect(attack.reasons).toContainEqual({ what: 'destroys', units: [1], chance: [1, 6] });
  });

  it('says whom a plan leaves alone with the enemy', () => {
    const units = [unit('ORC', 'invader', '1008'), unit('INF', 'defender', '1011')];
    const state = position({ phase: 'defender-movement', units });
    expect(dragonRageAdviser.counsel.lone(state, 'defender')).toEqual([]);
    const { plans } = adviceFor(state, 'defender');
    const reasons = plans.find(({ actions }) => actions[0].type === 'walk')?.reasons;
    expect(reasons).toContainEqual({ what: 'alone', units: [1], foes: [0], chance: [1, 1] });
  });
});

describe('the chances of Dragon Rage', () => {
  const curves = Object.entries({ ...chances.scenarios, any: chances.any });

  it.each(curves)('%s rises with what the position is worth, and stays between 0 and 1', (_id, curve) => {
    const values = Array.from({ length: 81 }, (_, i) => 10 * i - 400);
    for (const turn of [1, 10, 36]) {
      const rising = values.map((value) => {
        const standings = [
          { role: 'invader', value },
          { role: 'defender', value: -value },
        ];
        return chancesBy(curve, turn, standings)[0];
      });
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(rising[0]).toBeGreaterThanOrEqual(0);
      expect(rising[0]).toBeLessThan(rising.at(-1)!);
      expect(rising.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it('are of scenarios there are', () => {
    const known = SCENARIOS.map(({ id }) => id);
    expect(Object.keys(chances.scenarios).filter((id) => !known.includes(id))).toEqual([]);
  });
});

it('counts it as nobody’s mistake to concede', () => {
  const units = [unit('ORC', 'invader', '1010'), unit('MIL', 'defender', '0101')];
  const save = dragonRage.save(position({ phase: 'invader-movement', units }));
  const match = openMatch(
    dragonRage,
    newRecord(dragonRage, { kind: 'position', position: save }, { kind: 'seed', seed: 'concession' }),
  );
  match.apply('invader', { type: 'concede' });
  expect(match.outcome()).toMatchObject({ winner: 'defender' });
  const { start, actions, turns } = dragonRageAdviser.analyse(match, 0, 1);
  expect(actions).toEqual([{ action: 1, seat: 'invader', chances: start, expected: start }]);
  expect(turns.map((at) => dragonRageAdviser.missed(match, at))).toEqual([null]);
});
