import { STRIKING_AREAS } from '../../bodies/reach.ts';
import { ableGroups, strikerRefusal, struckHexRefusal } from '../../bodies/striking.ts';
import type { ActionOf } from '../../core/actions.ts';
import type { Board } from '../../core/board.ts';
import { isBerserk } from '../../core/body.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { hexAhead } from './prey.ts';

/** DR-2.12.1.7.1-e: the hex that a berserk monster must strike before the melee phase ends, or -1. */
export function mustStrike(board: Board, id: UnitId): Hex {
  const unit = board.state.units[id];
  if (!isBerserk(board, unit) || strikerRefusal(board, unit) !== null) return -1;
  const ahead = hexAhead(board, unit);
  if (canStrike(board, id, ahead)) return ahead;
  return canStrike(board, id, unit.hex) ? unit.hex : -1;
}

const canStrike = (board: Board, id: UnitId, hex: Hex): boolean =>
  struckHexRefusal(board, id, hex) === null &&
  STRIKING_AREAS.some((area) => ableGroups(board, board.state.units[id], area, hex) > 0);

/** DR-2.12.1.7.1-e: it strikes the hex it faces with every group able to, and others only with the rest (R-DR-82). */
export function berserkStrikeRefusal(
  board: Board,
  id: UnitId,
  hex: Hex,
  groups: ActionOf<'strike'>['groups'],
): Clause | null {
  const prey = mustStrike(board, id);
  if (prey < 0) return null;
  const unit = board.state.units[id];
  const wrong = STRIKING_AREAS.some((area) => {
    const able = ableGroups(board, unit, area, prey);
    const used = groups[area] ?? 0;
    return hex === prey ? used !== able : used > 0 && able > 0;
  });
  return wrong ? 'DR-2.12.1.7.1-e' : null;
}
