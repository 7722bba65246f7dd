import type { Board } from './board.ts';
import type { Hush } from './state.ts';
import type { Player } from './vocabulary.ts';

/** Whether the player does not want to be asked about it again until the player-turn ends. */
export const isHushed = ({ state }: Board, player: Player, about: Hush['about']): boolean =>
  state.hushed?.some((hush) => hush.player === player && hush.about === about) ?? false;
