// What sides have to have when the last game-turn is over (18.n): one list of aims a scenario.

import type { Board } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { Clause, Hex, Player } from '../core/vocabulary.ts';
import { isLost } from '../heroes/escape.ts';
import { occupantOf } from '../stacks/occupants.ts';
import { namedUnit } from '../stacks/roster.ts';
import { controls } from './places.ts';

/** What a side can win by. */
type Feat =
  | 'lunar-fortresses'
  | 'sartar-fortresses'
  | 'boldhome-held'
  | 'argrath-dead'
  | 'fortress-occupied'
  | 'fortresses-free'
  | 'boldhome-occupied'
  | 'boldhome-free'
  | 'more-enemy-fortresses'
  | 'flames-doused'
  | 'flames-burning'
  | 'last-to-move'
  | 'two-capitals'
  | 'both-capitals';

/** What wins the game for a seat, how much of it there is, and how much there must be. */
export interface Aim {
  readonly seat: string;
  readonly reason: Feat;
  readonly has: number;
  readonly needs: number;
  readonly clause: Clause;
}

/** The winner's seat, or null for a draw, the reason, and its clause. */
export interface Verdict {
  readonly winner: string | null;
  readonly reason: string;
  readonly clause: Clause;
}

interface Condition {
  /** The first that is reached wins. */
  aims(board: Board): readonly Aim[];
  /** When none is. */
  readonly draw: { readonly reason: string; readonly clause: Clause };
}

const playerOf = (board: Board, seat: string): Player => board.state.seats.indexOf(seat);

const countHeld = (board: Board, hexes: readonly Hex[], seat: string): number =>
  hexes.filter((hex) => controls(board, hex, playerOf(board, seat))).length;

/** Hexes with a unit of the seat in them now; having been there last is not enough (R-DPP-104). */
const countOccupied = (board: Board, hexes: readonly Hex[], seat: string): number =>
  hexes.filter((hex) => occupantOf(board, hex) === playerOf(board, seat)).length;

const aim = (seat: string, reason: Feat, has: number, needs: number, clause: Clause): Aim => ({
  seat,
  reason,
  has,
  needs,
  clause,
});

const sartarOf = ({ world }: Board): readonly Hex[] => world.land.fortresses.sartar;
const boldhomeOf = ({ world }: Board): readonly Hex[] => [world.land.capitals.sartar ?? -1];

/** So many of Sartar's fortresses. */
const fortresses = (board: Board, seat: 'lunar' | 'sartar', needs: number, clause: Clause): Aim =>
  aim(seat, `${seat}-fortresses`, countHeld(board, sartarOf(board), seat), needs, clause);

const stemmingTheTide: Condition = {
  aims: (board) => [
    fortresses(board, 'lunar', 4, 'DP-18.1.4-b'),
    fortresses(board, 'sartar', 5, 'DP-18.1.4-b'),
  ],
  draw: { reason: 'too-few-fortresses', clause: 'DP-18.1.4-b' },
};

const highTide: Condition = {
  aims: (board) => [
    aim('lunar', 'boldhome-held', countHeld(board, boldhomeOf(board), 'lunar'), 1, 'DP-18.2.4-a'),
    fortresses(board, 'lunar', 5, 'DP-18.2.4-a'),
    fortresses(board, 'sartar', 4, 'DP-18.2.4-b'),
  ],
  draw: { reason: 'too-few-fortresses', clause: 'DP-18.2.4-b' },
};

/** Never a draw: one side wins by keeping the other out. */
const NO_DRAW: Condition['draw'] = { reason: 'time', clause: 'DP-18-h' };

/** DP-18.3.4-a: whether the hero of the scenario is dead for good. */
export function isHeroLost(board: Board): boolean {
  const { hero } = sheetOf(board.state);
  const id = hero === undefined ? -1 : namedUnit(board, hero);
  return id >= 0 && isLost(board, id);
}

const argrathsReturn: Condition = {
  aims(board) {
    const lost = isHeroLost(board) ? 1 : 0;
    const all = sartarOf(board);
    const taken = countOccupied(board, all, 'lunar');
    return [
      aim('lunar', 'argrath-dead', lost, 1, 'DP-18.3.4-a'),
      aim('lunar', 'fortress-occupied', taken, 1, 'DP-18.3.4-b'),
      aim('sartar', 'fortresses-free', all.length - taken, all.length, 'DP-18.3.4-c'),
    ];
  },
  draw: NO_DRAW,
};

