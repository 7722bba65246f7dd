// The front of a suggested setup: where its stacks are, their units, and their order.

import { type Board, typeOf } from '../core/board.ts';
import { range } from '../core/hexes.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { MOST_HASTENED } from '../herds/hasten.ts';
import { bestFriendOf } from '../heroes/friends.ts';
import { structureAt } from '../stacks/inside.ts';
import { isHerd, isMajor } from '../stacks/kinds.ts';
import { unhastened } from '../terrain/caravans.ts';
import type { Post } from './posts.ts';

/** Major units in a stack of the front: more than these do not fight (DP-7.10.3-b). */
const ABREAST = 3;
/** Distance between stacks of the front; zones of control close the gaps. */
const SPACING = 2;
/** How near the enemy's ground the front is drawn up. */
const STANDOFF = 3;

/** Neither magicians nor what else an army has for its magic: they would be wasted on walls and as the first to fall. */
export function isFootOrHorse(board: Board, id: UnitId): boolean {
  const { kind } = typeOf(board, id);
  return kind === 'infantry' || kind === 'cavalry';
}

const isFighter = (board: Board, id: UnitId): boolean => isMajor(board, id) && !isHerd(board, id);

/** The hexes of the front: near the enemy, on ground that favours the defender, apart from each other. */
export function lineOf(
  board: Board,
  open: readonly Hex[],
  far: ReadonlyMap<Hex, number>,
  field: readonly UnitId[],
  /** Who holds places and so takes room there. */
  watch: readonly Post[],
): Hex[] {
  let homeless = field.filter((id) => isFighter(board, id)).length;
  const { chart, river } = board.world.land;
  const prizes = board.state.control.map(({ hex }) => hex);
  const merit = (hex: Hex): number =>
    2 * (chart[hex]?.melee.inside ?? 1) -
    Math.abs((far.get(hex) ?? 0) - STANDOFF) -
    (river[hex] ?? 0) -
    Math.min(...prizes.map((prize) => range(board, hex, prize))) / 2;
  const ranked = open
    .map((hex) => ({ hex, worth: merit(hex) }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex)
    .map(({ hex }) => hex);
  const line: Hex[] = [];
  for (const hex of ranked) {
    if (homeless <= 0) break;
    if (line.some((other) => range(board, hex, other) < SPACING)) continue;
    line.push(hex);
    homeless -= ABREAST - watch.filter((post) => post.hex === hex).length;
  }
  return line.length > 0 ? line : ranked.slice(0, 1);
}

/**
 * Unit placement, bottom of each stack first: a herd, where it takes no unit's place in the fight
 * (DP-7.10.3-c); single beings, high enough to fight and lead (DP-7.10.3-d); troops on top, because a single
 * being there has no zone of control (DP-6.5.2-a). The order can still change before a melee.
 */
export function drawUp(
  board: Board,
  field: readonly UnitId[],
  line: readonly Hex[],
  there: readonly Post[],
): Post[] {
  const best = [...field].reverse();
  const herds = pastured(
    board,
    best.filter((id) => isHerd(board, id)),
    line,
    there,
  );
  const beings = together(
    board,
    spread(
      best.filter((id) => !isMajor(board, id)),
      line,
      there.filter(({ unit }) => !isMajor(board, unit)),
    ),
    there,
  );
  const riders = ridersOf(board, best, [...there, ...herds]);
  const left = best.filter((id) => isFighter(board, id) && !riders.some(({ unit }) => unit === id));
  const isMagical = (id: UnitId): boolean => isFighter(board, id) && !isFootOrHorse(board, id);
  const magicians = spread(
    left.filter(isMagical),
    line,
    there.filter(({ unit }) => isMagical(unit)),
  );
  const troops = spread(
    left.filter((id) => !isMagical(id)),
    line,
    [...there, ...riders, ...magicians].filter(({ unit }) => isFighter(board, unit)),
  );
  return [...herds, ...beings, ...magicians, ...riders, ...troops];
}

/** One after the other to where the fewest of their sort are. */
function spread(units: readonly UnitId[], hexes: readonly Hex[], there: readonly Post[]): Post[] {
  const counts = hexes.map((hex) => there.filter((post) => post.hex === hex).length);
  return units.map((unit) => {
    const least = counts.indexOf(Math.min(...counts));
    counts[least] = (counts[least] ?? 0) + 1;
    return { unit, hex: hexes[least] ?? -1 };
  });
}

/** Herds go where walls do not matter: units above are outside (DP-3.1-f); first to riders without one. */
function pastured(
  board: Board,
  herds: readonly UnitId[],
  line: readonly Hex[],
  there: readonly Post[],
): Post[] {
  const waiting = (hex: Hex): number =>
    there.filter((post) => post.hex === hex && canRide(board, post.unit)).length;
  const known = [...new Set([...line, ...there.map(({ hex }) => hex)])];
  const pastures = known
    .filter((hex) => structureAt(board, hex) === 'none')
    .sort((a, b) => waiting(b) - waiting(a));
  return spread(
    herds,
    pastures.length > 0 ? pastures : line,
    there.filter(({ unit }) => isHerd(board, unit)),
  );
}

const canRide = (board: Board, id: UnitId): boolean => unhastened(board, id) === null;

/** DP-16.9-a, e: two units for each herd to hasten, of its own people if there are any. */
function ridersOf(board: Board, field: readonly UnitId[], there: readonly Post[]): Post[] {
  const herds = there.filter(({ unit }) => isHerd(board, unit));
  const people = new Set(herds.map(({ unit }) => typeOf(board, unit).faction));
  const strangeness = (id: UnitId): number => (people.has(typeOf(board, id).faction) ? 0 : 1);
  const riders = field.filter((id) => canRide(board, id)).sort((a, b) => strangeness(a) - strangeness(b));
  const taken = there.filter(({ unit }) => canRide(board, unit)).map(({ hex }) => hex);
  const saddles = herds.flatMap(({ hex }) => Array.from({ length: MOST_HASTENED }, () => hex));
  for (const hex of taken) if (saddles.includes(hex)) saddles.splice(saddles.indexOf(hex), 1);
  return riders.slice(0, saddles.length).map((unit, i) => ({ unit, hex: saddles[i] ?? -1 }));
}

/** Best friends are stacked together (DP-8.6-b). */
function together(board: Board, beings: readonly Post[], there: readonly Post[]): Post[] {
  const hexOf = new Map([...beings, ...there].map(({ unit, hex }) => [bestFriendOf(board, unit), hex]));
  return beings.map(({ unit, hex }) => ({ unit, hex: hexOf.get(unit) ?? hex }));
}
