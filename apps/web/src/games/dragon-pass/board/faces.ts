import type { View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import type { Level, Theme } from '../../../art/index.ts';
import { RADIUS } from '../../../board/field.ts';
import type { Counter, Standing } from '../../../board/kit.ts';
import type { UnitId } from '../../../board/types.ts';
import { paintFace } from '../art/counters/counter.ts';
import type { Face, Factor, Seal, UnitFace } from '../art/counters/faces.ts';
import { printedFace } from '../art/counters/printed.ts';
import { conditionOf, moonlitOf, type PassView, type Unit, unitIn } from '../view.ts';
import { placeOfHidden } from './stacks.ts';

/** Counters are drawn 100 units wide, and are 1.2 radii wide on the board. */
const SCALE = (1.2 * RADIUS) / 100;
const SMALL = 0.62;

const SEALS: readonly Seal[] = ['lunar', 'sartar', 'tarsh', 'independents'];

/** The seal of a player. */
export const sealOf = (view: View, player: number): Seal =>
  SEALS.find((seal) => seal === view.seats[player]) ?? 'independents';

/** What the counter shows: the unit, or its back where nothing more may be known (DP-5.3-c). */
export function faceOf(
  view: PassView,
  id: UnitId,
  { covered, selected, target, ghost, name }: Standing,
): Face {
  const standing = {
    ...(selected !== undefined && { selected }),
    ...(target !== undefined && { target }),
    ...(ghost !== undefined && { ghost }),
  };
  const unit = unitIn(view, id);
  if (unit === undefined) return { ...backAt(view, id), ...standing };
  const face = { ...unitFace(view, unit), ...standing };
  return covered && !selected && !target
    ? { ...face, covered }
    : { ...face, ...(name !== undefined && { name }) };
}

/** The side of a known unit's counter that is up, and the unit's condition. */
export function unitFace(view: PassView, unit: Unit): UnitFace {
  const type = worldFor(view.corrections).types[unit.type];
  if (type === undefined) throw new RangeError(`there is no unit type ${unit.type}`);
  const print = printedFace(type, unit.number, unit.down ? 'back' : 'front');
  return { ...print, ...todayOf(view, unit, print), ...stateOf(view, unit) };
}

/** Moon factors are unknown until the first phase is chosen (DP-11.1-a). */
export const isMoonOpen = ({ frames }: View): boolean => frames.some(({ kind }) => kind === 'moon');

/** What the moons on a counter count today (DP-11.2-a). */
function todayOf(view: PassView, { id }: Unit, { combat, magic }: UnitFace): Partial<UnitFace> {
  if (!('moon' in combat || 'moon' in magic) || isMoonOpen(view)) return {};
  const now = moonlitOf(view, id);
  return now === undefined ? {} : { combat: lit(combat, now.combat), magic: lit(magic, now.magic) };
}

const lit = (factor: Factor, now: number | null): Factor =>
  'moon' in factor && now !== null ? { ...factor, now: String(now) } : factor;

function backAt(view: View, id: UnitId): Face {
  const { hex, depth } = placeOfHidden(id);
  const place = view.stacks.find((stack) => stack.hex === hex)?.places[depth];
  return { livery: place?.colour ?? 'misc', seal: sealOf(view, place?.owner ?? -1) };
}

/** Whether it has done what it could; who is in a battle is still at it. */
function hasActed(view: View, { id, did, fought }: Unit): boolean {
  if (view.phase === 'movement') return did?.stopped ?? false;
  const battle = view.frames.find(({ kind }) => kind === 'battle');
  const fights = battle?.kind === 'battle' && [...battle.attackers, ...battle.defenders].includes(id);
  return view.phase === 'battles' && fought && !fights;
}

function stateOf(view: PassView, unit: Unit): Partial<UnitFace> {
  const { id } = unit;
  return {
    acted: hasActed(view, unit),
    committed: view.committed.includes(id),
    ...conditionOf(view, id),
  };
}

const drawn = new Map<string, string>();
const MOST_KEPT = 4000;

/** The counter as SVG; the same string for the same face, so it is drawn once. */
export function counterSvg(face: Face, theme: Theme, level: Level): string {
  const key = `${theme} ${level} ${JSON.stringify(face)}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    if (drawn.size > MOST_KEPT) drawn.clear();
    svg = paintFace(face, theme, level);
    drawn.set(key, svg);
  }
  return svg;
}

export function counterOf(
  view: PassView,
  id: UnitId,
  standing: Standing,
  theme: Theme,
  level: Level,
): Counter {
  const errand = view.committed.includes(id);
  return { svg: counterSvg(faceOf(view, id, standing), theme, level), scale: errand ? SCALE * SMALL : SCALE };
}
