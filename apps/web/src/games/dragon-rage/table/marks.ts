import type { Action, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { DIRECTION_NAMES, type Direction, type Grid } from '@hexwyrm/hexmap';
import type { Hex, Mark } from '../../../board/types.ts';
import type { Looked } from '../../../table/kit.ts';
import type { Kind } from '../../../table/select/selection.ts';
import type { Preview } from '../../../table/select/selection-store.ts';
import { pathOf } from '../../../table/select/ways.ts';
import { directionOf, placeOf } from './target.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** The way and the ghost of a preview, and the hex under attack. */
export function marksOf(view: View, looked: OurLook): readonly Mark[] {
  const { preview } = looked;
  return [...(preview === null ? [] : previewMarks(preview, view)), ...attackMarks(view)];
}

/** Kinds that bring the unit to their hex. */
const MOVES: ReadonlySet<Kind> = new Set([
  'walk',
  'bound',
  'fly',
  'land',
  'slither',
  'turn',
  'overrun',
  'scale',
  'displace',
  'face',
]);

/** Kinds after which a unit may change facing in place. */
const TURNS: ReadonlySet<Kind> = new Set(['turn', 'slither']);

/** The place of a unit that is not on the map yet. */
const WAITING = -1;

/** The ghost where the unit would be, and the way there. */
export function previewMarks(preview: Preview<Action>, view: View): Mark[] {
  const { option, action, way } = preview;
  const { hex, kind } = option;
  const { grid } = worldFor(view.map, view.corrections).map;
  if (action.type === 'place' || action.type === 'arrive') {
    const waiting = view.units.findIndex(({ type, hex: at }) => type === action.what && at === WAITING);
    const facing = facingAfter(preview, view, [], grid);
    return [{ kind: 'ghost', hex, facing, ...(waiting >= 0 && { unit: waiting }) }];
  }
  const unit = 'unit' in action ? action.unit : undefined;
  if (unit === undefined || hex < 0 || (way === null && !MOVES.has(kind))) return [];
  const path = routeOf(preview, view, grid);
  const marks = path.length > 1 ? path.map((step): Mark => ({ kind: 'path', hex: step })) : [];
  const end = MOVES.has(kind) ? hex : (path.at(-1) ?? hex);
  const facing = facingAfter(preview, view, path, grid);
  if (end !== placeOf(view, unit) || TURNS.has(kind)) marks.push({ kind: 'ghost', hex: end, unit, facing });
  return marks;
}

/** The hexes of the way, the one it begins in first. */
function routeOf({ option, action, way }: Preview<Action>, view: View, grid: Grid): readonly Hex[] {
  if (way !== null) return pathOf(way, MOVES.has(option.kind) ? option.hex : -1, grid);
  const at = 'unit' in action ? placeOf(view, action.unit) : -1;
  if (at < 0) return [];
  if (action.type === 'fly') return [at, ...action.route.map((name) => grid.index.get(name) ?? -1)];
  return at === option.hex ? [at] : [at, option.hex];
}

function facingAfter(
  { action, way }: Preview<Action>,
  view: View,
  path: readonly Hex[],
  grid: Grid,
): Direction | -1 {
  if ('facing' in action && action.facing !== undefined) return asDirection(directionOf(action.facing));
  const unit = 'unit' in action && action.unit !== undefined ? view.units[action.unit] : undefined;
  const facing = unit?.body?.facing ?? -1;
  if (facing === -1) return facing;
  if (way !== null && way.odds.length === 0) return asDirection(named(way.facing));
  const [last, to] = path.slice(-2);
  if (last === undefined || to === undefined) return facing;
  const heading = DIRECTION_NAMES.findIndex((_, direction) => grid.neighbour[last * 6 + direction] === to);
  return heading < 0 ? facing : asDirection(heading);
}

const named = (facing: string | null): number => {
  const names: readonly string[] = DIRECTION_NAMES;
  return facing === null ? -1 : names.indexOf(facing);
};

const asDirection = (n: number): Direction | -1 =>
  n === 0 || n === 1 || n === 2 || n === 3 || n === 4 || n === 5 ? n : -1;

/** The hex that is under attack while others may still join. */
function attackMarks(view: View): Mark[] {
  const frame = view.frames.at(-1);
  return frame?.kind === 'attack' ? [{ kind: 'target', hex: frame.hex }] : [];
}
