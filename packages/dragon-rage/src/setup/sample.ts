import { type Dice, pickOne, type Seat } from '@hexwyrm/kernel';
import { type Board, openBoard } from '../core/board.ts';
import type { Army } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { SIDES, type Side } from '../core/vocabulary.ts';
import { cloneState } from '../state/clone.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';
import { draftRefusal } from './draft.ts';
import { enlist } from './recruiting.ts';

/** The state with other seats' secret armies redrawn (DR-3.3.2-b); nothing else in the game is hidden. */
export function sampleState(state: State, seat: Seat, dice: Dice): State {
  const sample = cloneState(state);
  const frame = sample.frames.at(-1);
  if (frame?.kind !== 'draft') return sample;
  const board = openBoard(sample);
  for (const side of SIDES)
    if (sample.seats[side] !== seat) frame.armies[side] = randomArmy(board, side, frame.ready[side], dice);
  return sample;
}

/** A finished draft spends what it can; an unfinished one may have come to any point on the way. */
function randomArmy(board: Board, side: Side, finished: boolean, dice: Dice): Army {
  const army: Army = {};
  while (finished || dice.d6() > 1) {
    const choices = UNIT_TYPE_IDS.filter((what) => draftRefusal(board, side, army, what) === null);
    if (choices.length === 0) break;
    enlist(army, pickOne(dice, choices));
  }
  return army;
}