const counterstroke: Condition = {
  aims(board) {
    const taken = countOccupied(board, boldhomeOf(board), 'lunar');
    return [
      aim('lunar', 'boldhome-occupied', taken, 1, 'DP-18.4.5-a'),
      aim('sartar', 'boldhome-free', 1 - taken, 1, 'DP-18.4.5-a'),
    ];
  },
  draw: NO_DRAW,
};

const heartsAndMinds: Condition = {
  aims(board) {
    const lunar = countHeld(board, sartarOf(board), 'lunar');
    const sartar = countHeld(board, board.world.land.fortresses.lunar, 'sartar');
    return [
      aim('lunar', 'more-enemy-fortresses', lunar, sartar + 1, 'DP-18.5.5-a'),
      aim('sartar', 'more-enemy-fortresses', sartar, lunar + 1, 'DP-18.5.5-a'),
    ];
  },
  draw: { reason: 'equal-fortresses', clause: 'DP-18.5.5-a' },
};

const dousingTheFlames: Condition = {
  aims(board) {
    const { control } = board.state;
    const lunar = playerOf(board, 'lunar');
    const doused = control.filter(({ player }) => player === lunar).length;
    return [
      aim('lunar', 'flames-doused', doused, control.length, 'DP-18.6.5-a'),
      aim('independents', 'flames-burning', control.length - doused, 1, 'DP-18.6.5-a'),
    ];
  },
  draw: NO_DRAW,
};

/** DP-18.8.5-a: the player's own capital and at least one other. */
const risingOfTarsh: Condition = {
  aims(board) {
    const { capitals } = board.world.land;
    const own: Readonly<Record<string, Hex | undefined>> = {
      tarsh: capitals.exiles,
      lunar: capitals.lunar,
      sartar: capitals.sartar,
    };
    return board.state.seats.map((seat) => {
      const others = Object.entries(own).flatMap(([whose, hex]) => (whose === seat ? [] : [hex ?? -1]));
      const home = countHeld(board, [own[seat] ?? -1], seat);
      const another = Math.min(1, countHeld(board, others, seat));
      return aim(seat, 'two-capitals', home + another, 2, 'DP-18.8.5-a');
    });
  },
  draw: { reason: 'no-two-capitals', clause: 'DP-18.8.5-a' },
};

/** DP-18.7.6-a, b: more enemy fortresses; with as many, the player who did not begin. */
const fullGame: Condition = {
  aims(board) {
    const more = heartsAndMinds.aims(board).map((one): Aim => ({ ...one, clause: 'DP-18.7.6-a' }));
    const [, second] = board.state.seats;
    const equal = more.flatMap((one): Aim[] =>
      one.seat === second
        ? [{ ...one, reason: 'last-to-move', needs: one.needs - 1, clause: 'DP-18.7.6-b' }]
        : [],
    );
    return [...more, ...equal];
  },
  draw: NO_DRAW,
};

const marathon: Condition = {
  aims(board) {
    const { sartar = -1, lunar = -1 } = board.world.land.capitals;
    return board.state.seats.map((seat) =>
      aim(seat, 'both-capitals', countHeld(board, [sartar, lunar], seat), 2, 'DP-18.9.6-a'),
    );
  },
  draw: { reason: 'no-two-capitals', clause: 'DP-18.9.6-a' },
};

const CONDITIONS: Readonly<Record<string, Condition>> = {
  'stemming-the-tide': stemmingTheTide,
  'high-tide': highTide,
  'argraths-return': argrathsReturn,
  counterstroke,
  'hearts-and-minds': heartsAndMinds,
  'dousing-the-flames': dousingTheFlames,
  'rising-of-tarsh': risingOfTarsh,
  'full-game': fullGame,
  marathon,
};

const conditionOf = ({ state }: Board): Condition | undefined => CONDITIONS[sheetOf(state).victory];

export const aimsOf = (board: Board): readonly Aim[] => conditionOf(board)?.aims(board) ?? [];

export function verdictOf(board: Board): Verdict {
  const reached = aimsOf(board).find(({ has, needs }) => has >= needs);
  if (reached) return { winner: reached.seat, reason: reached.reason, clause: reached.clause };
  return { winner: null, ...(conditionOf(board)?.draw ?? NO_DRAW) };
}
