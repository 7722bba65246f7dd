// A sensible setup of an army, as a suggestion: garrisons first, then stacks along the front.

import { quartersOf } from '../alliances/quarters.ts';
import type { Action } from '../core/actions.ts';
import { type Board, faceOf, stackOf, unitOf } from '../core/board.ts';
import { rangesTo } from '../core/hexes.ts';
import { type Hex, NOBODY, type Player, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { isMajor, isTooLarge } from '../stacks/kinds.ts';
import { openGarrisons } from './deployment.ts';
import { drawUp, isFootOrHorse, lineOf } from './front.ts';
import { type Post, stepsToPosts } from './posts.ts';
import { mayWait } from './reserve.ts';
import { undeployed } from './undeployed.ts';
import { hexesFor, hexesOfSeat, isBoundHome } from './zones.ts';

/** The rest of the player's setup, unit by unit; the player still has to confirm. */
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
  const taken = new Set(
    board.state.units.flatMap(({ owner, hex }) => (owner === player || owner === NOBODY ? [] : [hex])),
  );
  const open = hexesFor(board, sample).filter((hex) => !taken.has(hex));
  const far = rangesTo(board, frontOf(board, player));
  const watched = garrisonsOf(board, player, open, far);
  const standing = standingOf(board, player);
  const guards = guardsOf(board, free, standing)
    .slice(0, watched.length)
    .map((unit, i): Post => ({ unit, hex: watched[i] ?? -1 }));
  const watch = [
    ...guards,
    ...standing.filter((id) => isGuard(board, id)).map((unit) => ({ unit, hex: unitOf(board, unit).hex })),
  ];
  const field = free.filter((id) => !guards.some(({ unit }) => unit === id));
  const placed = standing.filter((id) => !isGuard(board, id));
  const line = lineOf(board, open, far, [...field, ...placed], watch);
  const there = placed.map((unit) => ({ unit, hex: unitOf(board, unit).hex }));
  return [...posts, ...guards, ...drawUp(board, field, line, [...watch, ...there])];
}

/**
 * Units already set up: the plan continues from there, giving the same result at once or unit by unit. Of the army that
 * new allies join, those in their territory.
 */
function standingOf(board: Board, player: Player): UnitId[] {
  const { frames, units } = board.state;
  const frame = frames.at(-1);
  const among = frame?.kind === 'settle' ? new Set(quartersOf(board, frame)) : null;
  return units.flatMap(({ owner, hex }, id) =>
    owner === player && hex >= 0 && (among?.has(hex) ?? true) ? [id] : [],
  );
}

/** Whether the unit is what holds a place that counts: the first that came there. */
function isGuard(board: Board, id: UnitId): boolean {
  const { hex, owner } = unitOf(board, id);
  return board.state.control.some((place) => place.hex === hex) && stackOf(board, hex, owner).at(-1) === id;
}

/** What it would be a pity to lose: the least goes into the garrisons. */
const worth = (board: Board, id: UnitId): number => {
  const { cf, mf, missiles } = faceOf(board, id);
  return (cf ?? 0) / WHOLE + (mf ?? 0) + missiles;
};

/** Who may be spared for garrisons: foot and horse first, and of any army not more than a third. */
function guardsOf(board: Board, free: readonly UnitId[], standing: readonly UnitId[]): UnitId[] {
  const able = free.filter((id) => isMajor(board, id) && !isTooLarge(board, id));
  const troops = able.filter((id) => isFootOrHorse(board, id));
  const others = able.filter((id) => !troops.includes(id));
  const third = Math.ceil((free.length + standing.length) / 3);
  const there = standing.filter((id) => isGuard(board, id)).length;
  return [...troops, ...others].slice(0, Math.max(0, third - there));
}

/** Where the enemy is, or may come from before setting up. */
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
    .filter(({ hex }) => stackOf(board, hex, player).length === 0)
    .map(({ hex }) => hex)
    .sort((a, b) => rank(a) - rank(b));
  return [...must, ...own];
}
