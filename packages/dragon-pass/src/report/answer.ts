import { attackBlow, counterBlow } from '../battle/melee/melee.ts';
import { bestCasualties } from '../battle/propose/best-casualties.ts';
import { ATTACK, STEPS } from '../battle/stages.ts';
import { attackerOf } from '../core/battle.ts';
import { type Board, openBoard } from '../core/board.ts';
import type { Battle, Frame } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { DEAD, type UnitId } from '../core/vocabulary.ts';
import { blowOdds } from '../losses/blow.ts';

/** A span from the least to the most. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** The defenders' counterattack after the suggested casualties of the attackers' blow. */
export interface Answer {
  /** The total that is read on the Attack Table. */
  readonly total: Span;
  readonly loss: Span;
  /** The mean loss, over all faces of both dice. */
  readonly mean: number;
}

const COUNTER_ATTACK = STEPS.findIndex(({ name }) => name === 'counter-attack');

/** The forecast of the defenders' blow, or null where there is none to come. */
export function answerOf(board: Board, battle: Battle, frame: Frame | undefined): Answer | null {
  if (battle.step > COUNTER_ATTACK) return null;
  const losses = lossesAhead(board, battle, frame);
  if (losses.length === 0) return null;
  const totals: number[] = [];
  const blows: number[] = [];
  for (const loss of losses) {
    const survivors = afterLoss(board, battle, loss);
    const { sum, results } = blowOdds(counterBlow(survivors.board, survivors.battle));
    const total = sum?.total ?? 0;
    totals.push(total);
    blows.push(...results.map(({ value = 0 }) => (total > 0 ? value : 0)));
  }
  if (Math.max(...totals) === 0) return null;
  return {
    total: { least: Math.min(...totals), most: Math.max(...totals) },
    loss: { least: Math.min(...blows), most: Math.max(...blows) },
    mean: blows.reduce((sum, loss) => sum + loss, 0) / blows.length,
  };
}

/** The losses the defenders may still have to meet: one for each face of the die, the one that has fallen, or none. */
function lossesAhead(board: Board, battle: Battle, frame: Frame | undefined): readonly number[] {
  if (battle.step > ATTACK) {
    const open = frame?.kind === 'casualties' && frame.cause === 'attack';
    return [open ? battle.loss.defenders : 0];
  }
  const { sum, results } = blowOdds(attackBlow(board, battle));
  return (sum?.total ?? 0) === 0 ? [] : results.map(({ value = 0 }) => value);
}

/** The battle after the suggested casualties for the loss. */
function afterLoss({ state }: Board, battle: Battle, loss: number): { board: Board; battle: Battle } {
  const fought = battle.step > ATTACK ? battle.fought : battle.attackers;
  const struck: Battle = { ...battle, fought, loss: { defenders: loss, attackers: 0 } };
  const board = openBoard({ ...state, frames: [struck] });
  const casualties = {
    kind: 'casualties',
    player: attackerOf(board),
    cause: 'attack',
    hex: -1,
    taken: [],
  } as const;
  const fallen = bestCasualties(board, { ...casualties, taken: [] });
  const left: Battle = { ...struck, defenders: battle.defenders.filter((id) => !fallen.includes(id)) };
  return { board: openBoard({ ...without(state, fallen), frames: [left] }), battle: left };
}

/** The same game without these units; units below them are higher now. */
function without(state: State, fallen: readonly UnitId[]): State {
  const units = state.units.map((unit, id) => (fallen.includes(id) ? { ...unit, hex: DEAD } : unit));
  return { ...state, units };
}
