import type { Way } from '@hexwyrm/wargame';
import { type Action, dragonPassRules } from '../../index.ts';
import { ABREAST } from './melee.ts';
import { type Brief, isWalled, outlook } from './outlook.ts';
import { byHex, type Man, neighboursOf, type Scene } from './scene.ts';

/** Where a unit can go, and the cheapest way to each hex. */
export type Ways = ReadonlyMap<number, ReadonlyMap<number, Way<Action>>>;

export function waysOf({ state, world, own, player }: Scene): Ways {
  const seat = state.seats[player];
  return new Map(
    own.map(({ id }) => {
      const ways = new Map<number, Way<Action>>();
      for (const way of dragonPassRules.travel.ways?.(state, seat, id) ?? []) {
        const to = world.land.grid.index.get(way.to);
        if (to !== undefined && !ways.has(to)) ways.set(to, way);
      }
      return [id, ways];
    }),
  );
}

const EPSILON = 0.05;
/** Hexes near the goal that are always looked at. */
const NEAREST = 6;

/** Places the player's men where they should end the phase: storms first, then stack by stack, then unit by unit. */
export function arrange(brief: Brief, ways: Ways): void {
  let value = outlook(brief);
  value = storm(brief, ways, value);
  for (const stack of byHex(brief.scene.own).values())
    if (stack.length > 1) value = settle(brief, ways, stack, value);
  for (let round = 0; round < 2; round++)
    for (const man of brief.scene.own) value = settle(brief, ways, [man], value);
}

/** Tries a concentrated attack on each enemy stack and keeps the best, as long as one is worth it. */
function storm(brief: Brief, ways: Ways, before: number): number {
  const { scene } = brief;
  const bound = new Set<number>();
  let value = before;
  for (;;) {
    let best: readonly (readonly [Man, number])[] = [];
    let most = value;
    for (const target of scene.camps.keys()) {
      const moves = stormOf(scene, ways, target, bound);
      const homes = moves.map(([man]) => man.hex);
      moves.forEach(([man, to], i) => {
        man.hex = to;
        if (moves[i + 1]?.[1] === to) return;
        const now = outlook(brief);
        if (now <= most + EPSILON) return;
        most = now;
        best = moves.slice(0, i + 1);
      });
      moves.forEach(([man], i) => {
        man.hex = homes[i];
      });
    }
    if (best.length === 0) return value;
    for (const [man, to] of best) {
      man.hex = to;
      bound.add(man.id);
    }
    value = most;
  }
}

/** Everybody who can come beside the enemy, three to a hex and their heroes, the best ground first; grouped by hex. */
function stormOf(
  { world, own, camps }: Scene,
  ways: Ways,
  target: number,
  bound: ReadonlySet<number>,
): [Man, number][] {
  const { land } = world;
  const front = neighboursOf(world, target)
    .filter((hex) => !camps.has(hex))
    .map((hex) => {
      const uphill = [0, 1, 2, 3, 4, 5].some(
        (side) => land.slope[hex * 6 + side] === 1 && land.grid.neighbour[hex * 6 + side] === target,
      );
      const others = neighboursOf(world, hex).filter((next) => camps.has(next)).length;
      return { hex, hardship: (land.river[hex] === 1 ? 3 : 0) + (uphill ? 3 : 0) + others };
    })
    .sort((a, b) => a.hardship - b.hardship);
  const taken = new Set<number>();
  return front.flatMap(({ hex }) => {
    const there = own.filter((man) => man.hex === hex && man.major).length;
    const able = own.filter(({ id }) => !bound.has(id) && !taken.has(id) && ways.get(id)?.has(hex));
    const group = [
      ...able.filter(({ major }) => major).slice(0, Math.max(0, ABREAST - there)),
      ...able.filter(({ hero }) => hero),
    ];
    for (const { id } of group) taken.add(id);
    return group.map((man): [Man, number] => [man, hex]);
  });
}

/** Moves men of one hex together to where it is best for them, if that beats staying. */
function settle(brief: Brief, ways: Ways, men: readonly Man[], before: number): number {
  const home = men[0].hex;
  let [best, most] = [home, before];
  for (const to of destinations(brief, ways, men)) {
    for (const man of men) man.hex = to;
    const value = outlook(brief);
    if (value > most + EPSILON) [best, most] = [to, value];
  }
  for (const man of men) man.hex = best;
  return most;
}

/** Hexes that are worth a look: on the way, next to the enemy, with friends, on good ground, and the place it came from. */
function destinations({ scene, errands }: Brief, ways: Ways, men: readonly Man[]): readonly number[] {
  const { world, own, camps, state } = scene;
  const [first] = men;
  const all = [...(ways.get(first.id)?.keys() ?? []), state.units[first.id].hex].filter(
    (hex) =>
      hex !== first.hex && men.every(({ id }) => ways.get(id)?.has(hex) || state.units[id].hex === hex),
  );
  const field = errands.get(first.id);
  const near = field ? [...all].sort((a, b) => field[a] - field[b]).slice(0, NEAREST) : [];
  const friends = new Set(own.map(({ hex }) => hex));
  return all.filter(
    (hex) =>
      near.includes(hex) ||
      friends.has(hex) ||
      isWalled(scene, hex) ||
      neighboursOf(world, hex).some((next) => camps.has(next)),
  );
}
