// A Bat that dies hungry takes Lunar units with it (DP-13.1-p to t). The opponent names them: forfeit.ts.

import { type Board, type Play, unitOf } from '../../core/board.ts';
import type { FrameForm } from '../../core/frame-form.ts';
import { throwDie } from '../../core/rolls.ts';
import type { Player, UnitId } from '../../core/vocabulary.ts';
import { isLunarTroop } from '../../stacks/kinds.ts';
import { batOf, dueToday, sated } from './hunger.ts';

/** The Lunar units on the map. */
export function debtors(board: Board): UnitId[] {
  const { owner } = unitOf(board, batOf(board));
  return board.state.units.flatMap((unit, id) =>
    unit.owner === owner && unit.hex >= 0 && isLunarTroop(board, id) ? [id] : [],
  );
}

/** DP-13.1-p, r: an opponent names what the dead Bat was owed; if no more are left, returns all. */
export function settleBatDebt(play: Play, fallen: UnitId): UnitId[] {
  const { state } = play;
  if (fallen !== batOf(play)) return [];
  const due = dueToday(play);
  state.hunger = sated();
  if (due === 0) return [];
  const player = picker(play, due);
  const left = debtors(play);
  if (left.length <= due) return left;
  state.frames.push({ kind: 'bat-debt', player, left: due });
  return [];
}

/** DP-13.1-q: the only opponent, or of several the one who rolls highest. */
function picker(play: Play, due: number): Player {
  const { state, events } = play;
  const { owner } = unitOf(play, batOf(play));
  let rivals = state.seats.map((_, player) => player).filter((player) => player !== owner);
  const rolls: { seat: string; die: number }[] = [];
  while (rivals.length > 1) {
    const round = rivals.map((player) => ({ player, die: throwDie(play, () => []) }));
    rolls.push(...round.map(({ player, die }) => ({ seat: state.seats[player], die })));
    const best = Math.max(...round.map(({ die }) => die));
    rivals = round.flatMap(({ player, die }) => (die === best ? [player] : []));
  }
  const [player = 0] = rivals;
  events.push({ type: 'bat-unsated', clause: 'DP-13.1-q', seat: state.seats[player], due, rolls });
  return player;
}

/** DP-13.1-p */
export const debtForm: FrameForm<'bat-debt'> = {
  on: [
    'nothing',
    'battle',
    'area-effect',
    'lead-away',
    'superheroes',
    'drawn',
    'doom-run',
    'segment',
    'settle',
    'call',
  ],
  *faults(board, { player, left }) {
    const bat = batOf(board);
    if (bat < 0) {
      yield ['', 'there is no Crimson Bat'];
      return;
    }
    const { owner, hex } = unitOf(board, bat);
    if (hex >= 0) yield ['', 'the Crimson Bat lives'];
    if (player === owner) yield ['player', 'must be an opponent of the Crimson Bat (DP-13.1-q)'];
    const owed = debtors(board).length;
    if (left < 1 || left > owed) yield ['left', `must be 1 to ${owed}`];
  },
};
