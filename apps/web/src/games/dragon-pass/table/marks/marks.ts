import type { Action, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import type { Mark, Wash } from '../../../../board/types.ts';
import type { Looked } from '../../../../table/kit.ts';
import type { Option } from '../../../../table/select/selection.ts';
import type { Preview } from '../../../../table/select/selection-store.ts';
import { pathOf } from '../../../../table/select/ways.ts';
import type { PassView } from '../../view.ts';
import { isMove } from '../kinds.ts';
import { placeOf } from '../target.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** The way and the ghost of a preview, what ways cost, fracture lines, and who has still to move. */
export function marksOf(view: PassView, { preview, shown, overlays }: OurLook): readonly Mark[] {
  return [
    ...(preview === null ? [] : previewMarks(preview, view)),
    ...(overlays.has('costs') ? costMarks(shown) : []),
    ...fractureMarks(view),
    ...view.answers.duties.late.map((hex): Mark => ({ kind: 'lit', hex })),
    ...leaverMarks(view),
  ];
}

/** Units that an event may call away. */
const leaverMarks = (view: PassView): Mark[] =>
  [...new Set(view.answers.events.leavers?.units.map((unit) => placeOf(view, unit)))].map((hex) => ({
    kind: 'able',
    hex,
  }));

/** An area, unless it is empty. */
export function area(hexes: readonly number[], wash: Wash): Mark[] {
  const [hex] = hexes;
  return hex === undefined ? [] : [{ kind: 'area', hex, hexes, wash }];
}

/** The fracture lines as far as they are drawn, their hexes counted (DP-16.8-c). */
function fractureMarks({ frames }: View): Mark[] {
  const frame = frames.at(-1);
  if (frame?.kind !== 'fracture') return [];
  return [
    ...area(frame.lines.flat(), 'reach'),
    ...frame.lines.flatMap((line) => line.map((hex, i): Mark => ({ kind: 'figure', hex, text: `${i + 1}` }))),
  ];
}

/** The cost of each route of the selected unit. */
const costMarks = (shown: readonly Option[]): Mark[] =>
  shown.flatMap(({ hex, ways = [] }) => {
    const [way] = ways;
    return way === undefined ? [] : [{ kind: 'figure', hex, text: `${way.cost}` }];
  });

function previewMarks({ option, action, way }: Preview<Action>, view: View): Mark[] {
  const { hex, kind } = option;
  if (!isMove(kind) || hex < 0 || !('unit' in action) || action.unit === null) return [];
  const { grid } = worldFor(view.corrections).land;
  const from = placeOf(view, action.unit);
  const path = way === null ? (from < 0 ? [] : [from, hex]) : pathOf(way, hex, grid);
  const steps = path.length > 1 ? path.map((step): Mark => ({ kind: 'path', hex: step })) : [];
  return [...steps, { kind: 'ghost', hex, unit: action.unit }];
}
