// A sensible set-up of an army, as a proposal: garrisons first, then stacks along the front with magicians and heroes
// among them.

import type { Action } from '../actions.ts';
import { type Board, faceOf, range } from '../board.ts';
import { bestFriendOf } from '../heroes/friends.ts';
import { isHerd, isMagician, isMajor } from '../stacks/kinds.ts';
import { type Hex, NOBODY, type Player, type UnitId, WHOLE } from '../vocabulary.ts';
import { mayWait, openGarrisons } from './deployment.ts';
import { type Post, stepsToPosts } from './posts.ts';
import { undeployed } from './undeployed.ts';
import { hexesFor, hexesOfSeat, isBoundHome } from './zones.ts';

/** Major units in a stack of the front: more than these do not fight (DP-7.10.3-a). */
const ABREAST = 3;
/** Stacks of the front stand this far from each other, so that zones of control close the gaps. */
const SPACING = 2;
/** How near the enemy's ground the front is drawn up. */
const STANDOFF = 3;

/** The rest of the player's set-up, unit by unit; saying that he is ready is left to him. */
export function proposeDeployment(board: Board, player: Player): Action[] {
  const waiting = undeployed(board, player);
  if (waiting.length === 0) return [{ type: 'ready' }];
  const reserve = waiting.filter((id) => mayWait(board, id));
  const army = waiting.filter((id) => !mayWait(board, id));
  const posts = [...plan(board, player, army), ...reserve.map((unit) => ({ unit, hex: -1 }))];
  return stepsToPosts(board, player, posts);
}

function plan(board: Board, player: Player, army: readonly UnitId[]): Post[] {
  const home = army.filter((id) => isBoundHome(board, id));
  const posts: Post[] = home.flatMap((unit) => hexesFor(board, unit).map((hex) => ({ unit, hex })));
  const free = army.filter((id) => !home.includes(id)).sort((a, b) => worth(board, a) - worth(board, b));
  const [sample] = free;
  if (sample === undefined) return posts;
  const open = hexesFor(board, sample).filter((hex) => isEmptyFor(board, hex, player));
  const front = frontOf(board, player);
  const distance = (hex: Hex): number => Math.min(...front.map((other) => range(board, hex, other)));
  const far = new Map(open.map((hex) => [hex, distance(hex)]));
  const watched = garrisonsOf(board, player, open, far);
  const guards = guardsOf(board, free).slice(0, watched.length);
  guards.forEach((unit, i) => {
    posts.push({ unit, hex: watched[i] ?? -1 });
  });
  const field = free.filter((id) => !guards.includes(id));
  return [...posts, ...drawUp(board, field, lineOf(board, open, far, field))];
}

const isEmptyFor = (board: Board, hex: Hex, player: Player): boolean =>
  !board.state.units.some((unit) => unit.hex === hex && unit.owner !== player && unit.owner !== NOBODY);

/** What it would be a pity to lose: the least goes into the garrisons. */
const worth = (board: Board, id: UnitId): number => {
  const { cf, mf, missiles } = faceOf(board, id);
  return (cf ?? 0) / WHOLE + (mf ?? 0) + missiles;
};

/** Who may be spared for garrisons: line troops first, and of any army not more than a third. */
function guardsOf(board: Board, free: readonly UnitId[]): UnitId[] {
  const troops = free.filter((id) => isLineTroop(board, id));
  const others = free.filter((id) => isMajor(board, id) && !isHerd(board, id) && !troops.includes(id));
  return [...troops, ...others].slice(0, Math.ceil(free.length / 3));
}

/** Where the enemy is, or may come from while he has not set up. */
function frontOf(board: Board, player: Player): Hex[] {
  const { units, seats } = board.state;
  const seen = new Set(
    units.flatMap(({ owner, hex }) => (hex >= 0 && owner !== player && owner !== NOBODY ? [hex] : [])),
  );
  if (seen.size > 0) return [...seen];
  const theirs = new Set(seats.flatMap((_, other) => (other === player ? [] : hexesOfSeat(board, other))));
  for (const hex of hexesOfSeat(board, player)) theirs.delete(hex);
  return [...theirs];
}

/** Places that must be held, the capital, then the other places that count, the most endangered first. */
function garrisonsOf(
  board: Board,
  player: Player,
  open: readonly Hex[],
  far: ReadonlyMap<Hex, number>,
): Hex[] {
  const must = openGarrisons(board, player);
  const capitals = Object.values(board.world.land.capitals);
  const rank = (hex: Hex): number => (capitals.includes(hex) ? -1 : (far.get(hex) ?? 0));
  const own = board.state.control
    .filter((place) => place.player === player && open.includes(place.hex) && !must.includes(place.hex))
    .map(({ hex }) => hex)
    .sort((a, b) => rank(a) - rank(b));
  return [...must, ...own];
}

/** The hexes of the front: near the enemy, on ground that favours the defender, apart from each other. */
function lineOf(
  board: Board,
  open: readonly Hex[],
  far: ReadonlyMap<Hex, number>,
  field: readonly UnitId[],
): Hex[] {
  const stacks =
    Math.ceil(field.filter((id) => isMajor(board, id) && !isHerd(board, id)).length / ABREAST) || 1;
  const { chart, river } = board.world.land;
  const prizes = board.state.control.map(({ hex }) => hex);
  const merit = (hex: Hex): number =>
    2 * (chart[hex]?.melee.inside ?? 1) -
    Math.abs((far.get(hex) ?? 0) - STANDOFF) -
    (river[hex] ?? 0) -
    Math.min(...prizes.map((prize) => range(board, hex, prize))) / 2;
  const ranked = [...open].sort((a, b) => merit(b) - merit(a) || a - b);
  const line: Hex[] = [];
  for (const hex of ranked) {
    if (line.length === stacks) break;
    if (line.every((other) => range(board, hex, other) >= SPACING)) line.push(hex);
  }
  return line.length > 0 ? line : ranked.slice(0, 1);
}

/** Magicians and heroes at the bottom, major units above them, all stacks alike; best friends together. */
function drawUp(board: Board, field: readonly UnitId[], line: readonly Hex[]): Post[] {
  const spread = (units: readonly UnitId[]): Post[] =>
    [...units].reverse().map((unit, i) => ({ unit, hex: line[i % line.length] ?? -1 }));
  const leaders = spread(field.filter((id) => !isLineTroop(board, id)));
  const troops = spread(field.filter((id) => isLineTroop(board, id)));
  const hexOf = new Map(leaders.map(({ unit, hex }) => [bestFriendOf(board, unit), hex]));
  return [...leaders.map(({ unit, hex }) => ({ unit, hex: hexOf.get(unit) ?? hex })), ...troops];
}

/** Those who hold the line: neither magicians nor single beings nor herds. */
const isLineTroop = (board: Board, id: UnitId): boolean =>
  isMajor(board, id) && !isMagician(board, id) && !isHerd(board, id);
