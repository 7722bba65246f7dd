import { enraged } from '../../consequences/killers.ts';
import { resolveOnTable, type TableAttack, tableOdds, tableTargets } from '../../consequences/table.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, type Play, typeOf } from '../../core/board.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { type Clause, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';
import { overrunHexRefusal } from '../foot/overrun.ts';
import { OVERRUN_MP, overrunAttackRefusal } from './exits.ts';
import { facingOf, frontOf } from './facing.ts';
import { advance, advanceRefusal } from './major-walk.ts';
import { modeRefusal, rageRefusal, wantedMajors } from './modes.ts';

/** DR-2.4.7.2-a, e, DR-2.12.1.4-a: a step into the enemy's hex with an attack at once, for one MP more. */
export const overrun: Rule<'overrun'> = {
  type: 'overrun',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      const unit = board.state.units[id];
      if (readyRefusal(board, id)) continue;
      for (const direction of frontOf(facingOf(unit))) {
        const to = board.map.grid.neighbour[unit.hex * 6 + direction];
        if (to < 0 || board.first[to] === 0 || assaultRefusal(board, id, to)) continue;
        const action: ActionOf<'overrun'> = { type: 'overrun', unit: id, to };
        if (rageRefusal(board, action) === null) sink.add(action);
      }
    }
  },
  ...planned<'overrun', TableAttack>({
    plan(board, _side, action) {
      const { unit: id, to } = action;
      if (to < 0) return 'DR-2.1-b';
      return (
        readyRefusal(board, id) ??
        assaultRefusal(board, id, to) ??
        rageRefusal(board, action) ??
        assaultOn(board, id, to)
      );
    },
    odds: (board, _side, _action, attack) => [tableOdds(board, attack)],
    carryOut(play, _side, { unit: id, to }, attack) {
      advance(play, id, to, OVERRUN_MP, 'DR-2.4.7.2-a');
      getOff(play, id);
      resolveOnTable(play, attack);
    },
  }),
};

/** Monsters that make no overrun attack by the rules. */
const HARMLESS: Partial<Record<UnitTypeId, Clause>> = {
  YDRAGON: 'DR-2.4.7.2-b',
  GIANT: 'DR-2.11.1.2-a',
  TREX: 'DR-2.11.3.6-a',
  ROC: 'DR-2.12.3.2-a',
};

function readyRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (unit.hex === WAITING) return 'DR-3.2.1-b';
  if (typeOf(board, unit).overrunStrength === 0) return HARMLESS[unit.type] ?? 'DR-2.4.7.2-a';
  return modeRefusal(board, id, 'walk');
}

const assaultRefusal = (board: Board, id: UnitId, to: Hex): Clause | null =>
  advanceRefusal(board, id, to, OVERRUN_MP) ??
  overrunAttackRefusal(board, id, board.state.units[id].hex, to) ??
  overrunHexRefusal(board, id, to);

/** R-DR-26, R-DR-85: at a fixed strength regardless of damage, but three times that against killers. */
function assaultOn(board: Board, id: UnitId, hex: Hex): TableAttack {
  const unit = board.state.units[id];
  const targets = tableTargets(board, hex, unit.side);
  const { breath, overrunStrength: value } = typeOf(board, unit);
  const clause = breath === null ? 'DR-2.12.4.2-a' : 'DR-2.12.1.4-a';
  const own = { what: 'overrun', unit: id, value, clause };
  const attack = enraged(board, id, targets, [own]);
  return { weapon: 'overrun', units: [id], hex, targets, attack, modifiers: [] };
}

/** DR-2.12.1.4-b: having attacked it may stay where it is, so an overrun move that led here is over. */
function getOff(play: Play, id: UnitId): void {
  const { frames } = play.state;
  const top = frames.at(-1);
  if (top?.kind === 'passing' && top.unit === id) frames.pop();
}
