// Dragon Pass as the battery of tests plays it.

import type { RandomGame, Subject } from '@hexwyrm/wargame/testing';
import type { PrintedAction } from '../core/actions.ts';
import { changing, occupiedHexes, openBoard, typeOf } from '../core/board.ts';
import { hexName, neighboursOf } from '../core/hexes.ts';
import type { State } from '../core/state.ts';
import { printedSchema } from '../game/actions.ts';
import { dragonPass } from '../game/dragon-pass.ts';
import { offered } from '../game/rules.ts';
import { hiddenFrom, playerAt } from '../screening/knowledge.ts';
import { brokenInvariants } from './invariants.ts';

const SCENARIOS = dragonPass.scenarios.map(({ id }) => id);

const LONG: ReadonlySet<string> = new Set(['pass-7', 'pass-8', 'pass-9']);

const gamesWith = (game: Omit<RandomGame, 'scenario'>): readonly RandomGame[] =>
  SCENARIOS.map((scenario) => ({ scenario, ...game }));

/** All that players can agree on or decline. */
const AGREEMENTS = [true, false].flatMap((screening) =>
  [true, false].flatMap((berserkers) => [true, false].map((events) => ({ screening, berserkers, events }))),
);

/** Every agreement once, in scenarios in which all of it plays a part; with and without each of them in both. */
const AGREED: readonly RandomGame[] = AGREEMENTS.map((options) => ({
  scenario: options.screening === (options.berserkers === options.events) ? 'pass-7' : 'pass-9',
  options,
  manner: 'kinds',
}));

export const SUBJECT: Subject<State, PrintedAction> = {
  game: dragonPass,
  actions: printedSchema,
  clausePrefix: 'DP-',
  games: [
    // Long games of this manner are nearly all marches: they are played by endings.test.ts.
    ...gamesWith({ options: { screening: true, berserkers: true }, manner: 'actions' }).filter(
      ({ scenario }) => !LONG.has(scenario),
    ),
    ...gamesWith({ options: { screening: false, berserkers: false }, manner: 'kinds' }),
    ...AGREED,
  ],
  gateGames: [
    ...gamesWith({ options: { screening: true, berserkers: false }, manner: 'kinds' }),
    { scenario: 'pass-9', options: { screening: false, berserkers: true, events: false }, manner: 'kinds' },
  ],
  offered: ({ frames, phase }) => offered(frames.at(-1), phase),
  hexes: (state) => openBoard(state).world.land.grid.names,
  nearbyHexes(state, unit) {
    const board = openBoard(state);
    const hex = unit === null ? -1 : (state.units[unit]?.hex ?? -1);
    const hexes = hex < 0 ? occupiedHexes(board) : [hex, ...neighboursOf(board, hex)];
    return [...hexes].map((near) => hexName(board, near));
  },
  countUnits: ({ units }) => units.length,
  brokenInvariants,
  secrets: {
    games: [
      ...gamesWith({ options: {}, manner: 'proposed' }),
      { scenario: 'pass-7', options: { berserkers: false, events: false }, manner: 'proposed' },
    ],
    frequent: new Set(['step', 'deploy']),
    hidden: (state, seat) => hiddenFrom(openBoard(state), playerAt(state, seat)),
    // Hidden units change places, and some are turned over.
    otherTruth(state, seat, dice) {
      const guess = dragonPass.sample(state, seat, dice);
      const board = openBoard(guess);
      for (const id of hiddenFrom(board, playerAt(guess, seat))) {
        const unit = guess.units[id];
        const { back, kind } = typeOf(board, id);
        if (unit && unit.hex >= 0 && back && kind !== 'superhero' && dice.d6() === 6)
          changing(board, id).down = !unit.down;
      }
      return guess;
    },
  },
};
