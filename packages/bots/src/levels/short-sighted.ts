import { type GameEvent, type GameState, shuffle } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import type { Judgement } from '../judgement.ts';

/** However little it sees. */
const LEAST = 2;

/**
 * A bot that overlooks most of what it could do, as beginners do: at each choice it sees only this part of the actions, drawn
 * at random, and what leaves everything as it is.
 */
export const shortSighted = <S extends GameState, A, E extends GameEvent, V>(
  name: string,
  bot: Bot<S, A, E, V>,
  { isPassive }: Judgement<S, A>,
  part: number,
): Bot<S, A, E, V> => ({
  name,
  choose(game, state, seat, dice, budget) {
    const legal = game.legal(state, seat);
    const count = Math.max(LEAST, Math.ceil(part * legal.length));
    const seen = new Set(shuffle(dice, legal).slice(0, count));
    const left = legal.filter((action) => seen.has(action) || isPassive(action));
    return bot.choose({ ...game, legal: () => left }, state, seat, dice, budget);
  },
});
