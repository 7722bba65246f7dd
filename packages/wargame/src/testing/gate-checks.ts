import { type GameState, hashState, type Refusal, seededDice } from '@hexwyrm/kernel';
import fc from 'fast-check';
import type { Typed } from '../action-schema.ts';
import { attemptsIn, type Fields } from './attempts.ts';
import { spelt } from './difference.ts';
import { type Moment, playGame } from './random-game.ts';
import type { RandomGame, Subject } from './subject.ts';

/** Each kind of decision is looked at the first few times it is met, and at every so many steps. */
const FIRST = 2;
const EVERY = 193;

/** What is listed is accepted; all else is refused with a clause and changes nothing. Returns how much was refused. */
export function checkGate<S extends GameState, A extends Typed>(
  subject: Subject<S, A>,
  randomGame: RandomGame,
): number {
  const dice = seededDice('attempts');
  const met = new Map<string, number>();
  let refused = 0;
  playGame(subject, randomGame, (moment) => {
    const { state, decision, legal, step } = moment;
    const times = (met.get(decision.kind) ?? 0) + 1;
    met.set(decision.kind, times);
    if (times > FIRST && step % EVERY !== 0) return undefined;
    const before = hashState(state);
    refused += gateAgrees(subject, moment, attemptsIn(subject, state, legal, dice));
    if (hashState(state) !== before) throw new Error(`asking after ${step} actions changed the game`);
    return undefined;
  });
  return refused;
}

function gateAgrees<S extends GameState, A extends Typed>(
  { game, clausePrefix }: Subject<S, A>,
  { state, seat, legal, step }: Moment<S, A>,
  attempts: ReadonlyMap<string, readonly Fields[]>,
): number {
  const listed = new Set(legal.map(spelt));
  if (listed.size < legal.length) throw new Error(`an action is listed twice after ${step} actions`);
  const reactions = game.reactions?.(state, seat) ?? [];
  for (const action of reactions) listed.add(spelt(action));
  for (const action of [...legal, ...reactions]) {
    const verdict = game.explain(state, seat, action);
    if (!verdict.ok) throw new Error(`${spelt(action)} is listed but refused by ${verdict.refusal.clause}`);
    if (game.problemsIn(action).length > 0) throw new Error(`${spelt(action)} is listed but malformed`);
    if (spelt(verdict.action) !== spelt(action)) throw new Error(`${spelt(action)} is understood otherwise`);
  }
  let refused = 0;
  for (const attempt of [...attempts.values()].flat()) {
    if (attempt.type === 'concede') continue;
    const verdict = game.explain(state, seat, attempt);
    if (verdict.ok !== listed.has(spelt(verdict.ok ? verdict.action : attempt))) {
      const fault = verdict.ok
        ? 'accepted but not listed'
        : `listed but refused by ${verdict.refusal.clause}`;
      throw new Error(`${spelt(attempt)} is ${fault} after ${step} actions`);
    }
    if (verdict.ok) continue;
    citesClause(verdict.refusal, clausePrefix);
    refused += 1;
  }
  return refused;
}

function citesClause({ clause }: Refusal, prefix: string): void {
  if (!clause.startsWith(prefix) && !clause.startsWith('K-')) throw new Error(`refused by ${clause}`);
}

/** Anything at all can be proposed: nonsense is refused with a clause, and never throws. */
export function checkNonsense<S extends GameState, A extends Typed>(
  { game, actions, clausePrefix }: Subject<S, A>,
  { scenario, options }: RandomGame,
): void {
  const state = game.setup(scenario, options, seededDice('nonsense'));
  const before = hashState(state);
  const seats = [...(game.decision(state)?.seats ?? []), 'spectator', 'nobody'];
  const types = actions.def.options.map(({ def }) => def.shape.type);
  const type = fc.constantFrom(...types.flatMap((schema) => [...(schema._zod.values ?? [])]));
  const value = fc.oneof(fc.anything(), fc.integer(), fc.constantFrom('0101', '9999', ''));
  const nonsense = fc.oneof(
    fc.anything(),
    fc.record({ type, unit: value, hex: value }),
    fc.record({ type, unit: value, to: value }),
    fc.record({ type }),
  );
  fc.assert(
    fc.property(nonsense, fc.constantFrom(...seats), (proposal, seat) => {
      const verdict = game.explain(state, seat, proposal);
      if (verdict.ok && game.problemsIn(proposal).length > 0)
        throw new Error('what is malformed is accepted');
      if (!verdict.ok) citesClause(verdict.refusal, clausePrefix);
    }),
    { seed: 1, numRuns: 300 },
  );
  if (hashState(state) !== before) throw new Error('nonsense changed the game');
}
