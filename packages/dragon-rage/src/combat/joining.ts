import { tableOdds } from '../consequences/table.ts';
import type { ActionOf } from '../core/actions.ts';
import { type Board, type Play, range, typeOf } from '../core/board.ts';
import { planned, type Rule } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Clause, Side, UnitId } from '../core/vocabulary.ts';
import { isSerpent, openForBlow } from './contact.ts';
import { groupRefusal } from './engagement.ts';
import { fighterRefusal, shooterRefusal } from './readiness.ts';
import { type AttackFrame, attackOf, openedAttack, strikesWith } from './resolution.ts';
import { openForShot, shotFacts, shotRefusal } from './shot.ts';
import { findsGroup, groupUnder } from './targets.ts';

/** How someone takes part in an attack that others began. */
type Part = { readonly by: 'bolt' } | { readonly by: 'blow' | 'shot'; readonly unit: UnitId };

const isPart = (part: Part | Clause): part is Part => typeof part !== 'string';

/** Another unit, or a held lightning bolt, is added to the open attack (DR-2.7.1.2-a, DR-2.7.6.1-f, DR-2.8.8-h). */
export const join: Rule<'join'> = {
  type: 'join',
  timing: 'DR-2.7.1.2-a',
  list(board, side, sink) {
    const frame = openedAttack(board);
    const { units } = board.state;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      if (units[id].side !== side || units[id].hex < 0) continue;
      if (range(board, units[id].hex, frame.hex) > farthest(board, id)) continue;
      if (isPart(unitPart(board, frame, id))) sink.add({ type: 'join', unit: id });
    }
    if (isPart(boltPart(board, frame))) sink.add({ type: 'join', bolt: true });
  },
  ...planned<'join', Part>({
    plan: (board, _side, action) => partOf(board, openedAttack(board), action),
    odds(board, _side, _action, part) {
      const frame = openedAttack(board);
      const joined =
        part.by === 'bolt' ? { ...frame, bolt: true } : { ...frame, units: [...frame.units, part.unit] };
      return [tableOdds(board, attackOf(board, joined))];
    },
    carryOut: (play, _side, _action, part) => takePart(play, openedAttack(play), part),
  }),
  facts(board, _side, { unit }, clause) {
    if (unit === undefined) return undefined;
    const { hex, weapon } = openedAttack(board);
    return shotFacts(
      board,
      board.state.units[unit],
      { hex, aloft: false, melee: weapon === 'melee' },
      clause,
    );
  },
};

function partOf(board: Board, frame: AttackFrame, { unit, bolt }: ActionOf<'join'>): Part | Clause {
  if (unit === undefined) return bolt ? boltPart(board, frame) : 'DR-2.7.1.2-a';
  return bolt ? 'DR-2.8.8-h' : unitPart(board, frame, unit);
}

const farthest = (board: Board, id: UnitId): number =>
  typeOf(board, board.state.units[id]).missile?.fromTower ?? 1;

/** A blow where it can strike one, otherwise a shot. */
function unitPart(board: Board, frame: AttackFrame, id: UnitId): Part | Clause {
  const unit = board.state.units[id];
  const { kind, missile } = typeOf(board, unit);
  if (kind === 'major') return 'DR-2.7.1.2-f';
  if (unit.hex === frame.hex && isTargetOf(board, frame, id)) return 'DR-2.8.9-f';
  if (frame.weapon === 'melee') {
    const refusal = joiningBlowRefusal(board, frame, id);
    if (refusal === null) return { by: 'blow', unit: id };
    if (!missile) return refusal;
  }
  return joiningShotRefusal(board, frame, id) ?? { by: 'shot', unit: id };
}

/** A friendly unit that an elemental attacks does not help it. */
const isTargetOf = (board: Board, { side, hex, units }: AttackFrame, id: UnitId): boolean =>
  groupUnder(board, side, hex, units).includes(id);

const joiningBlowRefusal = (board: Board, { hex }: AttackFrame, id: UnitId): Clause | null =>
  fighterRefusal(board, board.state.units[id]) ?? groupRefusal(board, id, hex);

/** DR-2.7.6.1-e, f: shots at the same hex are added up, and added to a melee. */
function joiningShotRefusal(board: Board, { hex, weapon }: AttackFrame, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const refusal = shooterRefusal(board, unit);
  if (refusal) return refusal;
  if (!findsGroup(board, unit, hex)) return 'DR-2.7.1-a';
  return shotRefusal(board, unit, { hex, aloft: false, melee: weapon === 'melee' });
}

/** All units that may join the attack the unit begins, and the roll they would make together. */
export function allTogether(
  board: Board,
  side: Side,
  begun: Pick<AttackFrame, 'weapon' | 'hex'>,
  id: UnitId,
) {
  const frame: AttackFrame = { kind: 'attack', side, ...begun, units: [id], bolt: false };
  const others = board.state.units.flatMap(({ side: whose, hex }, other) =>
    whose === side && hex >= 0 && other !== id && isPart(unitPart(board, frame, other)) ? [other] : [],
  );
  const bolt = isPart(boltPart(board, frame));
  if (others.length === 0 && !bolt) return null;
  const muster = { ...frame, units: [id, ...others], bolt };
  return { units: others.length, odds: [tableOdds(board, attackOf(board, muster))] };
}

function boltPart(board: Board, frame: AttackFrame): Part | Clause {
  if (frame.weapon !== 'melee' || frame.bolt) return 'DR-2.8.8-h';
  return board.state.bolts.some((bolt) => strikesWith(board, frame, bolt)) ? { by: 'bolt' } : 'DR-2.8.8-h';
}

function takePart(play: Play, frame: AttackFrame, part: Part): void {
  if (part.by === 'bolt') {
    frame.bolt = true;
    return;
  }
  const { unit: id } = part;
  const unit = play.state.units[id];
  activity(unit).attacked = true;
  frame.units.push(id);
  if (part.by === 'blow') openForBlow(play, id, frame.hex, isSerpent(play, unit));
  else openForShot(play, id, { hex: frame.hex, aloft: false, melee: frame.weapon === 'melee' });
}
