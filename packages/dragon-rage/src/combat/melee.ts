import type { Odds } from '@hexwyrm/kernel';
import { tableOdds } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, isEnemy, type Play, typeOf } from '../core/board.ts';
import { planned, type Rule, type Sink } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { provoke } from '../movement/retaliation.ts';
import { raze } from '../victory/destruction.ts';
import { isSerpent, openForBlow } from './contact.ts';
import { areaRefusal, groupRefusal, quarryRefusal, vacantHexRefusal } from './engagement.ts';
import { allTogether } from './joining.ts';
import { checkMorale, moraleOdds, mustCheckMorale } from './leadership.ts';
import { fighterRefusal } from './readiness.ts';
import { attackOf, openAttack } from './resolution.ts';
import { findsGroup, isQuarry } from './targets.ts';
import { type Blow, blowOdds, resolveBlow } from './to-hit.ts';

/** What an attack is aimed at: the units in a hex, a monster, or an empty hex itself. */
type Assault =
  | { readonly on: 'group' | 'ground'; readonly hex: Hex }
  | { readonly on: 'monster'; readonly blow: Blow };

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
  ...planned<'melee', Assault>({
    plan: (board, _side, action) =>
      fighterRefusal(board, board.state.units[action.unit]) ?? assaultOf(board, action),
    odds(board, side, { unit }, assault) {
      if (assault.on === 'monster') return meleeOdds(board, assault.blow);
      if (assault.on === 'ground') return [];
      const attack = { side, weapon: 'melee', hex: assault.hex, units: [unit], bolt: false } as const;
      return [tableOdds(board, attackOf(board, attack))];
    },
    carryOut(play, _side, { unit }, assault) {
      if (assault.on === 'monster') strikeMonster(play, assault.blow);
      else if (assault.on === 'group') attackGroup(play, unit, assault.hex);
      else attackGround(play, unit, assault.hex);
    },
  }),
  joined(board, side, { unit, hex }) {
    if (hex === undefined || !findsGroup(board, board.state.units[unit], hex)) return null;
    return allTogether(board, side, { weapon: 'melee', hex }, unit);
  },
};

/** What the unit, ready to fight, attacks. */
function assaultOf(board: Board, { unit: id, hex, monster, area }: ActionOf<'melee'>): Assault | Clause {
  if (monster === undefined) {
    if (hex === undefined || area !== undefined) return 'DR-2.7.1-a';
    const on = isOnGround(board, id, hex) ? 'ground' : 'group';
    return hexRefusal(board, id, hex) ?? { on, hex };
  }
  if (hex !== undefined) return 'DR-2.7.1.2-g';
  const { units } = board.state;
  const refusal = quarryRefusal(board, id, monster) ?? areaRefusal(board, units[id], units[monster], area);
  return refusal ?? { on: 'monster', blow: { unit: id, monster, area: area ?? null, weapon: 'melee' } };
}

/** Either there are units to fight, or the hex itself is attacked. */
function isOnGround(board: Board, id: UnitId, hex: Hex): boolean {
  const unit = board.state.units[id];
  return typeOf(board, unit).destroys === 'strike' && (hex < 0 || !findsGroup(board, unit, hex));
}

const hexRefusal = (board: Board, id: UnitId, hex: Hex): Clause | null =>
  isOnGround(board, id, hex)
    ? vacantHexRefusal(board, board.state.units[id], hex)
    : groupRefusal(board, id, hex);

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

function attackGroup(play: Play, id: UnitId, hex: Hex): void {
  openForBlow(play, id, hex, isSerpent(play, play.state.units[id]));
  openAttack(play, id, 'melee', hex);
}

function attackGround(play: Play, id: UnitId, hex: Hex): void {
  activity(play.state.units[id]).attacked = true;
  raze(play, hex, 'DR-2.11.2.2-f', id);
}

/** One unit's blow at a monster, after the morale check of the demoralised (DR-2.10.5.5-b). */
function strikeMonster(play: Play, blow: Blow): void {
  const { unit: id, monster } = blow;
  const unit = play.state.units[id];
  const prey = play.state.units[monster];
  activity(unit).attacked = true;
  if (mustCheckMorale(play, unit) && !checkMorale(play, id)) return;
  openForBlow(play, id, prey.hex, isSerpent(play, unit) || isSerpent(play, prey));
  if (isEnemy(unit, prey.side)) provoke(play, monster, id);
  resolveBlow(play, blow);
}

function meleeOdds(board: Board, blow: Blow): Odds {
  const hit = blowOdds(board, blow);
  const hesitates = mustCheckMorale(board, board.state.units[blow.unit]);
  return hesitates ? [moraleOdds(board, blow.unit), hit] : [hit];
}
