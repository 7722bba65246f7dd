// Who has won when the last game-turn is over (18.n): one function a scenario.

import type { Board } from '../board.ts';
import { sheetOf } from '../setup/scenarios.ts';
import type { Clause, Hex, Player } from '../vocabulary.ts';
import { occupantOf } from './control.ts';
import { controls } from './places.ts';

/** The winner's seat, or null for a draw, and the clause that says so. */
export interface Verdict {
  readonly winner: string | null;
  readonly clause: Clause;
}

const playerOf = (board: Board, seat: string): Player => board.state.seats.indexOf(seat);

const countHeld = (board: Board, hexes: readonly Hex[], seat: string): number =>
  hexes.filter((hex) => controls(board, hex, playerOf(board, seat))).length;

/** Whether a unit of the seat stands there now; having been there last is not enough (R-DPP-104). */
const stands = (board: Board, hex: Hex, seat: string): boolean =>
  occupantOf(board, hex) === playerOf(board, seat);

const verdict = (winner: string | null, clause: Clause): Verdict => ({ winner, clause });

function stemmingTheTide(board: Board): Verdict {
  const { sartar } = board.world.land.fortresses;
  if (countHeld(board, sartar, 'lunar') >= 4) return verdict('lunar', 'DP-18.1.4-b');
  return verdict(countHeld(board, sartar, 'sartar') >= 5 ? 'sartar' : null, 'DP-18.1.4-b');
}

function highTide(board: Board): Verdict {
  const { fortresses, capitals } = board.world.land;
  const boldhome = capitals.sartar ?? -1;
  const lunar = controls(board, boldhome, playerOf(board, 'lunar'));
  if (lunar || countHeld(board, fortresses.sartar, 'lunar') >= 5) return verdict('lunar', 'DP-18.2.4-a');
  return verdict(countHeld(board, fortresses.sartar, 'sartar') >= 4 ? 'sartar' : null, 'DP-18.2.4-b');
}

function argrathsReturn(board: Board): Verdict {
  const occupied = board.world.land.fortresses.sartar.some((hex) => stands(board, hex, 'lunar'));
  return occupied ? verdict('lunar', 'DP-18.3.4-b') : verdict('sartar', 'DP-18.3.4-c');
}

const counterstroke = (board: Board): Verdict =>
  verdict(stands(board, board.world.land.capitals.sartar ?? -1, 'lunar') ? 'lunar' : 'sartar', 'DP-18.4.5-a');

function heartsAndMinds(board: Board): Verdict {
  const { fortresses } = board.world.land;
  const lead = countHeld(board, fortresses.sartar, 'lunar') - countHeld(board, fortresses.lunar, 'sartar');
  return verdict(lead > 0 ? 'lunar' : lead < 0 ? 'sartar' : null, 'DP-18.5.5-a');
}

function dousingTheFlames(board: Board): Verdict {
  const lunar = playerOf(board, 'lunar');
  const all = board.state.control.every(({ player }) => player === lunar);
  return verdict(all ? 'lunar' : 'independents', 'DP-18.6.5-a');
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
  return verdict(winner ?? null, 'DP-18.8.5-a');
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
  return CONDITIONS[victory]?.(board) ?? verdict(null, 'DP-18-h');
}
