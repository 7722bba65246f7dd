// The battery finds what it is there to find: each game here breaks one promise of the contract.

import { expect, test } from 'vitest';
import { testGate, testPlay, testSecrets } from './battery.ts';
import { type DuelState, duel, duelSubject } from './duel.fixture.ts';
import { checkGate, checkNonsense } from './gate-checks.ts';
import { checkPlay, checkReplay } from './play-checks.ts';
import { checkSecrets } from './secret-checks.ts';
import type { Subject } from './subject.ts';

testPlay(duelSubject);
testGate(duelSubject);
testSecrets(duelSubject);

type DuelSubject = typeof duelSubject;
const [randomGame] = duelSubject.games;

/** The subject with a part of its game replaced. */
const broken = (part: Partial<DuelSubject['game']>): DuelSubject => ({
  ...duelSubject,
  game: { ...duel, ...part },
});

const secretly = (subject: DuelSubject) => {
  if (subject.secrets === null) throw new TypeError('the duel has secrets');
  return { ...subject, secrets: subject.secrets };
};

const faults: readonly [string, () => unknown, RegExp][] = [
  [
    'a game that ends without an outcome',
    () => checkPlay(broken({ outcome: () => null }), randomGame),
    /without an outcome/,
  ],
  [
    'a question without an answer',
    () => checkPlay(broken({ legal: () => [] }), randomGame),
    /red has no answer to turn/,
  ],
  [
    'an invariant that does not hold',
    () => checkPlay({ ...duelSubject, brokenInvariants: () => ['two on one'] }, randomGame),
    /two on one/,
  ],
  [
    'a game without an end',
    () =>
      checkPlay(
        broken({
          apply(state, ...rest) {
            const events = duel.apply(state, ...rest);
            state.turn %= 2;
            state.winner = null;
            return events;
          },
        }),
        randomGame,
      ),
    /no end after/,
  ],
  [
    'a copy that shares what the game changes',
    () => checkPlay(broken({ clone: (state) => ({ ...state }) }), { ...randomGame, seed: 4 }),
    /in two copies|changed the game|legal in a copy/,
  ],
  [
    'a position that loads otherwise than it was saved',
    () => checkPlay(broken({ load: (from) => ({ ...duel.load(from), turn: 1 }) }), randomGame),
    /saved and loaded/,
  ],
  [
    'chances that do not add up to one',
    () => checkPlay(broken({ odds: () => [{ ...ODDS, results: [] }] }), randomGame),
    /chances of strike/,
  ],
  [
    'dice that are announced and do not fall',
    () => checkPlay(broken({ rollAtOnce: () => 'strike' }), randomGame),
    /strike is said to be rolled, 0 were/,
  ],
  [
    'a position that goes on by itself once it is loaded',
    () => checkPlay(broken({ settled: (state) => ({ ...state, turn: state.turn + 1 }) }), randomGame),
    /settled after/,
  ],
  ['a game that remembers more than its state', () => checkReplay(forgetful(), randomGame), /another hash/],
  [
    'what is listed but refused',
    () => checkGate(broken({ explain: () => ({ ok: false, refusal: { clause: 'T-9' } }) }), randomGame),
    /listed but refused by T-9/,
  ],
  [
    'what is accepted but not listed',
    () => checkGate(broken({ legal: (state, seat) => duel.legal(state, seat).slice(1) }), randomGame),
    /accepted but not listed/,
  ],
  [
    'an action listed twice',
    () =>
      checkGate(
        broken({ legal: (state, seat) => [...duel.legal(state, seat), { type: 'end' }] }),
        randomGame,
      ),
    /listed twice/,
  ],
  [
    'a question that changes the state',
    () =>
      checkGate(
        broken({
          explain(state, seat, action) {
            state.version = 1;
            state.struck[0] = true;
            return duel.explain(state, seat, action);
          },
        }),
        randomGame,
      ),
    /changed the game/,
  ],
  [
    'nonsense that throws',
    () =>
      checkNonsense(
        broken({
          explain(state, seat, action) {
            if (typeof action !== 'object') throw new TypeError('not an action');
            return duel.explain(state, seat, action);
          },
        }),
        randomGame,
      ),
    /Property failed/,
  ],
  [
    'a refusal without a clause of the game',
    () => checkNonsense(broken({ explain: () => ({ ok: false, refusal: { clause: 'no' } }) }), randomGame),
    /Property failed/,
  ],
  [
    'a view that shows a secret',
    () => checkSecrets(secretly(broken({ view: ({ places, lucky }) => ({ places, lucky }) })), randomGame),
    /what .* is told/,
  ],
  [
    'a decision that shows a secret',
    () => checkSecrets(secretly(broken({ decision: telling })), randomGame),
    /what .* is told/,
  ],
  [
    'a sample that looks at what is hidden',
    () => checkSecrets(secretly(broken({ sample: (state) => duel.clone(state) })), randomGame),
    /from two truths/,
  ],
  [
    'a secret that is shown and not marked as revealed',
    () =>
      checkSecrets(
        secretly(
          broken({
            apply: (...given) => duel.apply(...given).map(({ type, clause }) => ({ type, clause })),
          }),
        ),
        randomGame,
      ),
    /shows what was hidden/,
  ],
  [
    'an actor who learns what no event reveals',
    () =>
      checkSecrets(
        secretly(
          broken({
            apply: (state, ...rest) =>
              duel.apply(state, ...rest).map((event) => ({ ...event, lucky: [...state.lucky] })),
          }),
        ),
        randomGame,
      ),
    /what (step|end) shows/,
  ],
];

const ODDS = {
  roll: 'strike',
  clause: 'T-4',
  dice: 1,
  needs: 6,
  modifier: 0,
  modifiers: [],
  chance: [1, 6],
  results: [],
} as const;

/** Says in the question what number the other duellist hopes for. */
function telling(state: DuelState) {
  const open = duel.decision(state);
  return open && { ...open, facts: { lucky: state.lucky } };
}

/** Counts in a variable of its own. */
function forgetful(): Subject<DuelState, Parameters<typeof duel.apply>[2]> {
  let played = 0;
  return broken({
    apply(state, ...rest) {
      played += 1;
      const events = duel.apply(state, ...rest);
      state.turn += played === 1 ? 2 : 0;
      return events;
    },
  });
}

test.each(faults)('finds %s', (_fault, check, message) => {
  expect(check).toThrow(message);
});
