import { type Board, enemiesAt, type Play, typeOf, unitOf } from '../core/board.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { allDragonewts, hasGiant } from '../stacks/kinds.ts';
import { occupantOf } from '../stacks/occupants.ts';

/** DP-16.5.2-e: the first three cities are the Dragon's Eye. */
export const eyeCities = ({ world }: Board): readonly Hex[] => world.land.cities.slice(0, 3);

/** Whose side the dragonewts are on, or NOBODY. */
const patronOf = (board: Board): Player => {
  const [one] = allDragonewts(board);
  return one === undefined ? NOBODY : unitOf(board, one).owner;
};

/** DP-16.5.2-b: a city once held by enemies of the dragonewts no longer resurrects units. */
export function noteViolations(play: Play): void {
  const patron = patronOf(play);
  if (patron === NOBODY) return;
  for (const city of play.world.land.cities) {
    const holder = occupantOf(play, city);
    if (holder === NOBODY || holder === patron || play.state.violated.includes(city)) continue;
    play.state.violated.push(city);
  }
}

/** Whether dragonewts of the player can come back to the city. */
export const isClean = (board: Board, city: Hex, player: Player): boolean =>
  city >= 0 &&
  !board.state.violated.includes(city) &&
  !enemiesAt(board, city, player) &&
  !hasGiant(board, city);

/** The city a dragonewt comes from (DP-18.8.1-b), or -1. */
export function homeOf(board: Board, id: UnitId): Hex {
  const city = typeOf(board, id).homeCity[unitOf(board, id).number];
  return city === undefined ? -1 : (board.world.land.cities[city - 1] ?? -1);
}
