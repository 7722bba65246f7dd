import type { Summand } from '@hexwyrm/kernel';
import {
  areaOf,
  freeGroups,
  groupStrength,
  idleClause,
  reachClause,
  reaches,
  STRIKING_AREAS,
  type StrikingArea,
} from '../bodies/reach.ts';
import { ableGroups, strikerRefusal, struckHexRefusal } from '../bodies/striking.ts';
import { enraged } from '../consequences/killers.ts';
import { resolveOnTable, type TableAttack, tableOdds, tableTargets } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, typeOf } from '../core/board.ts';
import { areaIndex, groupsLeft } from '../core/body.ts';
import { isBoosted } from '../core/morale.ts';
import { planned, type Rule, type Sink } from '../core/rule.ts';
import { activity, type Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { BOOST } from '../magic/boost/boost.ts';
import { berserkStrikeRefusal } from '../movement/berserk/attack.ts';

type Groups = ActionOf<'strike'>['groups'];

/** A major monster strikes one hex with some of its groups, combined in one attack (2.12.1.6). */
export const strike: Rule<'strike'> = {
  type: 'strike',
  timing: 'DR-2.6.1.4-a',
  list(board, side, sink) {
    const { units } = board.state;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      if (units[id].side !== side || strikerRefusal(board, units[id]) !== null) continue;
      listStrikes(board, id, units[id].hex, sink);
      for (let direction = 0; direction < 6; direction++) {
        const hex = board.map.grid.neighbour[units[id].hex * 6 + direction];
        if (hex >= 0) listStrikes(board, id, hex, sink);
      }
    }
  },
  ...planned<'strike', TableAttack>({
    plan: (board, _side, action) =>
      strikerRefusal(board, board.state.units[action.unit]) ??
      struckHexRefusal(board, action.unit, action.hex) ??
      groupsRefusal(board, action.unit, action.hex, action.groups) ??
      attackOf(board, action),
    odds: (board, _side, _action, attack) => [tableOdds(board, attack)],
    carryOut(play, _side, action, attack) {
      const unit = play.state.units[action.unit];
      const did = activity(unit);
      for (const area of STRIKING_AREAS) {
        const index = areaIndex(typeOf(play, unit), area);
        if (index >= 0) did.used[index] = (did.used[index] ?? 0) + (action.groups[area] ?? 0);
      }
      did.attacked = true;
      did.struck.push(attack.hex);
      play.state.struck.push({ hex: attack.hex, unit: action.unit });
      resolveOnTable(play, attack);
    },
  }),
};

function groupsRefusal(board: Board, id: UnitId, hex: Hex, groups: Groups): Clause | null {
  let any = false;
  for (const area of STRIKING_AREAS) {
    const count = groups[area];
    if (count === undefined) continue;
    any = true;
    const refusal = areaRefusal(board, board.state.units[id], hex, area, count);
    if (refusal) return refusal;
  }
  return any ? berserkStrikeRefusal(board, id, hex, groups) : 'DR-2.12.1.6-a';
}

function areaRefusal(board: Board, unit: Unit, hex: Hex, area: StrikingArea, count: number): Clause | null {
  if (count < 1 || !areaOf(board, unit, area)) return 'DR-2.12.1.6-a';
  const left = groupsLeft(board, unit, area);
  if (count > left) return 'DR-2.7.4.2-c';
  const idle = idleClause(board, unit, area);
  if (idle) return idle;
  if (count > freeGroups(board, unit, area)) return 'DR-2.12.1.6.3-a';
  if (!board.state.options.splitAreas && count < left) return 'DR-2.12.1.6.3-c';
  return reaches(board, unit, area, hex) ? null : reachClause(unit, area);
}

function listStrikes(board: Board, id: UnitId, hex: Hex, sink: Sink): void {
  if (struckHexRefusal(board, id, hex) !== null) return;
  const unit = board.state.units[id];
  const [heads, wings, legs] = STRIKING_AREAS.map((area) => ableGroups(board, unit, area, hex));
  const step = board.state.options.splitAreas ? 1 : 0;
  for (let head = 0; head <= heads; head += step || heads || 1)
    for (let wing = 0; wing <= wings; wing += step || wings || 1)
      for (let leg = 0; leg <= legs; leg += step || legs || 1) {
        if (head + wing + leg === 0) continue;
        const groups: Groups = {};
        if (head > 0) groups.head = head;
        if (wing > 0) groups.wings = wing;
        if (leg > 0) groups.legs = leg;
        if (berserkStrikeRefusal(board, id, hex, groups) === null)
          sink.add({ type: 'strike', unit: id, hex, groups });
      }
}

/** DR-2.12.1.6.1-e, DR-2.12.1.6.3-b: the strengths of the groups against the strengths in the hex. */
function attackOf(board: Board, action: ActionOf<'strike'>): TableAttack {
  const unit = board.state.units[action.unit];
  const hex = action.hex;
  const targets = tableTargets(board, hex, unit.side);
  const groups = STRIKING_AREAS.flatMap((area): Summand[] => {
    const type = areaOf(board, unit, area);
    const count = action.groups[area] ?? 0;
    if (!type || count === 0) return [];
    const value = count * groupStrength(unit, type);
    return [{ what: area, unit: action.unit, count, value, clause: reachClause(unit, area) }];
  });
  const attack = enraged(board, action.unit, targets, groups);
  const modifiers = isBoosted(board, unit) ? [BOOST] : []; // DR-2.8.5-c
  return { weapon: 'strike', units: [action.unit], hex, targets, attack, modifiers };
}
