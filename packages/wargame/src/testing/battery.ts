// The tests that every game passes, on what its package exports.

import type { GameState } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import type { Typed } from '../action-schema.ts';
import { checkGate, checkNonsense } from './gate-checks.ts';
import { checkPlay, checkReplay } from './play-checks.ts';
import { nameOf } from './random-game.ts';
import { checkSecrets } from './secret-checks.ts';
import type { RandomGame, Subject } from './subject.ts';

/** Enough for machines that do much else at the same time. */
const timeout = 300_000;

const named = (games: readonly RandomGame[]) =>
  games.map((randomGame) => ({ name: nameOf(randomGame), randomGame }));

/** Random games end, keep the invariants, copy, save and replay. */
export function testPlay<S extends GameState, A extends Typed>(subject: Subject<S, A>): void {
  describe.each(named(subject.games))('$name', { timeout }, ({ randomGame }) => {
    test('random play ends, nothing impossible happens, positions load, copies are independent', () => {
      checkPlay(subject, randomGame);
    });
    test('the record of the game replays to the same hash', () => {
      checkReplay(subject, randomGame);
    });
  });
}

/** What is legal is accepted, and nothing else. */
export function testGate<S extends GameState, A extends Typed>(subject: Subject<S, A>): void {
  test.each(named(subject.gateGames))(
    '$name: what is listed is accepted, all else refused with a clause',
    {
      timeout,
    },
    ({ randomGame }) => {
      expect(checkGate(subject, randomGame)).toBeGreaterThan(100);
    },
  );
  test.each(named(subject.gateGames.slice(0, 2)))(
    '$name: nonsense is refused with a clause',
    ({ randomGame }) => {
      checkNonsense(subject, randomGame);
    },
  );
}

/** Hidden information stays hidden, and what is shown is marked as revealed. */
export function testSecrets<S extends GameState, A extends Typed>(subject: Subject<S, A>): void {
  const { secrets } = subject;
  if (secrets === null) throw new TypeError(`${subject.game.id} has no secrets to test`);
  const secretSubject = { ...subject, secrets };
  test.each(named(secrets.games))(
    '$name: what is hidden shows nowhere until an event reveals it',
    {
      timeout,
    },
    ({ randomGame }) => {
      const { hidden, samples, shown } = checkSecrets(secretSubject, randomGame);
      expect(hidden).toBeGreaterThan(0);
      expect(samples).toBeGreaterThan(0);
      expect(shown).toBeGreaterThan(0);
    },
  );
}
