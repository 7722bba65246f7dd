import { within } from '@hexwyrm/hexmap';
import { NO_HEX } from '@hexwyrm/wargame';
import { tableOdds } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, isAloft, type Play, typeOf } from '../core/board.ts';
import type { Rule, Sink } from '../core/rule.ts';
import { activity, type Unit } from '../core/state.ts';
import type { Area, Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { OFFMAP, RIVER, SEA } from '../world/city-map.ts';
import { isSerpent } from './contact.ts';
import { areaNamed } from './exposure.ts';
import { allTogether } from './joining.ts';
import { shooterRefusal } from './readiness.ts';
import { attackOf, openAttack } from './resolution.ts';
import { openForShot, shotFacts, shotRefusal } from './shot.ts';
import { findsGroup, isQuarry } from './targets.ts';
import { type Blow, blowOdds, resolveBlow } from './to-hit.ts';

/** Missile fire (2.7.6): at a hex on the table, others joining; at a monster one unit's own shot, rolled at once. */
export const shoot: Rule<'shoot'> = {
  type: 'shoot',
  timing: 'DR-2.7.6.1-b',
  list(board, side, sink) {
    const { units } = board.state;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const unit = units[id];
      if (unit.side !== side || shooterRefusal(board, unit) !== null) continue;
      const reach = typeOf(board, unit).missile?.fromTower ?? 0;
      for (const hex of within(board.map.grid, unit.hex, reach))
        if (board.first[hex] > 0) listAt(board, id, hex, sink);
    }
  },
  refusal(board, _side, action) {
    const unit = board.state.units[action.unit];
    const refusal = shooterRefusal(board, unit);
    if (refusal) return refusal;
    if (action.monster !== undefined) {
      if (action.hex !== undefined) return 'DR-2.7.1.2-g';
      return (
        quarryRefusal(board, unit, board.state.units[action.monster]) ??
        areaRefusal(board, board.state.units[action.monster], action.area)
      );
    }
    if (action.hex === undefined || action.area !== undefined) return 'DR-2.7.6.1-e';
    return hexRefusal(board, unit, action.hex);
  },
  facts(board, _side, { unit, hex, monster }, clause) {
    const prey = monster === undefined ? null : board.state.units[monster];
    const aim = prey
      ? { hex: prey.hex, aloft: isAloft(prey), melee: false }
      : { hex: hex ?? NO_HEX, aloft: false, melee: false };
    return shotFacts(board, board.state.units[unit], aim, clause);
  },
  odds(board, side, action) {
    if (action.monster !== undefined) return [blowOdds(board, shotAt(board, action, action.monster))];
    const hex = action.hex ?? NO_HEX;
    const attack = { side, weapon: 'missile', hex, units: [action.unit], bolt: false } as const;
    return [tableOdds(board, attackOf(board, attack))];
  },
  joined(board, side, { unit, hex, monster }) {
    const at = monster === undefined ? (hex ?? NO_HEX) : -1;
    return at < 0 ? null : allTogether(board, side, { weapon: 'missile', hex: at }, unit);
  },
  carryOut(play, _side, action) {
    if (action.monster !== undefined) shootMonster(play, action, action.monster);
    else {
      const hex = action.hex ?? NO_HEX;
      openForShot(play, action.unit, { hex, aloft: false, melee: false });
      openAttack(play, action.unit, 'missile', hex);
    }
  },
};

/** DR-2.7.6.1-e: a separate attack on those in the hex. */
function hexRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (hex < 0 || !findsGroup(board, unit, hex)) return 'DR-2.7.6.1-e';
  return shotRefusal(board, unit, { hex, aloft: false, melee: false });
}

function quarryRefusal(board: Board, unit: Unit, prey: Unit): Clause | null {
  if (!isQuarry(board, unit, prey)) return 'DR-2.7-a';
  if (isSerpent(board, prey) && isSubmerged(board, prey.hex)) return 'DR-2.11.2.3-b';
  return shotRefusal(board, unit, { hex: prey.hex, aloft: isAloft(prey), melee: false });
}

/** DR-2.11.2.3-b: in a hex of water with nothing but water around it. */
function isSubmerged(board: Board, hex: Hex): boolean {
  const { grid, terrain } = board.map;
  if (terrain[hex] !== SEA && terrain[hex] !== RIVER) return false;
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour[hex * 6 + direction];
    if (next < 0) continue;
    if (terrain[next] !== SEA && terrain[next] !== RIVER && terrain[next] !== OFFMAP) return false;
  }
  return true;
}

/** DR-2.7.6.3-d, f: wings, legs or head of a grounded major monster; nothing to choose on others. */
function areaRefusal(board: Board, prey: Unit, area: Area | undefined): Clause | null {
  if (isAloft(prey)) return area === undefined ? null : 'DR-2.7.6.3-f';
  if (typeOf(board, prey).kind === 'minor') return area === undefined ? null : 'DR-2.7.6.3-g';
  return area !== 'belly' && areaNamed(board, prey, area) ? null : 'DR-2.7.6.3-d';
}

function listAt(board: Board, id: UnitId, hex: Hex, sink: Sink): void {
  const unit = board.state.units[id];
  if (hexRefusal(board, unit, hex) === null) sink.add({ type: 'shoot', unit: id, hex });
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const prey = board.state.units[link - 1];
    if (isQuarry(board, unit, prey) && quarryRefusal(board, unit, prey) === null)
      listShots(board, id, link - 1, sink);
  }
}

function listShots(board: Board, id: UnitId, monster: UnitId, sink: Sink): void {
  const prey = board.state.units[monster];
  const { areas } = typeOf(board, prey);
  if (!areas || isAloft(prey)) {
    sink.add({ type: 'shoot', unit: id, monster });
    return;
  }
  for (const { area } of areas)
    if (areaRefusal(board, prey, area) === null) sink.add({ type: 'shoot', unit: id, monster, area });
}

const shotAt = (board: Board, action: ActionOf<'shoot'>, monster: UnitId): Blow => ({
  unit: action.unit,
  monster,
  area: isAloft(board.state.units[monster]) ? 'belly' : (action.area ?? null),
  weapon: 'missile',
});

function shootMonster(play: Play, action: ActionOf<'shoot'>, monster: UnitId): void {
  const prey = play.state.units[monster];
  activity(play.state.units[action.unit]).attacked = true;
  openForShot(play, action.unit, { hex: prey.hex, aloft: isAloft(prey), melee: false });
  resolveBlow(play, shotAt(play, action, monster));
}
