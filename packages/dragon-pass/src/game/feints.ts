// Questions asked although there is nothing to choose, because their absence would reveal what is hidden
// (R-DP-54).

import { type Board, isInactive, occupiedHexes, stackAt, typeOf, unitOf } from '../core/board.ts';
import { range } from '../core/hexes.ts';
import { BOXED, forPhases, type Hex, type Phase, type UnitId } from '../core/vocabulary.ts';
import { POWERS } from '../powers/powers.ts';
import { hiddenFrom, ONLOOKER } from '../screening/knowledge.ts';
import { lairsOf } from '../screening/lairs.ts';
import { allServants, isBoundSpirit, masterOf } from '../stacks/kinds.ts';

type Test = (board: Board) => boolean;

/** Whether hidden magicians may have something to do in a phase, by public knowledge. */
const MAGIC: { readonly [P in Phase]?: Test } = {
  commit: (board) => mayCommit(board),
  support: (board) => maySupport(board),
};

/** Whether anything hidden may. */
const MAY_ACT = forPhases((phase): readonly Test[] => [
  ...POWERS.flatMap(({ mayAct }) => mayAct?.[phase] ?? []),
  ...(MAGIC[phase] ? [MAGIC[phase]] : []),
]);

export function isFeint(board: Board): boolean {
  const { rules, options, phase } = board.state;
  if (rules !== 2 || !options.screening) return false;
  return MAY_ACT[phase].some((mayAct) => mayAct(board));
}

/** Whether that holds for a spirit or agent in its box, which is public, and for where its hidden magician may be. */
function hasErrand(board: Board, test: (unit: UnitId, lairs: readonly Hex[]) => boolean): boolean {
  let hidden: Set<UnitId> | null = null;
  for (const unit of allServants(board)) {
    const { owner, hex } = unitOf(board, unit);
    const master = masterOf(board, unit);
    if (owner !== board.state.active || hex !== BOXED || master < 0) continue;
    hidden ??= hiddenFrom(board, ONLOOKER);
    if (test(unit, lairsOf(board, master, hidden))) return true;
  }
  return false;
}

const mayCommit: Test = (board) => {
  const targets = occupiedHexes(board).filter((hex) =>
    stackAt(board, hex).some((id) => isInactive(board, id)),
  );
  return hasErrand(board, (unit, lairs) => {
    if (board.state.spent.includes(unit)) return false;
    const reach = longestReach(board, masterOf(board, unit));
    return lairs.some((hex) => targets.some((target) => range(board, hex, target) <= reach));
  });
};

/** The range of the side that reaches farther. */
function longestReach(board: Board, master: UnitId): number {
  const { front, back } = typeOf(board, master);
  return Math.max(-1, ...[front, back].map((face) => (face && !face.rfSpecial ? (face.rf ?? -1) : -1)));
}

/** A magician always reaches their own stack. */
const maySupport: Test = (board) =>
  hasErrand(board, (unit, lairs) => isBoundSpirit(board, unit) && lairs.length > 0);
