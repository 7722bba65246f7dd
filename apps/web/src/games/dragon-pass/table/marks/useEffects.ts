import type { Action, Effect } from '@hexwyrm/dragon-pass';
import type { GameAction } from '../../../../kit/kit.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { EFFECTIVE } from '../kinds.ts';

const NONE: readonly Effect[] = [];

const isEffective = (action: GameAction): action is Action => EFFECTIVE.has(action.type);

/** What the action of a power would do; nothing for other actions. */
export function useEffects(action: GameAction | null): readonly Effect[] {
  const power = action !== null && isEffective(action) ? action : null;
  return usePassAnswer('effects', power && { action: power }) ?? NONE;
}
