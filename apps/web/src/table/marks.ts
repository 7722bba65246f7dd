import type { View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES, type Direction } from '@hexwyrm/hexmap';
import type { RollOdds } from '@hexwyrm/kernel';
import type { Mark } from '../board/types.ts';
import type { OddsWords } from '../i18n/index.ts';
import { bestOf, decisiveRoll } from './chances.ts';
import type { Preview, WhyNot } from './desk.ts';
import { familyOf, showsOdds } from './kinds.ts';
import type { Menu, Option, Subject } from './selection.ts';
import { directionOf, type Hex, targetOf } from './target.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';
import { rivals } from './variants.ts';

interface Shown {
  readonly sitting: Sitting;
  readonly subject: Subject | null;
  readonly shown: readonly Option[];
  readonly menu: Menu;
  readonly preview: Preview | null;
  readonly whyNot: WhyNot | null;
  readonly odds: OddsBook;
  readonly tell: (roll: RollOdds) => OddsWords;
  /** "+4 VP" */
  readonly gain: (vp: number) => string;
}

/** What lies over the board: what the chosen one can do, the preview, the refusal. */
export function marksOf(shown: Shown): readonly Mark[] {
  const { sitting, menu, preview, whyNot, odds, tell, gain } = shown;
  const { view, map } = sitting;
  const from = placeOf(view, shown.subject);
  const marks: Mark[] = shown.shown
    .filter(({ hex, kind }) => hex >= 0 && (hex !== from || familyOf(kind) !== 'walk'))
    .flatMap((option) => optionMarks(option, from, odds, tell));
  for (const join of menu.joins) {
    const hex = targetOf(join, view, map);
    if (hex >= 0) marks.push({ kind: 'zone', hex });
  }
  if (preview) marks.push(...previewMarks(preview, sitting, gain));
  if (whyNot?.hex != null) marks.push({ kind: 'refused', hex: whyNot.hex });
  return [...marks, ...attackMarks(view)];
}

const placeOf = (view: View, subject: Subject | null): Hex =>
  subject?.kind === 'unit' ? (view.units[subject.unit]?.hex ?? -1) : -1;

const near = (from: Hex): { from?: Hex } => (from >= 0 ? { from } : {});

function optionMarks({ kind, hex, actions }: Option, from: Hex, odds: OddsBook, tell: Shown['tell']): Mark[] {
  const family = familyOf(kind);
  const marks: Mark[] = [{ kind: family, hex, ...near(from) }];
  const roll = showsOdds(kind) ? decisiveRoll(odds.get(bestOf(rivals(actions), odds, actions[0]))) : null;
  if (roll) {
    const { chance, needs } = tell(roll);
    marks.push({ kind: 'chip', hex, text: chance, note: needs, tone: 'odds', ...near(from) });
  }
  return marks;
}

/** The ghost where the unit would be, the way there, and what it would gain. */
function previewMarks({ option, action }: Preview, { view, map }: Sitting, gain: Shown['gain']): Mark[] {
  const { hex } = option;
  const unit = 'unit' in action ? action.unit : undefined;
  const at = unit === undefined ? -1 : (view.units[unit]?.hex ?? -1);
  const marks: Mark[] = [];
  const moves = ['walk', 'bound', 'fly', 'slither', 'turn', 'overrun', 'scale', 'displace', 'face'].includes(
    action.type,
  );
  if (moves && unit !== undefined && hex >= 0) {
    const way = action.type === 'fly' ? action.route.map((name) => map.grid.index.get(name) ?? -1) : [hex];
    if (at >= 0 && hex !== at) for (const step of [at, ...way]) marks.push({ kind: 'path', hex: step });
    marks.push({ kind: 'ghost', hex, unit, facing: facingAfter(action, view, at, hex, map.grid.neighbour) });
  }
  const vp = hex >= 0 && action.type === 'raze' ? (map.vp[hex] ?? 0) : 0;
  if (vp > 0) marks.push({ kind: 'chip', hex, text: gain(vp), tone: 'gain' });
  return marks;
}

function facingAfter(
  action: Preview['action'],
  view: View,
  at: Hex,
  to: Hex,
  neighbour: Int16Array,
): Direction | -1 {
  if ('facing' in action && action.facing !== undefined) return asDirection(directionOf(action.facing));
  const unit = 'unit' in action && action.unit !== undefined ? view.units[action.unit] : undefined;
  const facing = unit?.body?.facing ?? -1;
  if (facing === -1 || at < 0 || at === to) return facing;
  const heading = DIRECTION_NAMES.findIndex((_, direction) => neighbour[at * 6 + direction] === to);
  return heading < 0 ? facing : asDirection(heading);
}

const asDirection = (n: number): Direction | -1 =>
  n === 0 || n === 1 || n === 2 || n === 3 || n === 4 || n === 5 ? n : -1;

/** The hex that is under attack while others may still join. */
function attackMarks(view: View): Mark[] {
  const frame = view.frames.at(-1);
  return frame?.kind === 'attack' ? [{ kind: 'target', hex: frame.hex }] : [];
}
