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
    if (typeof batteringOf(board, action) !== 'string') sink.add(action);
    return;
  }
  for (let mp = 1; mp <= walkLeft(board, unit); mp++) {
    const action: Smash = { type: 'smash', unit: id, to, mp };
    if (typeof batteringOf(board, action) !== 'string') sink.add(action);
  }
}

/** How a gate is battered: dice, what they must reach or, for a walking monster, not exceed. */
export interface Battering {
  readonly gate: number;
  readonly clause: Clause;
  readonly dice: 0 | 1 | 2;
  readonly needs: number;
  readonly atMost?: true;
}

/** How a major monster throws its weight against what is on the hexside, or the clause that forbids it. */
export function batteringOf(board: Board, action: Smash): Battering | Clause {
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
  const guarded = isGuarded(board, to);
  const effort = legless ? leglessRefusal(action) : effortRefusal(board, action, guarded);
  return effort ?? rageRefusal(board, action) ?? { gate: entrance, ...attemptOf(board, action, guarded) };
}

/** DR-2.5.5.2-l: it has no points to put into it. */
const leglessRefusal = ({ mp }: Smash): Clause | null => (mp === undefined ? null : 'DR-2.5.5.2-l');

/** DR-2.5.5.2-a, b: one MP if no unit is behind the gate, otherwise any number of those it has left. */
function effortRefusal(board: Board, action: Smash, guarded: boolean): Clause | null {
  const { mp, unit: id } = action;
  if (mp === undefined || mp < 1) return 'DR-2.5.5.2-b';
  if (!guarded && mp > 1) return 'DR-2.5.5.2-a';
  const unit = board.state.units[id];
  return pointsRefusal(board, unit, mp) ?? exitRefusal(board, id, facingOf(unit), mp);
}

function attemptOf(board: Board, { mp }: Smash, guarded: boolean): Omit<Battering, 'gate'> {
  const legless = board.world.tables.scaling.dragonGateWithoutLegs;
  if (mp === undefined)
    return guarded
      ? { clause: 'DR-2.5.5.2-g', dice: 2, needs: legless.guarded }
      : { clause: 'DR-2.5.5.2-f', dice: 1, needs: legless.unguarded };
  return guarded
    ? { clause: 'DR-2.5.5.2-b', dice: 1, needs: mp, atMost: true }
    : { clause: 'DR-2.5.5.2-a', dice: 0, needs: 0 };
}

/** The roll of a walking monster is called `batter` and must not exceed what it needs; a legless one rolls at a `gate`. */
const nameOf = ({ atMost }: Battering): string => (atMost ? 'batter' : 'gate');

export function batteringOdds({ unit }: Smash, battering: Battering): Odds {
  const { clause, dice, needs, atMost } = battering;
  if (dice === 0) return [];
  return [
    rollOdds({ roll: nameOf(battering), clause, unit, dice, needs, ...(atMost && { atMost }), ...BREAKING }),
  ];
}

/** DR-2.5.5.2-c, d, e, k: attempts are independent, the cost is spent, and the walk may go on. */
export function batter(play: Play, action: Smash, battering: Battering): void {
  const unit = play.state.units[action.unit];
  useMode(play, action.unit, action.mp === undefined ? 'batter' : 'walk');
  activity(unit).spent += action.mp ?? 0;
  if (succeeds(play, action, battering)) smash(play, battering.gate, action.unit, battering.clause);
}

function succeeds(play: Play, action: Smash, battering: Battering): boolean {
  const { clause, dice: count, needs, atMost } = battering;
  if (count === 0) return true;
  const dice = Array.from({ length: count }, () => play.dice.d6(() => nameOf(battering)));
  const total = dice.reduce((sum, die) => sum + die, 0);
  const success = atMost ? total <= needs : total >= needs;
  play.events.push({
    type: 'rolled',
    clause,
    roll: nameOf(battering),
    unit: action.unit,
    hex: hexName(play, action.to),
    dice,
    modifier: 0,
    needs,
    ...(atMost && { atMost }),
    success,
  });
  return success;
}
