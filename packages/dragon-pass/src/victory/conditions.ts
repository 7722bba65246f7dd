// Who has won when the last game-turn is over (18.n): one function a scenario.

import type { Board } from '../board.ts';
import { sheetOf } from '../setup/scenarios.ts';
import type { Clause, Hex, Player } from '../vocabulary.ts';
import { occupantOf } from './control.ts';
import { controls } from './places.ts';

/** The winner's seat, or null for a draw, why, and the clause that says so. */
export interface Verdict {
  readonly winner: string | null;
  readonly reason: string;
  readonly clause: Clause;
}

const playerOf = (board: Board, seat: string): Player => board.state.seats.indexOf(seat);

const countHeld = (board: Board, hexes: readonly Hex[], seat: string): number =>
  hexes.filter((hex) => controls(board, hex, playerOf(board, seat))).length;

/** Whether a unit of the seat stands there now; having been there last is not enough (R-DPP-104). */
const stands = (board: Board, hex: Hex, seat: string): boolean =>
  occupantOf(board, hex) === playerOf(board, seat);

const verdict = (winner: string | null, reason: string, clause: Clause): Verdict => ({
  winner,
  reason,
  clause,
});

/** Whether Sartar has kept so many of its fortresses; nobody has won where Lunar has not won either. */
function sartarStands(board: Board, fortresses: number, clause: Clause): Verdict {
  const held = countHeld(board, board.world.land.fortresses.sartar, 'sartar');
  return held >= fortresses
    ? verdict('sartar', 'sartar-fortresses', clause)
    : verdict(null, 'too-few-fortresses', clause);
}

function stemmingTheTide(board: Board): Verdict {
  const { sartar } = board.world.land.fortresses;
  if (countHeld(board, sartar, 'lunar') >= 4) return verdict('lunar', 'lunar-fortresses', 'DP-18.1.4-b');
  return sartarStands(board, 5, 'DP-18.1.4-b');
}

function highTide(board: Board): Verdict {
  const { fortresses, capitals } = board.world.land;
  const boldhome = capitals.sartar ?? -1;
  const lunar = controls(board, boldhome, playerOf(board, 'lunar'));
  if (lunar) return verdict('lunar', 'boldhome-held', 'DP-18.2.4-a');
  if (countHeld(board, fortresses.sartar, 'lunar') >= 5)
    return verdict('lunar', 'lunar-fortresses', 'DP-18.2.4-a');
  return sartarStands(board, 4, 'DP-18.2.4-b');
}

function argrathsReturn(board: Board): Verdict {
  const occupied = board.world.land.fortresses.sartar.some((hex) => stands(board, hex, 'lunar'));
  return occupied
    ? verdict('lunar', 'fortress-occupied', 'DP-18.3.4-b')
    : verdict('sartar', 'fortresses-free', 'DP-18.3.4-c');
}

const counterstroke = (board: Board): Verdict =>
  stands(board, board.world.land.capitals.sartar ?? -1, 'lunar')
    ? verdict('lunar', 'boldhome-occupied', 'DP-18.4.5-a')
    : verdict('sartar', 'boldhome-free', 'DP-18.4.5-a');

function heartsAndMinds(board: Board): Verdict {
  const { fortresses } = board.world.land;
  const lead = countHeld(board, fortresses.sartar, 'lunar') - countHeld(board, fortresses.lunar, 'sartar');
  if (lead === 0) return verdict(null, 'equal-fortresses', 'DP-18.5.5-a');
  return verdict(lead > 0 ? 'lunar' : 'sartar', 'more-enemy-fortresses', 'DP-18.5.5-a');
}

function dousingTheFlames(board: Board): Verdict {
  const lunar = playerOf(board, 'lunar');
  const all = board.state.control.every(({ player }) => player === lunar);
  return all
    ? verdict('lunar', 'flames-doused', 'DP-18.6.5-a')
    : verdict('independents', 'flames-burning', 'DP-18.6.5-a');
}

/** DP-18.8.5-a: one's own capital and at least one other. */
function risingOfTarsh(board: Board): Verdict {
  const { capitals } = board.world.land;
  const own: Readonly<Record<string, Hex | undefined>> = {
    tarsh: capitals.exiles,
    lunar: capitals.lunar,
    sartar: capitals.sartar,
  };
  const all = Object.values(own).flatMap((hex) => (hex === undefined ? [] : [hex]));
  const winner = board.state.seats.find(
    (seat) => controls(board, own[seat] ?? -1, playerOf(board, seat)) && countHeld(board, all, seat) >= 2,
  );
  return winner === undefined
    ? verdict(null, 'no-two-capitals', 'DP-18.8.5-a')
    : verdict(winner, 'two-capitals', 'DP-18.8.5-a');
}

const CONDITIONS: Readonly<Record<string, (board: Board) => Verdict>> = {
  'stemming-the-tide': stemmingTheTide,
  'high-tide': highTide,
  'argraths-return': argrathsReturn,
  counterstroke,
  'hearts-and-minds': heartsAndMinds,
  'dousing-the-flames': dousingTheFlames,
  'rising-of-tarsh': risingOfTarsh,
};

export function verdictOf(board: Board): Verdict {
  const { victory } = sheetOf(board.state);
  return CONDITIONS[victory]?.(board) ?? verdict(null, 'time', 'DP-18-h');
}
