// The random events segment of a game-turn, in scenario 7; a unit of each side is far away.

import { type Diplomacy, NO_DIPLOMACY } from '../alliances/state.ts';
import type { Event } from '../core/events.ts';
import { lunar, sartar, type Table } from '../testing/skirmish.ts';
import { type Piece, type Setting, table } from '../testing/table.ts';
import { type Chance, NO_CHANCE } from './chance.ts';

const far = { lunar: lunar('3-3-3', '0505'), sartar: sartar('3-3-3', '1818') };

/** Lunar seals the last points of the diplomacy segment next. */
export function fated<N extends string>(
  pieces: Record<N, Piece>,
  more: Omit<Setting<N | keyof typeof far>, 'pieces'> = {},
) {
  return table<N | keyof typeof far>({
    scenario: 'pass-7',
    land: 'dragon-pass',
    phase: 'giants',
    turn: 5,
    ...more,
    options: { events: true, ...more.options },
    pieces: { ...far, ...pieces },
    state(state, hex) {
      state.frames = [
        { kind: 'segment', step: 1 },
        { kind: 'diplomacy', players: [0] },
      ];
      more.state?.(state, hex);
    },
  });
}

/** The dice of the event, and those that it asks for. */
export const roll = <N extends string>(t: Table<N>, ...dice: number[]): readonly Event[] =>
  t.play('lunar', { type: 'seal' }, ...dice);

/** That event was rolled in the game-turn. */
export const today = (number: number, turn = 1): Chance => ({
  ...NO_CHANCE,
  rolled: [{ turn, roll: number, without: null }],
});

/** A people has chosen a side. */
export const allied = (people: string, player: number): Diplomacy => ({
  ...NO_DIPLOMACY,
  allied: [{ turn: 1, player, people }],
});
