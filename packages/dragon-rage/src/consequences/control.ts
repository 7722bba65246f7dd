import { type Board, type Play, range, unitsAt } from '../core/board.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { BRIDGE, DOCK, FORD, RIVER, SEA, SHORE } from '../world/terrain.ts';
import { isWizard } from '../world/traits.ts';

const FATAL = new Uint8Array(256);
for (const terrain of [BRIDGE, DOCK, FORD, RIVER, SEA, SHORE]) FATAL[terrain] = 1;

/** DR-2.8.9-d: bridges, standing or gone, docks, and every hex with water in it. */
export const isFatal = (board: Board, hex: Hex): boolean => FATAL[board.map.terrain[hex]] === 1;

/** DR-2.8.9-g: after any move, an elemental farther from its summoner than the leash is free for good. */
export function keepControl(play: Play): void {
  const { units } = play.state;
  const { leash } = play.world.tables.spells.elemental;
  for (let id = 0; id < units.length; id++) {
    const { master, hex } = units[id];
    if (master < 0 || hex < 0 || range(play, hex, units[master].hex) <= leash) continue;
    release(play, id, 'DR-2.8.9-g');
  }
}

/** DR-2.8.9-h: the hex has been attacked; a wizard among the attacked loses control, hurt or not. */
export function wizardAttacked(play: Play, hex: Hex): void {
  for (const wizard of unitsAt(play, hex, isWizard)) loseControlOf(play, wizard);
}

/** DR-2.8.9-h: the summoner has been attacked, or is dead (R-DR-103). */
export function loseControlOf(play: Play, master: UnitId): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++)
    if (units[id].master === master && units[id].hex >= 0) release(play, id, 'DR-2.8.9-h');
}

function release(play: Play, id: UnitId, clause: Clause): void {
  play.state.units[id].master = -1;
  play.events.push({ type: 'control-lost', clause, unit: id });
}
