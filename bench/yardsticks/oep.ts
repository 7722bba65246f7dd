import type { Bot, Judgement } from '@hexwyrm/bots';
import {
  type Dice,
  type Game,
  type GameEvent,
  type GameState,
  pickIndex,
  pickOne,
  type Seat,
} from '@hexwyrm/kernel';

/** As Justesen, Mahlmann, Risi and Togelius have it (2017): a population of plans, the worse half of them bred again. */
const POPULATION = 32;
const KEPT = 16;
/** Chance of a child to be changed at one point: one in so many. */
const CHANGED = 2;
/** No turn takes more actions. */
const LONGEST = 600;

interface Individual<A> {
  readonly plan: readonly A[];
  readonly value: number;
}

/** What of a game plain online evolution asks for. */
interface Trade<S, A> {
  readonly judgement: Judgement<S, A>;
  turnOf(state: S): string;
}

/** Plain online evolution: random plans for the rest of the own turn, judged at its end, and no knowledge but that. */
export const oepBot = <S extends GameState, A, E extends GameEvent, V>(
  trade: Trade<S, A>,
): Bot<S, A, E, V> => ({
  name: 'oep',
  choose(game, state, seat, dice, { evaluations, isOver }) {
    const legal = game.legal(state, seat);
    if (legal.length === 1) return legal[0];
    let applied = 0;
    const live = (plan: readonly A[]): Individual<A> => {
      const lived = played(game, trade, game.sample(state, seat, dice), seat, plan, dice);
      applied += lived.plan.length;
      return lived;
    };
    let all = [live([])];
    while (applied < evaluations && isOver?.() !== true) {
      if (all.length >= POPULATION) all = all.toSorted((a, b) => b.value - a.value).slice(0, KEPT);
      all.push(live(all.length < KEPT ? [] : child(pickOne(dice, all).plan, pickOne(dice, all).plan, dice)));
    }
    const best = all.reduce((one, other) => (other.value > one.value ? other : one));
    return best.plan[0] ?? legal[0];
  },
});

/** Each action from one parent or the other, and now and then one left out, so that something else takes its place. */
function child<A>(one: readonly A[], other: readonly A[], dice: Dice): readonly A[] {
  const longer = one.length > other.length ? one : other;
  const mixed = longer.map((_, at) => (pickIndex(dice, 2) === 0 ? one[at] : other[at]) ?? longer[at]);
  const lost = pickIndex(dice, CHANGED) === 0 ? pickIndex(dice, mixed.length) : -1;
  return mixed.filter((_, at) => at !== lost);
}

/** Plays the turn to its end: as planned where that is possible, else at random, which also answers for the other side. */
function played<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { judgement, turnOf }: Trade<S, A>,
  state: S,
  seat: Seat,
  plan: readonly A[],
  dice: Dice,
): Individual<A> {
  const turn = turnOf(state);
  const done: A[] = [];
  let at = 0;
  for (let i = 0; i < LONGEST && turnOf(state) === turn; i += 1) {
    const decision = game.decision(state);
    if (decision === null) break;
    const [actor] = decision.seats;
    const wanted = actor === seat ? plan[at] : undefined;
    const verdict = wanted === undefined ? null : game.explain(state, actor, wanted);
    const action = verdict?.ok ? verdict.action : pickOne(dice, game.legal(state, actor));
    game.apply(state, actor, action, dice);
    if (actor !== seat) continue;
    done.push(action);
    at += 1;
  }
  return { plan: done, value: judgement.value(state, seat) };
}
