import { crash } from '../consequences/crash.ts';
import { hurt } from '../consequences/damage.ts';
import type { Board, Play } from '../core/board.ts';
import { isAloft, typeOf } from '../core/board.ts';
import { isUndamaged, pointsLeft, wingBalance } from '../core/body.ts';
import type { Frame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import type { Unit } from '../core/state.ts';
import type { Area, Clause } from '../core/vocabulary.ts';

type DamageFrame = Extract<Frame, { kind: 'damage' }>;

/** The owner spreads crash or lightning damage over the body of a major monster, one point at a time. */
export const assign: Rule<'assign'> = {
  type: 'assign',
  timing: 'DR-2.12.1.1.5-c',
  list(board, _side, sink) {
    const frame = damageFrame(board);
    for (const { area } of areasOf(board, board.state.units[frame.unit]))
      if (areaRefusal(board, frame, area) === null) sink.add({ type: 'assign', area });
  },
  refusal: (board, _side, action) => areaRefusal(board, damageFrame(board), action.area),
  carryOut(play, _side, action) {
    const frame = damageFrame(play);
    frame.points--;
    frame.given.push(action.area);
    const clause = frame.cause === 'crash' ? 'DR-2.12.1.1.5-b' : 'DR-2.8.8-c';
    hurt(play, frame.unit, action.area, 1, frame.by < 0 ? null : frame.by, clause);
    if (frame.points === 0) close(play, frame);
  },
};

function damageFrame(board: Board): DamageFrame {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'damage') throw new Error('no damage to spread');
  return frame;
}

const areasOf = (board: Board, unit: Unit) => typeOf(board, unit).areas ?? [];

/** A monster that dies on the way takes its open damage with it; what is left over is lost (DR-2.12.1.1.5-h). */
function close(play: Play, frame: DamageFrame): void {
  play.state.frames.pop();
  const unit = play.state.units[frame.unit];
  if (unit.hex < 0 || frame.cause === 'crash' || !isAloft(unit)) return;
  if (wingBalance(play, unit) < 0) crash(play, frame.unit);
}

function areaRefusal(board: Board, frame: DamageFrame, area: Area): Clause | null {
  const unit = board.state.units[frame.unit];
  if (frame.cause === 'crash') return pointsLeft(board, unit, area) > 0 ? null : 'DR-2.12.1.1.5-h';
  return lightningRefusal(board, unit, frame.given, area);
}

/**
 * DR-2.8.8-d, e: areas without any damage come first, then each area that is left gets its next point before any
 * gets one more (R-DR-101).
 */
function lightningRefusal(board: Board, unit: Unit, given: readonly Area[], area: Area): Clause | null {
  if (pointsLeft(board, unit, area) === 0) return 'DR-2.7.4.2-d';
  if (isUndamaged(board, unit, area)) return null;
  const others = areasOf(board, unit);
  if (others.some((other) => isUndamaged(board, unit, other.area))) return 'DR-2.8.8-e';
  const share = timesGiven(given, area);
  const behind = others.some(
    (other) => pointsLeft(board, unit, other.area) > 0 && timesGiven(given, other.area) < share,
  );
  return behind ? 'DR-2.8.8-d' : null;
}

const timesGiven = (given: readonly Area[], area: Area): number =>
  given.reduce((times, other) => (other === area ? times + 1 : times), 0);
