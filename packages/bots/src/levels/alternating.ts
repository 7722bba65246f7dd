import { type GameEvent, type GameState, pickIndex } from '@hexwyrm/kernel';
import { type Bot, seated } from '../bot.ts';

/** Choices are shared out in hundredths. */
const WHOLE = 100;

/** A bot that leaves this part of its choices, drawn at random, to another. */
export const alternating = <S extends GameState, A, E extends GameEvent, V>(
  name: string,
  bot: Bot<S, A, E, V>,
  other: Bot<S, A, E, V>,
  part: number,
): Bot<S, A, E, V> => ({
  name,
  choose(...question) {
    const [, , , dice] = question;
    const player = pickIndex(dice, WHOLE) < part * WHOLE ? other : bot;
    return player.choose(...question);
  },
  sitDown: () => alternating(name, seated(bot), other, part),
});
