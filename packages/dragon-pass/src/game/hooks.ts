import type { Dice } from '@hexwyrm/kernel';
import { type Hooks, openPlay, type Play } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { settleBatDebt } from '../exotics/crimson-bat/bat-debt.ts';
import { notePrey, releasePrey } from '../exotics/crimson-bat/hunger.ts';
import { beginPlayerTurn, startGame } from './flow.ts';

const HOOKS: Hooks = {
  startGame,
  beginPlayerTurn,
  fallen: settleBatDebt,
  devoured: notePrey,
  escaped: releasePrey,
};

/** The board of the state for something that happens in the whole game. */
export const openGame = (state: State, dice: Dice): Play => openPlay(state, dice, HOOKS);
