import type { Odds } from '@hexwyrm/kernel';
import { NO_HEX } from '@hexwyrm/wargame';
import { tableOdds } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, isEnemy, type Play, typeOf } from '../core/board.ts';
import type { Rule, Sink } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Area, Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { provoke } from '../movement/retaliation.ts';
import { raze } from '../victory/destruction.ts';
import { isSerpent, openForBlow } from './contact.ts';
import { areaRefusal, groupRefusal, quarryRefusal, vacantHexRefusal } from './engagement.ts';
import { allTogether } from './joining.ts';
import { checkMorale, moraleOdds, mustCheckMorale } from './leadership.ts';
import { fighterRefusal } from './readiness.ts';
import { attackOf, openAttack } from './resolution.ts';
import { findsGroup, isQuarry } from './targets.ts';
import { blowOdds, resolveBlow } from './to-hit.ts';

/**
 * A melee attack (2.7.1). On a hex it opens an attack on the table that others may join; on a monster it is one unit's
 * own blow, rolled at once (DR-2.7-a, DR-2.7.2-e); of a sea serpent on an empty hex it destroys (DR-2.11.2.2-f).
 */
export const melee: Rule<'melee'> = {
  type: 'melee',
  timing: 'DR-2.7.1-a',
  list(board, side, sink) {
    const { units } = board.state;
    const { neighbour } = board.map.grid;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const unit = units[id];
      if (unit.side !== side || fighterRefusal(board, unit) !== null) continue;
      if (board.first[unit.hex] !== id + 1 || board.next[id] !== 0) listAt(board, id, unit.hex, sink);
      for (let direction = 0; direction < 6; direction++) {
        const hex = neighbour[unit.hex * 6 + direction];
        if (hex >= 0) listAt(board, id, hex, sink);
      }
    }
  },
  refusal(board, _side, action) {
    const unit = board.state.units[action.unit];
    const refusal = fighterRefusal(board, unit);
    if (refusal) return refusal;
    if (action.monster !== undefined) {
      if (action.hex !== undefined) return 'DR-2.7.1.2-g';
      return (
        quarryRefusal(board, action.unit, action.monster) ??
        areaRefusal(board, unit, board.state.units[action.monster], action.area)
      );
    }
    if (action.hex === undefined || action.area !== undefined) return 'DR-2.7.1-a';
    return hexRefusal(board, action.unit, action.hex);
  },
  odds(board, side, action) {
    if (action.monster !== undefined) return meleeOdds(board, action.unit, action.monster, action.area);
    const hex = action.hex ?? NO_HEX;
    if (!findsGroup(board, board.state.units[action.unit], hex)) return [];
    const attack = { side, weapon: 'melee', hex, units: [action.unit], bolt: false } as const;
    return [tableOdds(board, attackOf(board, attack))];
  },
  joined(board, side, { unit, hex, monster }) {
    const at = monster === undefined ? (hex ?? NO_HEX) : -1;
    if (at < 0 || !findsGroup(board, board.state.units[unit], at)) return null;
    return allTogether(board, side, { weapon: 'melee', hex: at }, unit);
  },
  carryOut(play, _side, action) {
    if (action.monster !== undefined) strikeMonster(play, action.unit, action.monster, action.area ?? null);
    else attackHex(play, action, action.hex ?? NO_HEX);
  },
};

/** Either there are units to fight, or the hex itself is attacked. */
function hexRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  const unit = board.state.units[id];
  if (typeOf(board, unit).destroys !== 'strike' || (hex >= 0 && findsGroup(board, unit, hex)))
    return groupRefusal(board, id, hex);
  return vacantHexRefusal(board, unit, hex);
}

function listAt(board: Board, id: UnitId, hex: Hex, sink: Sink): void {
  const unit = board.state.units[id];
  if (board.first[hex] === 0 && typeOf(board, unit).destroys !== 'strike') return;
  if (hexRefusal(board, id, hex) === null) sink.add({ type: 'melee', unit: id, hex });
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    if (isQuarry(board, unit, board.state.units[link - 1])) listBlows(board, id, link - 1, sink);
  }
}

function listBlows(board: Board, id: UnitId, monster: UnitId, sink: Sink): void {
  if (quarryRefusal(board, id, monster) !== null) return;
  const unit = board.state.units[id];
  const prey = board.state.units[monster];
  const { areas } = typeOf(board, prey);
  if (!areas) sink.add({ type: 'melee', unit: id, monster });
  for (const { area } of areas ?? [])
    if (areaRefusal(board, unit, prey, area) === null) sink.add({ type: 'melee', unit: id, monster, area });
}

function attackHex(play: Play, action: ActionOf<'melee'>, hex: Hex): void {
  const unit = play.state.units[action.unit];
  if (findsGroup(play, unit, hex)) {
    openForBlow(play, action.unit, hex, isSerpent(play, unit));
    openAttack(play, action.unit, 'melee', hex);
    return;
  }
  activity(unit).attacked = true;
  raze(play, hex, 'DR-2.11.2.2-f');
}

/** One unit's blow at a monster, after the morale check of the demoralised (DR-2.10.5.5-b). */
function strikeMonster(play: Play, id: UnitId, monster: UnitId, area: Area | null): void {
  const unit = play.state.units[id];
  const prey = play.state.units[monster];
  activity(unit).attacked = true;
  if (mustCheckMorale(play, unit) && !checkMorale(play, id)) return;
  openForBlow(play, id, prey.hex, isSerpent(play, unit) || isSerpent(play, prey));
  if (isEnemy(unit, prey.side)) provoke(play, monster, id);
  resolveBlow(play, { unit: id, monster, area, weapon: 'melee' });
}

function meleeOdds(board: Board, id: UnitId, monster: UnitId, area: Area | undefined): Odds {
  const unit = board.state.units[id];
  const hit = blowOdds(board, { unit: id, monster, area: area ?? null, weapon: 'melee' });
  return mustCheckMorale(board, unit) ? [moraleOdds(board, id), hit] : [hit];
}
