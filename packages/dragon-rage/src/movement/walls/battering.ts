import { directionTo } from '@hexwyrm/hexmap';
import { type Odds, rollOdds } from '@hexwyrm/kernel';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, hexName, type Play } from '../../core/board.ts';
import { walkPoints } from '../../core/body.ts';
import type { Sink } from '../../core/rule.ts';
import { activity, type Unit } from '../../core/state.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { BREAKING, isGuarded, isSmashed, smash } from '../../terrain/entrances.ts';
import { exitRefusal } from '../major/exits.ts';
import { facingOf } from '../major/facing.ts';
import { modeRefusal, pointsRefusal, rageRefusal, useMode, walkLeft } from '../major/modes.ts';

type Smash = ActionOf<'smash'>;

/** The number of the gate a major monster faces, or -1; doors it faces are broken already. */
function facedGate(board: Board, unit: Unit): number {
  const facing = unit.body?.facing ?? -1;
  if (facing < 0 || unit.hex < 0) return -1;
  const entrance = board.map.entrance[unit.hex * 6 + facing];
  return entrance >= 0 && board.map.entrances[entrance].kind === 'gate' ? entrance : -1;
}

const isLegless = (board: Board, unit: Unit): boolean => walkPoints(board, unit) === 0;

export function listBattering(board: Board, id: UnitId, sink: Sink): void {
  const unit = board.state.units[id];
  const gate = facedGate(board, unit);
  if (gate < 0 || isSmashed(board, gate)) return;
  const { a, b } = board.map.entrances[gate];
  const to = a === unit.hex ? b : a;
  if (isLegless(board, unit)) {
    const action: Smash = { type: 'smash', unit: id, to };
    if (batteringRefusal(board, action) === null) sink.add(action);
    return;
  }
  for (let mp = 1; mp <= walkLeft(board, unit); mp++) {
    const action: Smash = { type: 'smash', unit: id, to, mp };
    if (batteringRefusal(board, action) === null) sink.add(action);
  }
}

/** Why a major monster may not throw its weight against what is on the hexside. */
export function batteringRefusal(board: Board, action: Smash): Clause | null {
  const unit = board.state.units[action.unit];
  const to = action.to;
  if (to < 0 || unit.hex < 0) return 'DR-2.5.5-a';
  const direction = directionTo(board.map.grid, unit.hex, to);
  const entrance = direction === -1 ? -1 : board.map.entrance[unit.hex * 6 + direction];
  if (entrance < 0) return 'DR-2.5.5-a';
  if (isSmashed(board, entrance)) return 'DR-2.5.5-f';
  if (board.map.entrances[entrance].kind === 'door') return 'DR-2.5.5.1-a';
  const legless = isLegless(board, unit);
  const refusal = modeRefusal(board, action.unit, legless ? 'batter' : 'walk');
  if (refusal) return refusal;
  if (direction !== facingOf(unit)) return legless ? 'DR-2.5.5.2-l' : 'DR-2.5.5.2-a';
  if (legless) return action.mp === undefined ? rageRefusal(board, action) : 'DR-2.5.5.2-l';
  return effortRefusal(board, action, isGuarded(board, to)) ?? rageRefusal(board, action);
}

/** DR-2.5.5.2-a, b: one MP if no unit is behind the gate, otherwise any number of those it has left. */
function effortRefusal(board: Board, action: Smash, guarded: boolean): Clause | null {
  const { mp, unit: id } = action;
  if (mp === undefined || mp < 1) return 'DR-2.5.5.2-b';
  if (!guarded && mp > 1) return 'DR-2.5.5.2-a';
  const unit = board.state.units[id];
  return pointsRefusal(board, unit, mp) ?? exitRefusal(board, id, facingOf(unit), mp);
}

/** How the attempt is rolled: dice, what they must reach or, for a walking monster, not exceed. */
interface Attempt {
  readonly clause: Clause;
  readonly dice: 0 | 1 | 2;
  readonly needs: number;
  readonly atMost?: true;
}

function attemptOf(board: Board, action: Smash): Attempt {
  const guarded = isGuarded(board, action.to);
  const legless = board.world.tables.scaling.dragonGateWithoutLegs;
  if (action.mp === undefined)
    return guarded
      ? { clause: 'DR-2.5.5.2-g', dice: 2, needs: legless.guarded }
      : { clause: 'DR-2.5.5.2-f', dice: 1, needs: legless.unguarded };
  return guarded
    ? { clause: 'DR-2.5.5.2-b', dice: 1, needs: action.mp, atMost: true }
    : { clause: 'DR-2.5.5.2-a', dice: 0, needs: 0 };
}

/** The roll of a walking monster is called `batter` and must not exceed what it needs; a legless one rolls at a `gate`. */
const nameOf = ({ atMost }: Attempt): string => (atMost ? 'batter' : 'gate');

export function batteringOdds(board: Board, action: Smash): Odds {
  const attempt = attemptOf(board, action);
  const { dice } = attempt;
  if (dice === 0) return [];
  const named = { roll: nameOf(attempt), unit: action.unit };
  return [rollOdds({ ...named, ...attempt, dice, ...BREAKING })];
}

/** DR-2.5.5.2-c, d, e, k: attempts are independent, the cost is spent, and the walk may go on. */
export function batter(play: Play, action: Smash): void {
  const unit = play.state.units[action.unit];
  const attempt = attemptOf(play, action);
  const gate = facedGate(play, unit);
  useMode(play, action.unit, action.mp === undefined ? 'batter' : 'walk');
  activity(unit).spent += action.mp ?? 0;
  if (succeeds(play, action, attempt)) smash(play, gate, action.unit, attempt.clause);
}

function succeeds(play: Play, action: Smash, attempt: Attempt): boolean {
  if (attempt.dice === 0) return true;
  const dice = Array.from({ length: attempt.dice }, () => play.dice.d6(() => nameOf(attempt)));
  const total = dice.reduce((sum, die) => sum + die, 0);
  const success = attempt.atMost ? total <= attempt.needs : total >= attempt.needs;
  play.events.push({
    type: 'rolled',
    clause: attempt.clause,
    roll: nameOf(attempt),
    unit: action.unit,
    hex: hexName(play, action.to),
    dice,
    modifier: 0,
    needs: attempt.needs,
    ...(attempt.atMost && { atMost: true }),
    success,
  });
  return success;
}
