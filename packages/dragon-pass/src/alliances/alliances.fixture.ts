import type { Phase } from '../core/vocabulary.ts';
import { type Piece, table } from '../testing/table.ts';
import { type Diplomacy, type Entry, NO_DIPLOMACY } from './state.ts';

export const [LUNAR, SARTAR] = [0, 1];

/** Points that a player has given to a people. */
export const gave = (
  player: number,
  people: string,
  points: number,
  why: Entry['why'] = 'allotted',
): Entry => ({ turn: 1, player, people, points, why });

interface Court {
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly ledger?: readonly Entry[];
  readonly diplomacy?: Partial<Diplomacy>;
  readonly active?: string;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly scenario?: string;
  readonly berserkers?: boolean;
  readonly screening?: boolean;
}

/** The whole map in the full game, with a unit of each side far from everything. */
export const court = ({ pieces, ledger = [], diplomacy = {}, ...setting }: Court) =>
  table<string>({
    scenario: setting.scenario ?? 'pass-7',
    land: 'dragon-pass',
    active: setting.active ?? 'sartar',
    phase: setting.phase ?? 'alliances',
    turn: setting.turn ?? 3,
    options: { screening: setting.screening ?? false, berserkers: setting.berserkers ?? false },
    pieces: {
      ...pieces,
      lunars: { code: '3-3-3', owner: 'lunar', hex: '0404' },
      sartars: { code: '3-3-3', owner: 'sartar', hex: '4025' },
    },
    state: (state) => {
      state.diplomacy = { ...NO_DIPLOMACY, ledger, ...diplomacy };
    },
  });

/** A counter of a neutral people. */
export const neutral = (type: string, number = 0): Piece => ({ type, number, owner: null, hex: 'off' });
