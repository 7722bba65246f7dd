import type { View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { type Field, RADIUS } from '../../../board/field.ts';
import type { Placed, Stacks } from '../../../board/kit.ts';
import type { Hex, UnitId } from '../../../board/types.ts';
import { medallionSize, type UnitFace } from '../art/index.ts';

/** Edges a stack shows below its top. */
const MOST_EDGES = 4;
const RIGHT = 0.1 * RADIUS;
const UP = 0.11 * RADIUS;

/** The units in each hex: the selected unit on top of its stack, else the strongest. */
export function stacksOf(view: View, field: Field, chosen: UnitId | null): Stacks {
  const { types } = worldFor(view.map, view.corrections);
  const ground = new Map<Hex, UnitId[]>();
  const aloft = new Map<Hex, UnitId[]>();
  view.units.forEach(({ hex, body }, unit) => {
    if (hex < 0) return;
    const level = body?.aloft ? aloft : ground;
    const others = level.get(hex);
    if (others) others.push(unit);
    else level.set(hex, [unit]);
  });
  const isMajor = (unit: UnitId) => types[view.units[unit].type].kind === 'major';
  const isMedallion = ({ unit }: Placed) => Number(isMajor(unit));
  const rank = (unit: UnitId) => (unit === chosen ? 1000 : weightOf(types[view.units[unit].type]));
  const lay = (piles: ReadonlyMap<Hex, UnitId[]>) =>
    [...piles].flatMap(([hex, units]) => {
      units.sort((a, b) => rank(b) - rank(a) || a - b);
      const monster = units.find((unit) => isMajor(unit));
      const overflown = piles === ground && aloft.has(hex);
      return units.map((unit, i) => {
        const at = placed(field, hex, unit, Math.min(i, MOST_EDGES), units.length);
        return overflown || (monster !== undefined && unit !== monster) ? peeking(at) : at;
      });
    });
  // Deeper counters are painted earlier, and a medallion last, to show its facing wedge; otherwise counters
  // keep their order, which lets moving ones glide.
  const painting = (a: Placed, b: Placed) =>
    isMedallion(a) - isMedallion(b) || b.depth - a.depth || a.unit - b.unit;
  const stacks = { ground: lay(ground).sort(painting), aloft: lay(aloft).sort(painting) };
  const top = new Map<Hex, UnitId>();
  for (const { hex, unit, depth } of [...stacks.ground, ...stacks.aloft]) if (depth === 0) top.set(hex, unit);
  return { ...stacks, top };
}

/** The heavier is on top. */
export const weightOf = ({ kind, attack }: { readonly kind: string; readonly attack: number }): number =>
  (kind === 'major' ? 100 : kind === 'character' ? -10 : 0) + attack;

function placed(field: Field, hex: Hex, unit: UnitId, depth: number, count: number): Placed {
  const { x, y } = field.centres[hex];
  // A pile is centred a little, to keep it in its hex.
  const lean = (Math.min(count, MOST_EDGES + 1) - 1) / 2;
  return { unit, hex, x: x + (depth - lean) * RIGHT, y: y - (depth - lean) * UP, depth, count };
}

/** Units under a monster show at the corner of the hex, more than a rim. */
const PEEK = 0.42 * RADIUS;

const peeking = ({ x, y, ...placed }: Placed): Placed => ({ ...placed, x: x + PEEK, y: y + PEEK });

/** Counters are drawn 100 units wide. */
export const scaleOf = (face: UnitFace): number =>
  ('head' in face ? medallionSize(face.type) : 1.2) * (RADIUS / 100);
