import { type CityMap, strikeArcs, type View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES, type Direction } from '@hexwyrm/hexmap';
import type { RollOdds } from '@hexwyrm/kernel';
import type { Mark } from '../board/types.ts';
import { familyOf, type Kind, showsOdds } from '../games/dragon-rage/table/kinds.ts';
import { directionOf, type Hex, targetOf } from '../games/dragon-rage/table/target.ts';
import { rivals } from '../games/dragon-rage/table/variants.ts';
import type { OddsWords } from '../i18n/index.ts';
import { bestOf, deadliestRoll, decisiveRoll } from './chances.ts';
import type { Preview, WhyNot } from './desk.ts';
import type { Menu, Option, Subject } from './selection.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';
import { pathOf } from './ways.ts';

interface Shown {
  readonly sitting: Sitting;
  readonly subject: Subject | null;
  readonly shown: readonly Option[];
  readonly menu: Menu;
  readonly preview: Preview | null;
  readonly whyNot: WhyNot | null;
  readonly odds: OddsBook;
  /** Where what is previewed acts. */
  readonly scope: readonly Hex[];
  readonly tell: (roll: RollOdds) => OddsWords;
  /** "+4 VP" */
  readonly gain: (vp: number) => string;
}

/** What lies over the board: what the chosen one can do, the preview, the refusal. */
export function marksOf(shown: Shown): readonly Mark[] {
  const { sitting, menu, preview, whyNot, gain } = shown;
  const { view, map } = sitting;
  const from = placeOf(view, shown.subject);
  const marks: Mark[] = shown.shown
    .filter(({ hex, kind }) => hex >= 0 && (hex !== from || familyOf(kind) !== 'walk'))
    .flatMap((option) => optionMarks(option, from, shown));
  for (const join of menu.joins) {
    const hex = targetOf(join, view, map);
    if (hex >= 0) marks.push({ kind: 'zone', hex });
  }
  for (const hex of shown.scope) marks.push({ kind: 'scope', hex });
  if (preview) marks.push(...previewMarks(preview, sitting, gain));
  marks.push(...arcMarks(view, shown.subject, marks));
  if (whyNot?.hex != null) marks.push({ kind: 'refused', hex: whyNot.hex });
  return [...marks, ...attackMarks(view)];
}

const placeOf = (view: View, subject: Subject | null): Hex =>
  subject?.kind === 'unit' ? (view.units[subject.unit]?.hex ?? -1) : -1;

const near = (from: Hex): { from?: Hex } => (from >= 0 ? { from } : {});

function optionMarks(
  { kind, hex, actions, ways }: Option,
  from: Hex,
  { odds, tell, gain, preview }: Shown,
): Mark[] {
  const [way] = ways ?? [];
  const left = way && familyOf(kind) === 'walk' ? { left: way.left, road: way.roadOnly } : {};
  const marks: Mark[] = [{ kind: familyOf(kind), hex, ...left, ...near(from) }];
  const rolls = showsOdds(kind) ? odds.get(bestOf(rivals(actions), odds, actions[0])) : undefined;
  const roll = kind === 'breathe' ? deadliestRoll(rolls) : decisiveRoll(rolls);
  if (roll) {
    const { chance, needs } = tell(roll);
    marks.push({ kind: 'chip', hex, text: chance, note: needs, tone: 'odds', ...near(from) });
  }
  // What is previewed shows its own.
  if (kind === 'raze' && way && way.gain > 0 && preview?.option.hex !== hex)
    marks.push({ kind: 'chip', hex, text: gain(way.gain), tone: 'gain' });
  return marks;
}

