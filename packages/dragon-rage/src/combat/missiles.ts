import { within } from '@hexwyrm/hexmap';
import { tableOdds } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, isAloft, type Play, typeOf } from '../core/board.ts';
import { planned, type Rule, type Sink } from '../core/rule.ts';
import { activity, type Unit } from '../core/state.ts';
import type { Area, Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { OFFMAP, RIVER, SEA } from '../world/terrain.ts';
import { isSerpent } from './contact.ts';
import { areaNamed } from './exposure.ts';
import { allTogether } from './joining.ts';
import { shooterRefusal } from './readiness.ts';
import { attackOf, openAttack } from './resolution.ts';
import { type Aim, openForShot, shotFacts, shotRefusal } from './shot.ts';
import { findsGroup, isQuarry } from './targets.ts';
import { type Blow, blowOdds, resolveBlow } from './to-hit.ts';

/** Where a shot goes, and at what: at the units in a hex if it is no blow at a monster. */
interface Shot {
  readonly aim: Aim;
  readonly blow: Blow | null;
}

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
  ...planned<'shoot', Shot>({
    plan: (board, _side, action) =>
      shooterRefusal(board, board.state.units[action.unit]) ?? shotOf(board, action),
    odds(board, side, { unit }, { aim, blow }) {
      if (blow) return [blowOdds(board, blow)];
      const attack = { side, weapon: 'missile', hex: aim.hex, units: [unit], bolt: false } as const;
      return [tableOdds(board, attackOf(board, attack))];
    },
    carryOut(play, _side, { unit }, { aim, blow }) {
      openForShot(play, unit, aim);
      if (blow) shootMonster(play, blow);
      else openAttack(play, unit, 'missile', aim.hex);
    },
  }),
  facts(board, _side, action, clause) {
    const aim = aimOf(board, action);
    return aim && shotFacts(board, board.state.units[action.unit], aim, clause);
  },
  joined: (board, side, { unit, hex }) =>
    hex === undefined ? null : allTogether(board, side, { weapon: 'missile', hex }, unit),
};

const atHex = (hex: Hex): Aim => ({ hex, aloft: false, melee: false });

const atMonster = (prey: Unit): Aim => ({ hex: prey.hex, aloft: isAloft(prey), melee: false });

function aimOf(board: Board, { hex, monster }: ActionOf<'shoot'>): Aim | undefined {
  if (monster !== undefined) return atMonster(board.state.units[monster]);
  return hex === undefined ? undefined : atHex(hex);
}

/** What the unit, ready to shoot, shoots at. */
function shotOf(board: Board, { unit: id, hex, monster, area }: ActionOf<'shoot'>): Shot | Clause {
  const unit = board.state.units[id];
  if (monster === undefined) {
    if (hex === undefined || area !== undefined) return 'DR-2.7.6.1-e';
    return hexRefusal(board, unit, hex) ?? { aim: atHex(hex), blow: null };
  }
  if (hex !== undefined) return 'DR-2.7.1.2-g';
  const prey = board.state.units[monster];
  const refusal = quarryRefusal(board, unit, prey) ?? areaRefusal(board, prey, area);
  if (refusal) return refusal;
  const aim = atMonster(prey);
  const part = aim.aloft ? 'belly' : (area ?? null);
  return { aim, blow: { unit: id, monster, area: part, weapon: 'missile' } };
}

/** DR-2.7.6.1-e: a separate attack on those in the hex. */
function hexRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (hex < 0 || !findsGroup(board, unit, hex)) return 'DR-2.7.6.1-e';
  return shotRefusal(board, unit, atHex(hex));
}

function quarryRefusal(board: Board, unit: Unit, prey: Unit): Clause | null {
  if (!isQuarry(board, unit, prey)) return 'DR-2.7-a';
  if (isSerpent(board, prey) && isSubmerged(board, prey.hex)) return 'DR-2.11.2.3-b';
  return shotRefusal(board, unit, atMonster(prey));
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

function shootMonster(play: Play, blow: Blow): void {
  activity(play.state.units[blow.unit]).attacked = true;
  resolveBlow(play, blow);
}
