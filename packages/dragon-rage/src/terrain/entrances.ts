import {
  type Board,
  garrisonAt,
  hexName,
  isAloft,
  isFriend,
  isMajor,
  type Play,
  typeOf,
  unitsAt,
} from '../core/board.ts';
import { INVADER_HOLDS, OPENED, SMASHED, type Unit } from '../core/state.ts';
import type { Clause, Hex, Side, UnitId } from '../core/vocabulary.ts';
import { needsDoorBroken, raze } from '../victory/destruction.ts';

export const isSmashed = (board: Board, entrance: number): boolean =>
  (board.state.entrances[entrance] & SMASHED) !== 0;

/** Open or smashed: combat and any unit's movement pass (DR-2.5.3-c, DR-2.5.5.3-b). */
export const isOpen = (board: Board, entrance: number): boolean =>
  (board.state.entrances[entrance] & (SMASHED | OPENED)) !== 0;

/** DR-2.5.4-b, DR-2.5.5-c: towers are the defender's, walls belong to the side that was last behind them. */
export function controllerOf(board: Board, entrance: number): Side {
  const wall = board.map.entrances[entrance].of === 'wall';
  return wall && (board.state.entrances[entrance] & INVADER_HOLDS) !== 0 ? 'invader' : 'defender';
}

/** Why the unit may not walk through the entrance, or null; doors fall to the major monster that faces them (DR-2.5.5.1-a). */
export function mayPass(board: Board, unit: Unit, entrance: number): Clause | null {
  if (isOpen(board, entrance)) return null;
  if (typeOf(board, unit).kind === 'elemental') return null;
  if (controllerOf(board, entrance) === unit.side) return null;
  if (isMajor(unit) && board.map.entrances[entrance].kind === 'door') return null;
  return board.map.entrances[entrance].of === 'tower' ? 'DR-2.5.4-c' : 'DR-2.5.5-e';
}

/** DR-2.5.5-h: a city unit, even a lone character, is in the hex across. */
export const isGuarded = (board: Board, across: Hex): boolean => garrisonAt(board, across);

const between = (board: Board, entrance: number): [string, string] => {
  const { a, b } = board.map.entrances[entrance];
  return [hexName(board, a), hexName(board, b)];
};

/** DR-2.5.5-c, d: a ground unit in the inner hex of a wall entrance takes control of it, even in passing. */
export function takeControl(play: Play, unit: Unit): void {
  const { map, state } = play;
  if (unit.hex < 0 || !isFriend(unit, unit.side)) return;
  for (let direction = 0; direction < 6; direction++) {
    const entrance = map.entrance[unit.hex * 6 + direction];
    if (entrance < 0 || map.entrances[entrance].inside !== unit.hex || map.entrances[entrance].of !== 'wall')
      continue;
    if (controllerOf(play, entrance) === unit.side) continue;
    state.entrances[entrance] ^= INVADER_HOLDS;
    play.events.push({
      type: 'control-changed',
      clause: unit.side === 'invader' ? 'DR-2.5.5-c' : 'DR-2.5.5-d',
      between: between(play, entrance),
      side: unit.side,
    });
  }
}

/** DR-2.5.5-d: a unit left alone in an inner hex is its latest occupant again. */
export function keepGate(play: Play, hex: Hex): void {
  const left = unitsAt(play, hex, (unit) => !isAloft(unit)).map((id) => play.state.units[id]);
  if (left.length > 0 && left.every((unit) => unit.side === left[0].side)) takeControl(play, left[0]);
}

/** What a roll to break an entrance leads to. */
export const BREAKING = { success: { result: 'entrance-smashed' }, failure: { result: 'holds' } };

/** DR-2.5.5-f: for good; in Nurkott the hex behind a victory door falls with it (DR-2.5.5.1-f). */
export function smash(play: Play, entrance: number, by: UnitId, clause: Clause): void {
  if (isSmashed(play, entrance)) return;
  play.state.entrances[entrance] |= SMASHED;
  play.events.push({ type: 'entrance-smashed', clause, between: between(play, entrance), unit: by });
  const { inside } = play.map.entrances[entrance];
  if (needsDoorBroken(play, inside)) raze(play, inside, 'DR-2.5.5.1-f', by);
}

/** DR-2.5.5.3-a, d: the garrison opens an entrance to strike or shoot straight across. */
export function openEntrance(play: Play, entrance: number, by: UnitId, clause: Clause): void {
  if (isOpen(play, entrance)) return;
  play.state.entrances[entrance] |= OPENED;
  play.events.push({ type: 'entrance-opened', clause, between: between(play, entrance), unit: by });
}

/** DR-2.5.5.3-b: what the garrison opened shuts when the defender's next player-turn begins. */
export function closeEntrances(play: Play): void {
  const { entrances } = play.state;
  for (let entrance = 0; entrance < entrances.length; entrance++) {
    if ((entrances[entrance] & OPENED) === 0) continue;
    entrances[entrance] &= ~OPENED;
    if (!isSmashed(play, entrance))
      play.events.push({ type: 'entrance-closed', clause: 'DR-2.5.5.3-b', between: between(play, entrance) });
  }
}
