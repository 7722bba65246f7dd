import {
  type Board,
  hexName,
  isAloft,
  isBurned,
  isMajor,
  type Play,
  typeOf,
  unitsAt,
} from '../core/board.ts';
import { activity } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { WOODEN_BRIDGE } from '../world/city-map.ts';
import { isBridgeBreaker } from '../world/traits.ts';
import { slay } from './death.ts';

/** An intact wooden bridge, even if marked for demolition (DR-2.5.7-a, b). */
export const isWoodenBridge = (board: Board, hex: Hex): boolean =>
  board.map.bridge[hex] === WOODEN_BRIDGE && !isBurned(board, hex);

/**
 * The bridge is gone for good (DR-2.2.4.4-a); units on it drown, except wading and swimming monsters
 * (R-DR-40, 41). Bodies come down last, on no units.
 */
export function burnBridge(play: Play, hex: Hex, clause: Clause = 'DR-2.5.7.2-d'): void {
  const { bridges } = play.state;
  const index = bridges.findIndex((bridge) => bridge.hex === hex);
  const burned = { hex, stage: 'burned' as const, unit: -1, turn: play.state.turn };
  if (index < 0) bridges.push(burned);
  else bridges[index] = burned;
  play.events.push({ type: 'bridge-burned', clause: 'DR-2.2.4.4-a', hex: hexName(play, hex) });
  const drowning = unitsAt(play, hex, (unit) => {
    const gait = typeOf(play, unit).gait;
    return !isAloft(unit) && gait !== 'wades' && gait !== 'swims';
  });
  for (const id of drowning) if (!isMajor(play.state.units[id])) slay(play, id, clause, 'drowning');
  for (const id of drowning) if (isMajor(play.state.units[id])) slay(play, id, clause, 'drowning');
}

/** The bridge falls when the demolisher (DR-2.5.7.1-b, e) or the monster that broke it (DR-2.5.7.2-b) moves off. */
export function bridgeLeft(play: Play, id: UnitId, from: Hex): void {
  const { bridges } = play.state;
  if (bridges.length === 0) return;
  const bridge = bridges.find((other) => other.hex === from && other.unit === id);
  if (bridge) burnBridge(play, from, bridge.stage === 'marked' ? 'DR-2.5.7.1-e' : 'DR-2.5.7.2-d');
}

/** Remembers who stepped onto a wooden bridge (DR-2.5.7.1-a); a tyrannosaur falls through it (DR-2.5.7.3-a). */
export function enteredBridge(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  if (!isWoodenBridge(play, unit.hex)) return;
  activity(unit).bridge = unit.hex;
  if (isBridgeBreaker(unit)) burnBridge(play, unit.hex, 'DR-2.5.7.3-a');
}
