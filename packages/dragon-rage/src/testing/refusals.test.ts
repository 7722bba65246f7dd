import { distance } from '@hexwyrm/hexmap';
import { type Dice, type Facts, pickIndex, pickOne, type Refusal, seededDice } from '@hexwyrm/kernel';
import { attemptNear } from '@hexwyrm/wargame/testing';
import { describe, expect, test } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import { type Board, hexNumbered, isTower, openBoard } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { crossingRefusal, groundRefusal } from '../terrain/crossing.ts';
import { SUBJECT } from './subject.ts';

// What a refusal says in numbers and the clause it cites name one and the same obstacle, the first one in the way.

const SCENARIOS = dragonRage.scenarios.filter(
  ({ id }) => !['points-choice', 'planned-points', 'campaign'].includes(id),
);
const STEPS = 700;

const number = (facts: Facts, name: string): number => Number(facts[name]);

interface Row {
  readonly clauses: readonly string[];
  /** Facts that are always there, and those that may be. */
  readonly always: readonly string[];
  readonly maybe?: readonly string[];
  /** What they say forbids it. */
  forbids(facts: Facts): boolean;
}

/** Which clause may carry which facts; all others carry none. */
const TABLE: readonly Row[] = [
  {
    clauses: ['DR-2.4.1-a', 'DR-2.4.1-b', 'DR-2.4.1-c', 'DR-2.12.1.1.1-a'],
    always: ['mp', 'spent'],
    maybe: ['roadMp', 'needed', 'left'],
    forbids: (facts) =>
      !('needed' in facts) ||
      (number(facts, 'needed') > number(facts, 'left') &&
        number(facts, 'left') === Math.max(0, number(facts, 'mp') - number(facts, 'spent'))),
  },
  {
    clauses: ['DR-2.8.2-a'],
    always: ['cost', 'spellPoints'],
    forbids: (facts) => number(facts, 'cost') > number(facts, 'spellPoints'),
  },
  {
    clauses: ['DR-2.7.6.1-c', 'DR-2.7.6.1-d', 'DR-2.10.8.1-a', 'DR-2.10.8.2-a', 'DR-2.12.1.1.4-f'],
    always: ['distance', 'range'],
    maybe: ['nearest'],
    forbids: isOutOfRange,
  },
];

/** Clauses that say both what a spell is cast at and how far: with a range only where that is the obstacle. */
const SPELLS = ['DR-2.8.6-a', 'DR-2.8.7-a', 'DR-2.8.8-a', 'DR-2.8.9-a'];

function isOutOfRange(facts: Facts): boolean {
  const far = number(facts, 'distance');
  return far > number(facts, 'range') || ('nearest' in facts && far < number(facts, 'nearest'));
}

/** What is wrong between the facts of a refusal and its clause, or null. */
function disagreement({ clause, facts }: Refusal): string | null {
  const names = Object.keys(facts ?? {});
  const row = TABLE.find(({ clauses }) => clauses.includes(clause));
  if (row) {
    const { always, maybe = [] } = row;
    if (facts === undefined || always.some((name) => !names.includes(name))) return 'facts are missing';
    if (names.some((name) => !always.includes(name) && !maybe.includes(name)))
      return 'facts of something else';
    return row.forbids(facts) ? null : 'the facts forbid nothing';
  }
  if (facts === undefined) return null;
  if (SPELLS.includes(clause)) return isOutOfRange(facts) ? null : 'the facts forbid nothing';
  // An open question says whom it is about; a seat that is not asked, who is.
  return names.some((name) => TABLE.some(({ always }) => always.includes(name)))
    ? 'facts of something else'
    : null;
}

const POINTS = TABLE[0]?.clauses ?? [];

/** What a walk runs into before the obstacle that was named, or null. */
function earlierObstacle(board: Board, action: Action, { clause }: Refusal): string | null {
  if (action.type === 'cast' && clause === 'DR-2.8.2-a') {
    const unlimited = structuredClone(board.state);
    const caster = unlimited.units[action.unit];
    caster.spellPoints = 10;
    const verdict = dragonRage.explain(unlimited, unlimited.seats[caster.side], action);
    return verdict.ok ? null : verdict.refusal.clause;
  }
  if (action.type !== 'walk') return null;
  const unit = board.state.units[action.unit];
  const to = hexNumbered(board, action.to);
  if (!unit || unit.hex < 0 || to < 0) return null;
  if (clause === 'DR-2.5.4-a' && !isTower(board, to)) return 'no tower is entered';
  if (!POINTS.includes(clause)) return null;
  const direction = board.map.grid.neighbour.subarray(unit.hex * 6, unit.hex * 6 + 6).indexOf(to);
  const beside = distance(board.map.grid, unit.hex, to) === 1;
  return beside ? crossingRefusal(board, unit, unit.hex, direction as 0, to) : groundRefusal(board, unit, to);
}

/** Somebody points at any hex of the map, as a table asks for it. */
function pointedAt(state: State, legal: readonly Action[], dice: Dice): object {
  const { names } = openBoard(state).map.grid;
  const units = legal.flatMap((action) =>
    'unit' in action && action.unit !== undefined ? [action.unit] : [],
  );
  const unit = units.length > 0 ? pickOne(dice, units) : pickIndex(dice, state.units.length);
  const [hex, other] = [pickOne(dice, names), pickIndex(dice, state.units.length)];
  const ways: readonly object[] = [
    { type: 'walk', unit, to: hex },
    { type: 'bound', unit, to: hex },
    { type: 'shoot', unit, hex },
    { type: 'shoot', unit, monster: other },
    { type: 'cast', unit, spell: 'fog', hex },
    { type: 'cast', unit, spell: 'whirlwind', hex },
    { type: 'cast', unit, spell: 'lightning', target: other },
    { type: 'cast', unit, spell: 'elemental', hex, element: 'earth' },
    { type: 'melee', unit, hex },
  ];
  const timely = ways.filter((way) => legal.some(({ type }) => 'type' in way && way.type === type));
  return pickOne(dice, timely.length > 0 && pickIndex(dice, 8) > 0 ? timely : ways);
}

describe.each(SCENARIOS)('$id', ({ id }) => {
  test('of thousands of refusals each names one true obstacle, the first', { timeout: 300_000 }, () => {
    const dice = seededDice(`refusals ${id}`);
    const state = dragonRage.setup(id, {}, dice);
    let refused = 0;
    for (let step = 0; step < STEPS; step++) {
      const decision = dragonRage.decision(state);
      if (!decision) break;
      const seat = pickOne(dice, decision.seats);
      const legal = dragonRage.legal(state, seat);
      const board = openBoard(state);
      for (let n = 0; n < 6; n++) {
        const attempt = n < 2 ? attemptNear(SUBJECT, state, legal, dice) : pointedAt(state, legal, dice);
        const verdict = dragonRage.explain(state, seat, attempt);
        if (verdict.ok) continue;
        refused++;
        const wrong = disagreement(verdict.refusal);
        const earlier = earlierObstacle(board, attempt as Action, verdict.refusal);
        if (wrong !== null || earlier !== null)
          throw new Error(
            `${JSON.stringify(attempt)}: ${JSON.stringify(verdict.refusal)}: ${wrong ?? `not ${earlier}`}`,
          );
      }
      // Few leave a phase by chance: whoever may end it does so now and then.
      const end = legal.find(({ type }) => type === 'end');
      dragonRage.apply(state, seat, end && pickIndex(dice, 12) === 0 ? end : pickOne(dice, legal), dice);
    }
    expect(refused).toBeGreaterThan(700);
  });
});
