import { type GameEvent, type GameState, pickOne } from '@hexwyrm/kernel';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the next. */
export const randomBot = <S extends GameState, A, E extends GameEvent, V>(): Bot<S, A, E, V> => ({
  name: 'random',
  choose: (game, state, seat, dice) => pickOne(dice, game.legal(state, seat)),
});
