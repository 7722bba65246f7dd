import type { Bot, Budget, Judgement } from '@hexwyrm/bots';
import { type Dice, type Game, type GameEvent, type GameState, pickOne, type Seat } from '@hexwyrm/kernel';

/** How much is tried that looked worse so far; and the actions of a random playout before it is judged. */
const CURIOSITY = Math.SQRT1_2;
const DEPTH = 40;
/** Differences of value that count: more is as good as won. */
const SCALE = 40;

/** An action, and how games went on from it for the seat that took it. */
interface Node<A> {
  readonly children: Map<string, Node<A>>;
  visits: number;
  total: number;
}

const leaf = <A>(): Node<A> => ({ children: new Map(), visits: 0, total: 0 });

/** Plain UCT: every legal action, random playouts, no knowledge but the judgement at their end. Dice are rolled again each time. */
export const uctBot = <S extends GameState, A, E extends GameEvent, V>(
  judgement: Judgement<S, A>,
): Bot<S, A, E, V> => ({
  name: 'uct',
  choose(game, state, seat, dice, budget) {
    const legal = game.legal(state, seat);
    if (legal.length === 1) return legal[0];
    const root = leaf<A>();
    const before = judgement.value(state, seat);
    while (!isOver(root, budget))
      visit(game, judgement, root, game.sample(state, seat, dice), seat, before, dice);
    const visits = (action: A): number => root.children.get(JSON.stringify(action))?.visits ?? 0;
    return legal.reduce((best, action) => (visits(action) > visits(best) ? action : best));
  },
});

const isOver = ({ visits }: { readonly visits: number }, { evaluations, isOver: late }: Budget): boolean =>
  visits * DEPTH >= evaluations || late?.() === true;

/** Down the tree to a new action, on at random, and back with the result. */
function visit<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  judgement: Judgement<S, A>,
  root: Node<A>,
  state: S,
  seat: Seat,
  before: number,
  dice: Dice,
): void {
  const path: { readonly node: Node<A>; readonly actor: Seat }[] = [{ node: root, actor: seat }];
  let node = root;
  let isNew = false;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const decision = game.decision(state);
    if (decision === null) break;
    const [actor] = decision.seats;
    const legal = game.legal(state, actor);
    if (isNew) {
      game.apply(state, actor, pickOne(dice, legal), dice);
      continue;
    }
    const action = chosen(node, legal, dice);
    const key = JSON.stringify(action);
    const known = node.children.get(key);
    const next = known ?? leaf<A>();
    node.children.set(key, next);
    isNew = known === undefined;
    game.apply(state, actor, action, dice);
    path.push({ node: next, actor });
    node = next;
  }
  const result = 1 / (1 + Math.exp((before - judgement.value(state, seat)) / SCALE));
  for (const { node: passed, actor } of path) {
    passed.visits += 1;
    passed.total += actor === seat ? result : 1 - result;
  }
}

/** One that was never tried, or the one with the highest upper bound. */
function chosen<A>({ children, visits }: Node<A>, legal: readonly A[], dice: Dice): A {
  const fresh = legal.filter((action) => !children.has(JSON.stringify(action)));
  if (fresh.length > 0) return pickOne(dice, fresh);
  const bound = (action: A): number => {
    const child = children.get(JSON.stringify(action)) ?? leaf<A>();
    return child.total / child.visits + CURIOSITY * Math.sqrt(Math.log(visits + 1) / child.visits);
  };
  return legal.reduce((best, action) => (bound(action) > bound(best) ? action : best));
}
