import { type Dice, type GameEvent, type GameState, pickIndex, pickOne } from '@hexwyrm/kernel';
import { nextPossible, type Plan } from './plan.ts';
import type { Move, Rehearsal } from './rehearsal.ts';

/** Moves that are drawn for a unit, of which the one that looks best is taken. */
const DRAWN = 5;
/** One change in so many leaves the unit where it is. */
const STAYS = 4;

/** The plan with another move for one unit, drawn at random, or with none. */
export function variation<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
): Plan<A> {
  const { game, dice } = rehearsal;
  const start = rehearsal.begin(dice);
  const legal = rehearsal.nextChoice(start, dice) ?? [];
  const units = [...new Set(legal.flatMap((action) => game.unitOf(action) ?? []))];
  if (units.length === 0) return plan;
  const unit = pickOne(dice, units);
  const others = plan.filter((action) => game.unitOf(action) !== unit);
  if (others.length < plan.length && pickIndex(dice, STAYS) === 0) return others;
  const first = plan.findIndex((action) => game.unitOf(action) === unit);
  const end = others.findIndex((action) => game.unitOf(action) === null);
  const at = first < 0 ? pickIndex(dice, (end < 0 ? others.length : end) + 1) : first;
  playTo(rehearsal, others.slice(0, at), start, dice);
  const move = moveFor(rehearsal, start, unit);
  return move === null ? plan : [...others.slice(0, at), ...move.actions, ...others.slice(at)];
}

/** Plays the beginning of a plan. */
function playTo<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  state: S,
  dice: Dice,
): void {
  const { game, seat } = rehearsal;
  let at = 0;
  while (at < plan.length) {
    const legal = rehearsal.nextChoice(state, dice);
    if (legal === null) return;
    at = nextPossible(game.unitOf, plan, at, legal);
    if (at < plan.length) game.apply(state, seat, plan[at], dice);
    at += 1;
  }
}

/** Of some moves that the unit may make the one after which the position looks best. */
function moveFor<S extends GameState, A, E extends GameEvent, V>(
  { game, seat, dice, craft }: Rehearsal<S, A, E, V>,
  state: S,
  unit: number,
): Move<A> | null {
  const moves = craft.movesOf(state, seat, unit);
  let best: Move<A> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(DRAWN, moves.length); i += 1) {
    const move = pickOne(dice, moves);
    const after = game.clone(state);
    for (const action of move.actions) {
      if (!game.explain(after, seat, action).ok) break;
      game.apply(after, seat, action, dice);
    }
    const value = craft.judgement.value(after, seat);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
