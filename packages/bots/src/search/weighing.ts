import { type GameEvent, type GameState, seededDice } from '@hexwyrm/kernel';
import { tryOut } from '../try-out.ts';
import { Race } from './race.ts';
import type { Rehearsal } from './rehearsal.ts';

/** Actions that are glanced at, and those of them that are weighed. */
const SEEN = 40;
const WEIGHED = 6;

/** A single action, weighed against the others that look best at first sight. */
export function* weigh<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  state: S,
  legal: readonly A[],
  usual: A,
): Generator<undefined, A, undefined> {
  const { game, seat, dice, craft } = rehearsal;
  const { judgement } = craft;
  const words = JSON.stringify(usual);
  const rivals = judgement
    .shortlist(state, seat, legal, SEEN)
    .filter((action) => JSON.stringify(action) !== words)
    .map((action) => ({ action, value: tryOut(game, judgement, state, seat, action, dice).value }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, WEIGHED);
  const race = new Race(usual, dice);
  const track = {
    worthOf(action: A, fate: number): number {
      const rolls = seededDice(fate);
      const after = rehearsal.begin(rolls);
      if (!game.explain(after, seat, action).ok) return rehearsal.outcome(after, fate);
      game.apply(after, seat, action, rolls);
      return rehearsal.outcome(after, fate);
    },
    isOver: () => rehearsal.isOver(),
  };
  for (const { action } of rivals) {
    if (rehearsal.isOver()) break;
    yield;
    yield* race.meet(action, track);
  }
  return race.best;
}
