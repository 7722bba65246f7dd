import type { Action } from '@hexwyrm/dragon-pass';
import type { Hex } from '../../../board/types.ts';
import type { GameAction } from '../../../kit/kit.ts';
import { usePassAnswer } from '../useAnswer.ts';

interface Storm {
  readonly hex: Hex;
  readonly ring: readonly Hex[];
  readonly flooded: readonly Hex[];
}

const isStorm = (action: GameAction): action is Extract<Action, { type: 'storm' }> => action.type === 'storm';

/** Where the storm in preview strikes, which units it shakes around that, and what it floods; null without one. */
export function useStorm(
  preview: { readonly action: GameAction; readonly option: { readonly hex: Hex } } | null,
): Storm | null {
  const action = preview !== null && isStorm(preview.action) ? preview.action : null;
  const storm = usePassAnswer('storm', action === null || action.hex === null ? null : { hex: action.hex });
  if (preview === null || storm === null) return null;
  return { ...storm, hex: preview.option.hex };
}