const MOVES: ReadonlySet<Kind> = new Set<Kind>([
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

/** The place of a unit that is not on the map yet. */
const WAITING = -1;

/** The ghost where the unit would be, the way there, and what it would gain. */
function previewMarks(preview: Preview, { view, map }: Sitting, gain: Shown['gain']): Mark[] {
  const { option, action, way } = preview;
  const { hex } = option;
  const unit = 'unit' in action ? action.unit : undefined;
  const marks: Mark[] = [];
  if (action.type === 'place' || action.type === 'arrive') {
    const waiting = view.units.findIndex(({ type, hex: at }) => type === action.what && at === WAITING);
    const facing = facingAfter(preview, view, [], map.grid.neighbour);
    marks.push({ kind: 'ghost', hex, facing, ...(waiting >= 0 && { unit: waiting }) });
  }
  if (unit !== undefined && hex >= 0 && (way !== null || MOVES.has(option.kind))) {
    const path = routeOf(preview, view, map);
    if (path.length > 1) for (const step of path) marks.push({ kind: 'path', hex: step });
    const end = MOVES.has(option.kind) ? hex : (path.at(-1) ?? hex);
    const facing = facingAfter(preview, view, path, map.grid.neighbour);
    if (end !== placeOf(view, { kind: 'unit', unit }) || option.kind === 'turn' || option.kind === 'slither')
      marks.push({ kind: 'ghost', hex: end, unit, facing });
  }
  if (way !== null && way.gain > 0) marks.push({ kind: 'chip', hex, text: gain(way.gain), tone: 'gain' });
  return marks;
}

/** The hexes of the way, the one it begins in first. */
function routeOf({ option, action, way }: Preview, view: View, map: CityMap): readonly Hex[] {
  if (way !== null) return pathOf(way, MOVES.has(option.kind) ? option.hex : -1, map);
  const at = 'unit' in action && action.unit !== undefined ? (view.units[action.unit]?.hex ?? -1) : -1;
  if (at < 0) return [];
  if (action.type === 'fly') return [at, ...action.route.map((name) => map.grid.index.get(name) ?? -1)];
  return at === option.hex ? [at] : [at, option.hex];
}

function facingAfter(
  { action, way }: Preview,
  view: View,
  path: readonly Hex[],
  neighbour: Int16Array,
): Direction | -1 {
  if ('facing' in action && action.facing !== undefined) return asDirection(directionOf(action.facing));
  const unit = 'unit' in action && action.unit !== undefined ? view.units[action.unit] : undefined;
  const facing = unit?.body?.facing ?? -1;
  if (facing === -1) return facing;
  if (way !== null && way.odds.length === 0) return asDirection(named(way.facing));
  const [last, to] = path.slice(-2);
  if (last === undefined || to === undefined) return facing;
  const heading = DIRECTION_NAMES.findIndex((_, direction) => neighbour[last * 6 + direction] === to);
  return heading < 0 ? facing : asDirection(heading);
}

const named = (facing: string | null): number => {
  const names: readonly string[] = DIRECTION_NAMES;
  return facing === null ? -1 : names.indexOf(facing);
};

const asDirection = (n: number): Direction | -1 =>
  n === 0 || n === 1 || n === 2 || n === 3 || n === 4 || n === 5 ? n : -1;

/** What a chosen monster reaches where it is, or where the preview puts it. */
function arcMarks(view: View, subject: Subject | null, marks: readonly Mark[]): Mark[] {
  if (subject?.kind !== 'unit') return [];
  const ghost = marks.find(({ kind }) => kind === 'ghost');
  const hex = ghost?.hex ?? placeOf(view, subject);
  const facing = ghost?.facing ?? view.units[subject.unit]?.body?.facing ?? -1;
  const arcs = hex < 0 || facing === -1 ? null : strikeArcs(view, subject.unit, hex, facing);
  return arcs === null ? [] : [{ kind: 'arcs', hex, arcs }];
}

/** The hex that is under attack while others may still join. */
function attackMarks(view: View): Mark[] {
  const frame = view.frames.at(-1);
  return frame?.kind === 'attack' ? [{ kind: 'target', hex: frame.hex }] : [];
}
