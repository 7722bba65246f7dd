import { type Board, hexName, type Play, putUnit } from '../core/board.ts';
import { activity, type Unit } from '../core/state.ts';
import { type Clause, GONE, type Hex, type UnitId } from '../core/vocabulary.ts';
import { isReinforcementTurn } from '../world/tables.ts';
import { isJailer } from '../world/traits.ts';
import { isLed, isLiberator, taleOf } from './escort.ts';
import { scoreOf } from './score.ts';
import { endGame } from './victory.ts';

/** DR-2.10.7-j: a human unit in her hex frees the captive; she follows orders from the invader's next turn on. */
export function freeElowyn(play: Play, id: UnitId): void {
  const { elowyn, units } = play.state;
  if (elowyn === null || elowyn.freed || units[elowyn.unit].hex !== units[id].hex) return;
  if (!isLiberator(play, units[id])) return;
  elowyn.freed = true;
  const princess = units[elowyn.unit];
  princess.side = 'invader';
  activity(princess).stopped = true;
  play.events.push({ type: 'freed', clause: 'DR-2.10.7-j', unit: elowyn.unit });
}

/** DR-2.10.7-m: the orc who was in her hex is dead; she is free, even in the cages, and will flee (movement/elowyn-flight.ts). */
export function escortDied(play: Play, unit: Unit, hex: Hex): void {
  const { elowyn, units } = play.state;
  if (elowyn === null || elowyn.freed || units[elowyn.unit].hex !== hex || !isJailer(unit)) return;
  if (taleOf(play) !== 'led-by-orcs') return;
  elowyn.freed = true;
  play.events.push({ type: 'freed', clause: 'DR-2.10.7-m', unit: elowyn.unit });
}

/** Why Elowyn may not move, or null (DR-2.10.7-j, m). */
export function captivityRefusal(board: Board, id: UnitId): Clause | null {
  const tale = taleOf(board);
  if (tale === 'led-by-orcs') return 'DR-2.10.7-m';
  if (tale === 'saved-from-city') return null;
  const freedNow = board.state.units[id].did?.stopped ?? false;
  return !board.state.elowyn?.freed || freedNow ? 'DR-2.10.7-j' : null;
}

/** She is in a new hex: out of the citadel (DR-2.10.7-f), out of the cages, or off the map. */
export function elowynMoved(play: Play, id: UnitId): void {
  const { elowyn } = play.state;
  if (elowyn === null) return;
  const { citadel, slaveCages, exits } = play.map;
  const { hex } = play.state.units[id];
  if (citadel >= 0 && hex !== citadel) elowyn.leftCitadel = true;
  if (slaveCages >= 0 && hex !== slaveCages) elowyn.freed = true;
  if (exits.includes(hex)) elowynLeaves(play, id);
}

function elowynLeaves(play: Play, id: UnitId): void {
  const { esirien, nurkott } = play.world.tables.elowyn;
  const tale = taleOf(play);
  const { hex } = play.state.units[id];
  if (tale === 'saved-from-city') {
    leave(play, id, 'DR-2.10.7-g');
    adjustScore(play, esirien.saved, 'DR-2.10.7-i');
  } else if (tale === 'freed-by-humans') {
    leave(play, id, 'DR-2.10.7-k');
    endGame(play, 'elowyn-escaped', 'invader', 'DR-2.10.7-k');
  } else if (isLed(play, hex)) {
    leave(play, id, 'DR-2.10.7-n');
    adjustScore(play, nurkott.escortedOut, 'DR-2.10.7-n');
  } else {
    leave(play, id, 'DR-2.10.7-o');
    adjustScore(play, nurkott.killedOrEscapesAlone, 'DR-2.10.7-o');
  }
}

function leave(play: Play, id: UnitId, clause: Clause): void {
  const { hex } = play.state.units[id];
  putUnit(play, id, GONE);
  play.events.push({ type: 'saved', clause, unit: id, hex: hexName(play, hex) });
}

/** DR-2.10.7-h: a ship takes her aboard when a turn with reinforcements begins (R-DR-109). */
export function elowynByShip(play: Play): void {
  const { elowyn, units, turn } = play.state;
  if (elowyn === null || play.map.boat < 0 || units[elowyn.unit].hex !== play.map.boat) return;
  if (!isReinforcementTurn(play.world.tables, turn)) return;
  leave(play, elowyn.unit, 'DR-2.10.7-h');
  adjustScore(play, play.world.tables.elowyn.esirien.saved, 'DR-2.10.7-i');
}

/** DR-2.10.7-e, l, o: the score for her death; in the cages of Nurkott it counts only in 'led-by-orcs'. */
export function elowynDied(play: Play): void {
  const { elowyn } = play.state;
  if (elowyn === null) return;
  const { esirien, nurkott } = play.world.tables.elowyn;
  const tale = taleOf(play);
  if (tale === 'saved-from-city') adjustScore(play, esirien.killed, 'DR-2.10.7-e');
  else if (tale === 'led-by-orcs') adjustScore(play, nurkott.killedOrEscapesAlone, 'DR-2.10.7-o');
  else if (elowyn.freed) adjustScore(play, nurkott.killedAfterFreed, 'DR-2.10.7-l');
}

/** Points for her never move the last-damage pointer (R-DR-110). */
function adjustScore(play: Play, by: number, clause: Clause): void {
  const { elowyn } = play.state;
  if (elowyn === null) return;
  elowyn.score += by;
  play.events.push({ type: 'score-changed', clause, by, score: scoreOf(play.state) });
}
