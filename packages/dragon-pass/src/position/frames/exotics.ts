import { enemiesAt, typeOf, unitOf } from '../../core/board.ts';
import { WAITING } from '../../core/vocabulary.ts';
import { debtors } from '../../exotics/crimson-bat/bat-debt.ts';
import { batOf } from '../../exotics/crimson-bat/hunger.ts';
import {
  canFinish,
  extended,
  type Fracture,
  isComplete,
  PLANS,
  placeRefusal,
} from '../../exotics/earth-shakers/fracture-lines.ts';
import { namedUnit } from '../../stacks/roster.ts';
import { type FrameForm, phaseFaults, repeatFaults } from './form.ts';

/** Asks no player directly: another frame is on top, and superheroes' protection is being settled. */
export const areaEffect: FrameForm<'area-effect'> = {
  on: ['nothing', 'area-effect'],
  *faults(board, frame) {
    yield* repeatFaults('hexes', frame.hexes);
    const { frames } = board.state;
    const above = frames[frames.indexOf(frame) + 1];
    if (above?.kind !== 'area-effect' && !frame.settled) yield ['settled', 'must be true'];
  },
};

/** DP-17.2-c */
export const assassin: FrameForm<'assassin'> = {
  on: ['nothing'],
  *faults(board, { player, unit, hex }) {
    yield* phaseFaults(board, 'exotics');
    const { owner, hex: place } = unitOf(board, unit);
    if (typeOf(board, unit).kind !== 'assassin' || owner !== player || place !== WAITING)
      yield ['unit', 'must be an own assassin who is waiting (DP-17.2-a)'];
    if (!board.state.acted.includes(unit)) yield ['unit', 'is at work: it must be in acted'];
    if (!enemiesAt(board, hex, player)) yield ['hex', 'must be an enemy stack (DP-17.2-a)'];
  },
};

/** 16.8 */
export const fracture: FrameForm<'fracture'> = {
  on: ['nothing'],
  *faults(board, frame) {
    yield* phaseFaults(board, 'exotics');
    const { player, lines, length, count } = frame;
    const cult = namedUnit(board, 'earth-shakers-cult');
    if (cult < 0 || unitOf(board, cult).hex < 0 || unitOf(board, cult).owner !== player) {
      yield ['player', "must have the Earth-shaker's Cult on the map (DP-16.8-a)"];
      return;
    }
    const plan = Object.values(PLANS).find((known) => known.length === length && known.count === count);
    if (!plan) {
      yield ['length', 'must be one line of 8 hexes or two of 5 (DP-16.8-c, d)'];
      return;
    }
    let drawn: Fracture = { lines: [], ...plan };
    for (const hex of lines.flat()) {
      const clause = isComplete(drawn) ? 'DP-16.8-c' : placeRefusal(board, drawn, hex);
      if (clause !== null) {
        yield ['lines', `cannot be drawn so (${clause})`];
        return;
      }
      drawn = extended(drawn, hex);
    }
    const same = drawn.lines.length === lines.length;
    if (!same || drawn.lines.some((line, index) => line.length !== lines[index]?.length))
      yield ['lines', `must be filled one after the other, ${length} hexes each`];
    if (isComplete(drawn) || !canFinish(board, drawn)) yield ['lines', 'cannot be drawn on (DP-16.8-c)'];
  },
};

/** DP-13.1-p */
export const batDebt: FrameForm<'bat-debt'> = {
  on: ['nothing', 'battle', 'area-effect', 'lead-away'],
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
