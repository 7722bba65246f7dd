import { type Board, hexName, isBurned, isMajor, type Play, unitsAt } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isWater } from '../terrain/crossing.ts';
import { raze } from '../victory/destruction.ts';
import { WOODEN_BRIDGE } from '../world/city-map.ts';
import { FORD, SHORE } from '../world/terrain.ts';
import { burnBridge } from './bridges.ts';
import { escapeOrDie } from './escape.ts';
import { enrage } from './killers.ts';

/** The bodies of major monsters come down once what killed them is resolved; other monsters vanish (DR-2.11-b). */
export function bodiesFall(play: Play): void {
  for (let body = play.fallen.shift(); body; body = play.fallen.shift()) fallDead(play, body.unit, body.hex);
}

/**
 * The body of a dead major monster falls into the hex, from the air as well (DR-2.12.1.8-e): it crushes those below,
 * destroys victory points and a wooden bridge, and blocks the hex unless it sinks (R-DR-84).
 */
function fallDead(play: Play, id: UnitId, hex: Hex): void {
  dropChoicesOf(play, id);
  enrage(play, id);
  crush(play, hex);
  raze(play, hex, 'DR-2.12.1.8-b', id);
  if (play.map.bridge[hex] === WOODEN_BRIDGE && !isBurned(play, hex)) burnBridge(play, hex);
  if (sinks(play, hex) || play.state.carcasses.includes(hex)) return;
  play.state.carcasses.push(hex);
  play.events.push({ type: 'carcass', clause: 'DR-2.12.1.8-c', unit: id, hex: hexName(play, hex) });
}

/** Drops open choices for a dead monster. */
function dropChoicesOf(play: Play, id: UnitId): void {
  const { frames } = play.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if ((frame.kind === 'damage' || frame.kind === 'face' || frame.kind === 'passing') && frame.unit === id)
      frames.splice(at, 1);
  }
}

/** DR-2.12.1.8-a: all units underneath escape or die; other major monsters have no escape number and stay. */
function crush(play: Play, hex: Hex): void {
  for (const below of unitsAt(play, hex, (unit) => !isMajor(unit)))
    escapeOrDie(play, below, { peril: 'crushing', clause: 'DR-2.12.1.8-a' });
}

/** Fords and mixed hexes are river for a body as for a crash (R-DR-84, R-DR-135). */
export const sinks = (board: Board, hex: Hex): boolean =>
  isWater(board, hex) || board.map.terrain[hex] === FORD || board.map.terrain[hex] === SHORE;
