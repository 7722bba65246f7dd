import type { Action, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { useMemo } from 'react';
import type { Hex, Mark } from '../../../board/types.ts';
import type { Looked, Sign } from '../../../table/kit.ts';
import type { Kind } from '../../../table/select/selection.ts';
import type { Preview } from '../../../table/select/selection-store.ts';
import { useRageAnswer } from '../useAnswer.ts';
import type { RageView } from '../view.ts';
import { previewMarks } from './marks.ts';
import { placeOf } from './target.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

type Chosen = Pick<OurLook, 'subject' | 'preview'>;

/** A unit that flies or lands strikes nothing this turn. */
const FLIGHTS: ReadonlySet<Kind> = new Set(['fly', 'land']);

/** Where a chosen monster is, or where the preview puts it. */
export function stanceOf(view: View, { subject, preview }: Chosen) {
  if (subject?.kind !== 'unit' || FLIGHTS.has(preview?.option.kind ?? '')) return null;
  const { unit } = subject;
  const ghost =
    preview === null ? undefined : previewMarks(preview, view).find(({ kind }) => kind === 'ghost');
  const hex = ghost?.hex ?? placeOf(view, unit);
  const facing = ghost?.facing ?? view.units[unit]?.body?.facing ?? -1;
  const name = worldFor(view.map, view.corrections).map.grid.names[hex];
  return name === undefined || facing === -1 ? null : { hex, asked: { unit, hex: name, facing } };
}

/** What a chosen monster reaches from there; null where it strikes nothing, and until the host has answered. */
function useArcs(view: RageView, chosen: Chosen) {
  const stance = stanceOf(view, chosen);
  const arcs = useRageAnswer('arcs', stance?.asked ?? null);
  return stance && arcs && { hex: stance.hex, arcs };
}

export function useArcMarks(view: RageView, chosen: OurLook): readonly Mark[] {
  const reach = useArcs(view, chosen);
  const hex: Hex = reach?.hex ?? -1;
  const arcs = reach?.arcs;
  return useMemo(() => (arcs ? [{ kind: 'arcs', hex, arcs }] : []), [hex, arcs]);
}

const ARCS = [
  { id: 'arc-head', meaning: 'rage.mark-arc-head', arc: 'head' },
  { id: 'arc-legs', meaning: 'rage.mark-arc-legs', arc: 'legs' },
] as const;

/** What the legend says of these arcs. */
export const arcSigns = (arcs: readonly unknown[]): readonly Sign[] =>
  ARCS.filter(({ arc }) => arcs.includes(arc));

/** The arcs of a chosen monster that are on the board, for the legend. */
export const useArcSigns = (view: RageView, chosen: Chosen): readonly Sign[] =>
  arcSigns(useArcs(view, chosen)?.arcs ?? []);
