import {
  type Action,
  hexesInRange,
  lateIn,
  stormIn,
  type View,
  worldFor,
  zonesIn,
} from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';
import type { Mark, Wash } from '../../../board/types.ts';
import type { Looked } from '../../../table/kit.ts';
import type { Option } from '../../../table/select/selection.ts';
import type { Preview } from '../../../table/select/selection-store.ts';
import { pathOf } from '../../../table/select/ways.ts';
import { playerOf } from '../view.ts';
import { placeOf } from './target.ts';

/** Kinds that bring the unit to their hex. */
const MOVES: ReadonlySet<string> = new Set([
  'step',
  'ride',
  'drive',
  'retreat',
  'advance',
  'deploy',
  'arrive',
  'muster',
]);

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** The way and the ghost of a preview, how far the chosen one reaches, and what is asked for besides. */
export function marksOf(view: View, { seat, subject, preview, shown, overlays }: OurLook): readonly Mark[] {
  return [
    ...(overlays.has('zones') ? zoneMarks(view, seat) : []),
    ...(subject?.kind === 'unit' ? reachMarks(view, subject.unit) : []),
    ...(preview === null ? [] : [...previewMarks(preview, view), ...stormMarks(preview, view)]),
    ...(overlays.has('costs') ? costMarks(shown) : []),
    ...fractureMarks(view),
    ...lateIn(view, seat).map((hex): Mark => ({ kind: 'lit', hex })),
  ];
}

/** An area, unless it is empty. */
function area(hexes: readonly number[], wash: Wash): Mark[] {
  const [hex] = hexes;
  return hex === undefined ? [] : [{ kind: 'area', hex, hexes, wash }];
}

/** Zones of control of the player and of others (DP-6.5-a). */
const zoneMarks = (view: View, seat: Seat): Mark[] =>
  zonesIn(view).flatMap(({ player, hexes }) =>
    area(hexes, player === playerOf(view, seat) ? 'own' : 'enemy'),
  );

/** The fracture lines as far as they are drawn, their hexes counted (DP-16.8-c). */
function fractureMarks({ frames }: View): Mark[] {
  const frame = frames.at(-1);
  if (frame?.kind !== 'fracture') return [];
  return [
    ...area(frame.lines.flat(), 'reach'),
    ...frame.lines.flatMap((line) => line.map((hex, i): Mark => ({ kind: 'figure', hex, text: `${i + 1}` }))),
  ];
}

/** How far the magic of the chosen one reaches (DP-4.5.4-a). */
const reachMarks = (view: View, unit: number): Mark[] => area(hexesInRange(view, unit), 'reach');

/** The cost of each route of the selected unit. */
const costMarks = (shown: readonly Option[]): Mark[] =>
  shown.flatMap(({ hex, ways = [] }) => {
    const [way] = ways;
    return way === undefined ? [] : [{ kind: 'figure', hex, text: `${way.cost}` }];
  });

function previewMarks({ option, action, way }: Preview<Action>, view: View): Mark[] {
  const { hex, kind } = option;
  if (!MOVES.has(kind) || hex < 0 || !('unit' in action) || action.unit === null) return [];
  const { grid } = worldFor(view.corrections).land;
  const from = placeOf(view, action.unit);
  const path = way === null ? (from < 0 ? [] : [from, hex]) : pathOf(way, hex, grid);
  const steps = path.length > 1 ? path.map((step): Mark => ({ kind: 'path', hex: step })) : [];
  return [...steps, { kind: 'ghost', hex, unit: action.unit }];
}

/** Where a storm strikes, which units it shakes around that, and what it floods (DP-12.3-g, i). */
function stormMarks({ option, action }: Preview<Action>, view: View): Mark[] {
  if (action.type !== 'storm' || option.hex < 0) return [];
  const { ring, flooded } = stormIn(view, option.hex);
  return [...area(flooded, 'own'), ...area(ring, 'enemy'), { kind: 'target', hex: option.hex }];
}
