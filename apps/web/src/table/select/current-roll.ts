import type { Odds } from '@hexwyrm/kernel';
import type { GameAction } from '../../kit/kit.ts';
import { useTable } from '../context.ts';
import type { PlayKit } from '../kit.ts';
import { type Menu, traitsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

/** What is about to be done, and the rolls it would cause. */
export interface CurrentRoll {
  readonly action: GameAction;
  readonly odds: Odds;
}

/** The roll that waits while an attack is put together. */
export const waitingRoll = ({ answers }: Menu, play: PlayKit): GameAction | null =>
  answers.find((action) => traitsOf(play, play.kindOf(action)).waits) ?? null;

export function useWaitingRoll(): GameAction | null {
  const { menu, kit } = useTable();
  return waitingRoll(menu, kit.play);
}

/** The unit that might join, else the preview, else the waiting roll; null while its chances are unknown. */
export function useCurrentRoll(): CurrentRoll | null {
  const { odds } = useTable();
  const { trial, preview } = useSelection();
  const waiting = useWaitingRoll();
  const action = trial ?? preview?.action ?? waiting;
  const found = action === null ? undefined : odds.get(action);
  return action === null || found === undefined ? null : { action, odds: found };
}
