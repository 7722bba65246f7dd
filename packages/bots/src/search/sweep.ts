import { type Dice, type Game, type GameEvent, type GameState, pickIndex, type Seat } from '@hexwyrm/kernel';
import type { Judgement } from '../judgement.ts';

/** Actions of one unit that are tried. */
const TRIED = 6;
/** Less is no gain. */
const EPSILON = 1e-9;

/**
 * Moves one unit to its end before it looks at the next, and asks no more of an action than to be better than standing still:
 * far less work than to look at everything at every step. For one turn that is played in thought.
 */
export class Sweep<S extends GameState, A, E extends GameEvent, V> {
  readonly #game: Game<S, A, E, V>;
  readonly #judgement: Judgement<S, A>;
  readonly #dice: Dice;
  /** Units that stay where they are for the rest of the turn. */
  readonly #settled = new Set<number | null>();

  constructor(game: Game<S, A, E, V>, judgement: Judgement<S, A>, dice: Dice) {
    this.#game = game;
    this.#judgement = judgement;
    this.#dice = dice;
  }

  choose(state: S, seat: Seat): A {
    const legal = this.#game.legal(state, seat);
    const now = this.#judgement.value(state, seat);
    for (const [unit, actions] of this.#inOrder(state, legal)) {
      const best = this.#best(state, seat, actions);
      if (best !== null && best.value > now + EPSILON) return best.action;
      this.#settled.add(unit);
    }
    return (
      legal.find((action) => this.#judgement.isPassive(action)) ?? legal[pickIndex(this.#dice, legal.length)]
    );
  }

  /** The unit that is moving, then the others from anywhere on. */
  #inOrder(state: S, legal: readonly A[]): readonly (readonly [unit: number | null, actions: A[]])[] {
    const units = new Map<number | null, A[]>();
    let moving: number | null | undefined;
    for (const action of legal) {
      if (this.#judgement.isPassive(action)) continue;
      const unit = this.#game.unitOf(action);
      if (this.#settled.has(unit)) continue;
      const known = units.get(unit);
      if (known) known.push(action);
      else units.set(unit, [action]);
      if (moving === undefined && this.#judgement.continues(state, action)) moving = unit;
    }
    const all = [...units];
    if (all.length === 0) return all;
    const from =
      moving === undefined ? pickIndex(this.#dice, all.length) : all.findIndex(([unit]) => unit === moving);
    return [...all.slice(from), ...all.slice(0, from)];
  }

  #best(state: S, seat: Seat, actions: readonly A[]): { readonly action: A; readonly value: number } | null {
    let best: { action: A; value: number } | null = null;
    for (const action of this.#judgement.shortlist(state, seat, actions, TRIED).slice(0, TRIED)) {
      const after = this.#game.clone(state);
      this.#game.apply(after, seat, action, this.#dice);
      const value = this.#judgement.value(after, seat);
      if (best === null || value > best.value) best = { action, value };
    }
    return best;
  }
}
