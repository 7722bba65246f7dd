import { type Action, type View, worldFor } from '@hexwyrm/dragon-pass';
import type { Mark } from '../../../board/types.ts';
import type { Preview } from '../../../table/desk.ts';
import type { Subject } from '../../../table/selection.ts';
import { pathOf } from '../../../table/ways.ts';
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

/** The way and the ghost of a preview, and the hexes under attack. */
export function marksOf(
  view: View,
  _subject: Subject | null,
  preview: Preview<Action> | null,
): readonly Mark[] {
  return [...(preview === null ? [] : previewMarks(preview, view)), ...attackMarks(view)];
}

function previewMarks({ option, action, way }: Preview<Action>, view: View): Mark[] {
  const { hex, kind } = option;
  if (!MOVES.has(kind) || hex < 0 || !('unit' in action) || action.unit === null) return [];
  const { grid } = worldFor(view.corrections).land;
  const from = placeOf(view, action.unit);
  const path = way === null ? (from < 0 ? [] : [from, hex]) : pathOf(way, hex, grid);
  const steps = path.length > 1 ? path.map((step): Mark => ({ kind: 'path', hex: step })) : [];
  return [...steps, { kind: 'ghost', hex, unit: action.unit }];
}

/** The hexes under attack, while a battle is put together and fought. */
function attackMarks(view: View): Mark[] {
  const battle = view.frames.find(({ kind }) => kind === 'declare' || kind === 'battle');
  return battle && 'targets' in battle ? battle.targets.map((hex): Mark => ({ kind: 'target', hex })) : [];
}
