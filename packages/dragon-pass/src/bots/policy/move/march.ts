import { ABREAST } from '../fight/melee.ts';
import { isWalled, type Outlook } from '../outlook.ts';
import { byHex, type Man, neighboursOf, type Scene } from '../scene.ts';
import type { Ways } from './ways.ts';

type WaysOf = (man: Man) => Ways;

const EPSILON = 0.05;
/** Hexes near the goal that are always looked at. */
const NEAREST = 6;

/** Goes on in small steps; between them it hears whether time is up. */
type Thought<T> = Generator<undefined, T, boolean>;

/**
 * Places the player's men where they should end the phase: storms first, then stack by stack, then unit by unit. Those who have
 * begun to move are left where they are placed.
 */
export function* arrange(outlook: Outlook, waysOf: WaysOf, begun: ReadonlySet<Man>): Thought<void> {
  const { own } = outlook.brief.scene;
  for (const man of own) {
    waysOf(man);
    yield;
  }
  yield* storm(outlook, waysOf, begun);
  const stacks = [...byHex(own).values()].filter(({ length }) => length > 1);
  for (const men of [...stacks, ...alone(own), ...alone(own)]) {
    if (men.some((man) => begun.has(man))) continue;
    settle(outlook, waysOf, men);
    yield;
  }
}

const alone = (own: readonly Man[]): readonly (readonly Man[])[] => own.map((man) => [man]);

/** Tries a concentrated attack on each enemy stack and keeps the best, as long as one is worth it. */
function* storm(outlook: Outlook, waysOf: WaysOf, begun: ReadonlySet<Man>): Thought<void> {
  const { scene } = outlook.brief;
  const fronts = [...scene.camps.keys()].map((target) => frontOf(scene, target));
  const bound = new Set<Man>();
  for (;;) {
    let best: readonly Move[] = [];
    let most = outlook.value();
    for (const front of fronts) {
      const moves = stormOf(outlook, waysOf, front, (man) => !bound.has(man) && !begun.has(man));
      const undone: (() => void)[] = [];
      moves.forEach(([man, to], i) => {
        undone.push(outlook.move([man], to));
        if (moves[i + 1]?.[1] === to) return;
        const now = outlook.value();
        if (now <= most + EPSILON) return;
        most = now;
        best = moves.slice(0, i + 1);
      });
      for (const undo of undone.reverse()) undo();
      const isLate = yield;
      if (isLate && best.length > 0) break;
    }
    if (best.length === 0) return;
    for (const [man, to] of best) {
      outlook.move([man], to);
      bound.add(man);
    }
  }
}

type Move = readonly [man: Man, to: number];

/** The hexes beside an enemy from which it can be attacked, the best ground first. */
function frontOf({ world, camps }: Scene, target: number): readonly number[] {
  const { land } = world;
  return neighboursOf(world, target)
    .filter((hex) => !camps.has(hex))
    .map((hex) => {
      const uphill = [0, 1, 2, 3, 4, 5].some(
        (side) => land.slope[hex * 6 + side] === 1 && land.grid.neighbour[hex * 6 + side] === target,
      );
      const others = neighboursOf(world, hex).filter((next) => camps.has(next)).length;
      return { hex, hardship: (land.river[hex] === 1 ? 3 : 0) + (uphill ? 3 : 0) + others };
    })
    .sort((a, b) => a.hardship - b.hardship)
    .map(({ hex }) => hex);
}

/** Everybody who can come beside the enemy, three to a hex and their heroes; grouped by hex. */
function stormOf(
  outlook: Outlook,
  waysOf: WaysOf,
  front: readonly number[],
  isFree: (man: Man) => boolean,
): readonly Move[] {
  const { own } = outlook.brief.scene;
  const taken = new Set<Man>();
  return front.flatMap((hex) => {
    const there = outlook.companyIn(hex)?.men.filter(({ major }) => major).length ?? 0;
    const able = own.filter((man) => isFree(man) && !taken.has(man) && waysOf(man).has(hex));
    const group = [
      ...able.filter(({ major }) => major).slice(0, Math.max(0, ABREAST - there)),
      ...able.filter(({ hero }) => hero),
    ];
    for (const man of group) taken.add(man);
    return group.map((man): Move => [man, hex]);
  });
}

/** Moves men of one hex together to where it is best for them, if that beats staying. */
function settle(outlook: Outlook, waysOf: WaysOf, men: readonly Man[]): void {
  const home = men[0].hex;
  let [best, most] = [home, outlook.value()];
  for (const to of destinations(outlook, waysOf, men)) {
    const undo = outlook.move(men, to);
    const value = outlook.value();
    undo();
    if (value > most + EPSILON) [best, most] = [to, value];
  }
  if (best !== home) outlook.move(men, best);
}

/** Hexes that are worth a look: on the way, next to the enemy, with friends, on good ground, and the place it came from. */
function destinations(outlook: Outlook, waysOf: WaysOf, men: readonly Man[]): readonly number[] {
  const { scene, errands } = outlook.brief;
  const [first] = men;
  const all = [...waysOf(first).keys(), first.from].filter(
    (hex) => hex !== first.hex && men.every((man) => waysOf(man).has(hex) || man.from === hex),
  );
  const near = nearest(all, errands.get(first.id));
  return all.filter(
    (hex) =>
      near.includes(hex) ||
      outlook.companyIn(hex) !== undefined ||
      outlook.fronts[hex] > 0 ||
      isWalled(scene, hex),
  );
}

/** Those nearest to where they are wanted. */
function nearest(hexes: readonly number[], field: Float32Array | undefined): readonly number[] {
  const found: number[] = [];
  if (field === undefined) return found;
  for (const hex of hexes) {
    let place = found.length;
    while (place > 0 && field[found[place - 1]] > field[hex]) place -= 1;
    if (place === NEAREST) continue;
    found.splice(place, 0, hex);
    if (found.length > NEAREST) found.pop();
  }
  return found;
}
