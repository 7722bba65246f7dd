import { type Dice, type Summand, sumOf } from '@hexwyrm/kernel';
import { openBattle } from '../battle/declare/opening.ts';
import { type Hooks, openPlay, type Play } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { POWERS, powersWith } from '../powers/powers.ts';
import { startGame } from './flow.ts';

const FALLS = powersWith('falls');
const ENTERED = powersWith('entered');

const HOOKS: Hooks = {
  startGame,
  openBattle,
  falls(play, id) {
    for (const power of FALLS) power.falls?.(play, id);
  },
  fallen: (play, id) => POWERS.flatMap((power) => power.fallen?.(play, id) ?? []),
  passed(play, id) {
    for (const power of POWERS) power.passed?.(play, id);
  },
  devoured(play, by, id) {
    for (const power of POWERS) power.devoured?.(play, by, id);
  },
  entered(play, id) {
    for (const power of ENTERED) power.entered?.(play, id);
  },
  escaped(play, id) {
    for (const power of POWERS) power.escaped?.(play, id);
  },
  income(play, player, soFar) {
    const parts: Summand[] = [];
    for (const power of POWERS)
      parts.push(...(power.income?.(play, player, Math.max(0, soFar + sumOf(parts).total)) ?? []));
    return parts;
  },
  joined(play, player, people) {
    for (const power of POWERS) power.joined?.(play, player, people);
  },
};

/** The board of the state for something that happens in the whole game. */
export const openGame = (state: State, dice: Dice): Play => openPlay(state, dice, HOOKS);
