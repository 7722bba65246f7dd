import type { Action } from '@hexwyrm/dragon-pass';
import { POWER_EFFECTS } from '@hexwyrm/dragon-pass/data';
import { useMemo } from 'react';
import type { Mark, Wash } from '../../../../board/types.ts';
import type { Looked } from '../../../../table/kit.ts';
import type { Preview } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { type PassView, playerOf } from '../../view.ts';
import { battleMarks } from '../battle/battle-marks.ts';
import { useBattleWith } from '../battle/useBattle.ts';
import { area } from './marks.ts';
import { useEffects } from './useEffects.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** What eliminates is red, water blue, and all else that happens to hexes violet. */
const WASHES = { deadly: 'enemy', wet: 'own', mild: 'reach' } as const satisfies Readonly<
  Record<string, Wash>
>;

/** Zones of control, how far magic reaches, what a power does, and the battle of the preview. */
export function useAskedMarks(
  view: PassView,
  { seat, subject, preview, overlays }: OurLook,
): readonly Mark[] {
  const zones = usePassAnswer('zones', overlays.has('zones') ? {} : null);
  const range = usePassAnswer(
    'range',
    subject?.kind === 'unit' && subject.unit >= 0 ? { unit: subject.unit } : null,
  );
  const effects = useEffects(preview?.action ?? null);
  const battle = useBattleWith(preview?.action ?? null);
  return useMemo(
    () => [
      // DP-6.5-a
      ...(zones ?? []).flatMap(({ player, hexes }) =>
        area(hexes, player === playerOf(view, seat) ? 'own' : 'enemy'),
      ),
      // DP-4.5.4-a
      ...area(range?.hexes ?? [], 'reach'),
      ...effects.flatMap(({ what, hexes }) => area(hexes, WASHES[POWER_EFFECTS[what]])),
      ...battleMarks(view, battle?.report ?? null),
    ],
    [view, seat, zones, range, effects, battle],
  );
}
