import type { GameEvent, GameState } from '@hexwyrm/kernel';
import { tryOut } from '../try-out.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { Scale } from './scale.ts';

/** Actions that are tried for a first opinion. */
const OPINIONS = 24;
/** How much is tried that looked worse so far. */
const CURIOSITY = 0.25;
/** How fast more actions come into question. */
const WIDTH = 1;
/** Standard errors by which a branch has to be better than what the policy would do. */
const SURE = 1;
/** The variance of scores between 0 and 1 that a branch begins with. */
const COMMON = 0.1;
/** Visits that open a point. */
const OPENED = 2;

/**
 * A point of a plan, and what may be done there. Dice and answers between the points are not part of it: the same plan is tried
 * under ever new ones.
 */
export class Point<A> {
  visits = 0;
  /** The best first, as they look at a glance. */
  branches: readonly Branch<A>[] = [];

  /** The branch that was tried most, if it is sure to be better than the first of them. */
  favourite(): Branch<A> {
    const [first] = this.branches;
    const [most] = this.branches.toSorted((a, b) => b.next.visits - a.next.visits || b.mean - a.mean);
    const doubt = SURE * Math.sqrt(first.variance / first.next.visits + most.variance / most.next.visits);
    return most.mean - first.mean > doubt ? most : first;
  }
}

/** An action at a point, and how plans with it turned out. */
export class Branch<A> {
  readonly action: A;
  readonly key: string;
  readonly next = new Point<A>();
  #total = 0;
  #squares = 0;

  constructor(action: A) {
    this.action = action;
    this.key = JSON.stringify(action);
  }

  get mean(): number {
    return this.next.visits === 0 ? 0 : this.#total / this.next.visits;
  }

  /** Of its scores; that of a few is not known well, and taken for no less than is common. */
  get variance(): number {
    const { visits } = this.next;
    return (this.#squares - visits * this.mean ** 2 + COMMON) / visits;
  }

  add(score: number): void {
    this.next.visits += 1;
    this.#total += score;
    this.#squares += score ** 2;
  }
}

/** Tries a plan once: down the tree as far as it reaches, then by policy, and tells all branches on the way how it went. */
export function tryPlan<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  root: Point<A>,
  scale: Scale,
): void {
  const { game, seat, dice } = rehearsal;
  const state = rehearsal.begin();
  const path: Branch<A>[] = [];
  let point = root;
  for (let legal = rehearsal.nextChoice(state); legal !== null; legal = rehearsal.nextChoice(state)) {
    if (point.branches.length === 0) {
      if (point.visits < OPENED) break;
      point.branches = opinions(rehearsal, state, legal);
    }
    const branch = select(point, legal);
    if (branch === null) break;
    game.apply(state, seat, branch.action, dice);
    path.push(branch);
    point = branch.next;
  }
  const score = scale(rehearsal.outcome(state));
  if (rehearsal.isLate()) return;
  root.visits += 1;
  for (const branch of path) branch.add(score);
}

/** What looks best one action ahead. */
export function opinions<S extends GameState, A, E extends GameEvent, V>(
  { game, seat, dice, craft: { judgement } }: Rehearsal<S, A, E, V>,
  state: S,
  legal: readonly A[],
): readonly Branch<A>[] {
  return judgement
    .shortlist(state, seat, legal, OPINIONS)
    .slice(0, OPINIONS)
    .map((action) => ({
      branch: new Branch(action),
      value: tryOut(game, judgement, state, seat, action, dice).value,
    }))
    .sort((a, b) => b.value - a.value)
    .map(({ branch }) => branch);
}

/** The branch to try next, of those that are possible this time. The more visits, the more of them come into question. */
function select<A>({ branches, visits }: Point<A>, legal: readonly A[]): Branch<A> | null {
  const possible = new Set(legal.map((action) => JSON.stringify(action)));
  const width = Math.ceil(WIDTH * Math.sqrt(visits + 1));
  const open = branches.filter(({ key }) => possible.has(key)).slice(0, width);
  const fresh = open.find(({ next }) => next.visits === 0);
  if (fresh) return fresh;
  const log = Math.log(visits + 1);
  let best: Branch<A> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of open) {
    const hope = branch.mean + CURIOSITY * Math.sqrt(log / branch.next.visits);
    if (hope > most) [best, most] = [branch, hope];
  }
  return best;
}
