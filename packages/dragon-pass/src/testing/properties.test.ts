import {
  canonical,
  type Decision,
  either,
  hashState,
  newRecord,
  openTable,
  pickOne,
  replay,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { dragonPass } from './by-index.ts';
import { brokenInvariants } from './invariants.ts';
import { ACTION_TYPES, proposalsOf } from './proposals.ts';

const CAP = 40_000;
/** For machines that do much else at the same time. */
const LONG = 300_000;

const SCENARIOS = dragonPass.scenarios.map(({ id }) => id);
const ON = { screening: true, berserkers: true };
const OFF = { screening: false, berserkers: false };

interface Moment {
  state: State;
  seat: Seat;
  decision: Decision;
  legal: readonly Action[];
  step: number;
}

/** Any action with the same chance, or any kind of action: the first wanders about, the second uses every power. */
type Manner = 'actions' | 'kinds';

function choose(legal: readonly Action[], manner: Manner, choices: ReturnType<typeof seededDice>): Action {
  if (manner === 'actions') return pickOne(choices, legal);
  const kind = pickOne(choices, [...new Set(legal.map(({ type }) => type))]);
  return pickOne(
    choices,
    legal.filter(({ type }) => type === kind),
  );
}

/** Plays a random game to its end, stopping at every decision. */
function playThrough(scenario: string, options: object, manner: Manner, at: (moment: Moment) => void): State {
  const seed = `${scenario} ${JSON.stringify(options)}`;
  const dice = seededDice(`dice ${seed}`);
  const choices = seededDice(`choices ${seed}`);
  const state = dragonPass.setup(scenario, options, dice);
  for (let step = 0; step < CAP; step++) {
    const decision = dragonPass.decision(state);
    if (!decision) return state;
    const seat = pickOne(choices, decision.seats);
    const legal = dragonPass.legal(state, seat);
    if (legal.length === 0) throw new Error(`dead end: ${decision.kind} on turn ${state.turn}, step ${step}`);
    at({ state, seat, decision, legal, step });
    dragonPass.apply(state, seat, choose(legal, manner, choices), dice);
  }
  throw new Error(`no end after ${CAP} actions, seed ${seed}`);
}

describe.each(SCENARIOS)('%s', (scenario) => {
  test.each([
    { options: ON, manner: 'actions' },
    { options: OFF, manner: 'kinds' },
  ] as const)(
    'random play ($manner, $options) ends, and nothing impossible ever stands on the board',
    { timeout: LONG },
    ({ options, manner }) => {
      const end = playThrough(scenario, options, manner, ({ state, decision, step }) => {
        if (decision.kind === 'movement' && step % 5 !== 0) return;
        const broken = brokenInvariants(state);
        if (broken.length > 0) throw new Error(`after ${step} actions: ${broken.join('; ')}`);
      });
      expect(end.outcome).not.toBeNull();
      expect(dragonPass.decision(end)).toBeNull();
    },
  );

  test('what is listed is accepted, whatever else is refused with a clause and changes nothing', {
    timeout: LONG,
  }, () => {
    const dice = seededDice(`proposals ${scenario}`);
    const seen = new Map<string, number>();
    playThrough(scenario, { ...ON, berserkers: false }, 'kinds', ({ state, seat, decision, legal, step }) => {
      const times = (seen.get(decision.kind) ?? 0) + 1;
      seen.set(decision.kind, times);
      if (times > 2 && step % 97 !== 0) return;
      const before = hashState(state);
      const listed = new Set(legal.map((action) => canonical(action)));
      expect(listed.size).toBe(legal.length);
      const reactions = dragonPass.reactions?.(state, seat) ?? [];
      for (const action of [...legal, ...reactions]) {
        const verdict = dragonPass.explain(state, seat, action);
        if (!verdict.ok)
          throw new Error(`${JSON.stringify(action)} is listed but refused by ${verdict.refusal.clause}`);
      }
      for (const action of reactions) listed.add(canonical(action));
      for (const type of ACTION_TYPES) {
        if (type === 'concede') continue;
        for (const attempt of proposalsOf(type, state, legal, dice)) {
          const verdict = dragonPass.explain(state, seat, attempt);
          const legalToo = listed.has(canonical(JSON.parse(JSON.stringify(attempt))));
          if (verdict.ok !== legalToo)
            throw new Error(
              `${JSON.stringify(attempt)} is ${verdict.ok ? 'accepted but not listed' : 'refused'}, step ${step}`,
            );
          if (!verdict.ok) expect(verdict.refusal.clause).toMatch(/^DP-/);
        }
      }
      expect(hashState(state)).toBe(before);
    });
  });

  test('a copy plays on as the game itself, neither knows of the other, and odds add up', {
    timeout: LONG,
  }, () => {
    const choices = seededDice(`copies ${scenario}`);
    playThrough(scenario, { ...OFF, berserkers: true }, 'kinds', ({ state, seat, legal, step }) => {
      if (step % 29 !== 0) return;
      const before = hashState(state);
      const copies = [dragonPass.clone(state), dragonPass.clone(state)];
      const action = pickOne(choices, legal);
      const [one, other] = copies.map((copy) => {
        expect(canonicalList(dragonPass.legal(copy, seat))).toBe(canonicalList(legal));
        const events = dragonPass.apply(copy, seat, action, seededDice(step));
        return canonical(JSON.parse(JSON.stringify({ events, hash: hashState(copy) })));
      });
      expect(one).toBe(other);
      for (const { roll, results } of dragonPass.odds(state, seat, action)) {
        const all = results.map(({ chance }) => chance).reduce(either, [0, 1]);
        expect(all, `chances of ${roll}`).toEqual([1, 1]);
      }
      expect(hashState(state)).toBe(before);
    });
  });

  test('the record of a game replays to the same hash', { timeout: LONG }, () => {
    const start = { kind: 'scenario', scenario, options: ON } as const;
    const table = openTable(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 'replay' }));
    const choices = seededDice('choices replay');
    for (let step = 0; step < 600; step++) {
      const decision = table.decision();
      if (!decision) break;
      const seat = pickOne(choices, decision.seats);
      table.apply(seat, choose(table.legal(seat), 'kinds', choices));
    }
    expect(replay(dragonPass, table.replay()).hash).toBe(table.hash());
  });
});

const canonicalList = (actions: readonly Action[]): string => canonical(JSON.parse(JSON.stringify(actions)));

test('anything at all may be proposed; nonsense is refused with a clause', () => {
  const state = dragonPass.setup('pass-5', {}, seededDice('nonsense'));
  const seat = dragonPass.decision(state)?.seats[0] ?? '';
  const nonsense = fc.oneof(
    fc.anything(),
    fc.record({ type: fc.constantFrom(...ACTION_TYPES), unit: fc.anything(), hex: fc.anything() }),
    fc.record({ type: fc.constantFrom(...ACTION_TYPES), unit: fc.integer(), to: fc.integer() }),
  );
  fc.assert(
    fc.property(nonsense, fc.constantFrom(seat, 'spectator', 'nobody'), (proposal, who) => {
      const verdict = dragonPass.explain(state, who, proposal);
      expect(verdict.ok || /^(DP|K)-/.test(verdict.refusal.clause)).toBe(true);
    }),
    { seed: 1, numRuns: 300 },
  );
});
