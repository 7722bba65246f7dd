import type { Action } from '@hexwyrm/dragon-rage';
import type { Odds } from '@hexwyrm/kernel';
import { useTable } from './context.ts';
import { useDesk } from './desk.ts';

/** What is about to be done, and the rolls it would cause. */
export interface InHand {
  readonly action: Action;
  readonly odds: Odds;
}

/** The roll that waits while an attack is put together. */
export function useWaitingRoll(): Action | null {
  const { menu } = useTable();
  return menu.answers.find(({ type }) => type === 'roll') ?? null;
}

/** Whoever might join, else what is previewed, else the roll that waits; null while its chances are not known. */
export function useInHand(): InHand | null {
  const { odds } = useTable();
  const { trial, preview } = useDesk();
  const waiting = useWaitingRoll();
  const action = trial ?? preview?.action ?? waiting;
  const found = action === null ? undefined : odds.get(action);
  return action === null || found === undefined ? null : { action, odds: found };
}
