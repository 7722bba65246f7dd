import type { Action } from '@hexwyrm/dragon-pass';
import { useMemo } from 'react';
import type { Mark } from '../../../board/types.ts';
import type { Looked } from '../../../table/kit.ts';
import type { Preview } from '../../../table/select/selection-store.ts';
import { usePassAnswer } from '../useAnswer.ts';
import { type PassView, playerOf } from '../view.ts';
import { battleMarks } from './battle/battle-marks.ts';
import { useBattleWith } from './battle/useBattle.ts';
import { area } from './marks.ts';
import { useStorm } from './useStorm.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** Zones of control, how far magic reaches, where a storm strikes, and the battle of the preview. */
export function useAskedMarks(
  view: PassView,
  { seat, subject, preview, overlays }: OurLook,
): readonly Mark[] {
  const zones = usePassAnswer('zones', overlays.has('zones') ? {} : null);
  const range = usePassAnswer(
    'range',
    subject?.kind === 'unit' && subject.unit >= 0 ? { unit: subject.unit } : null,
  );
  const storm = useStorm(preview);
  const battle = useBattleWith(preview?.action ?? null);
  return useMemo(
    () => [
      // DP-6.5-a
      ...(zones ?? []).flatMap(({ player, hexes }) =>
        area(hexes, player === playerOf(view, seat) ? 'own' : 'enemy'),
      ),
      // DP-4.5.4-a
      ...area(range?.hexes ?? [], 'reach'),
      // DP-12.3-g, i
      ...(storm === null
        ? []
        : [
            ...area(storm.flooded, 'own'),
            ...area(storm.ring, 'enemy'),
            { kind: 'target', hex: storm.hex } as const,
          ]),
      ...battleMarks(view, battle?.report ?? null),
    ],
    [view, seat, zones, range, storm, battle],
  );
}
