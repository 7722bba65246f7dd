import { printedSchema } from '../game/actions.ts';
// Dragon Rage as the battery of tests plays it.

import type { RandomGame, Subject } from '@hexwyrm/wargame/testing';
import type { PrintedAction as Action } from '../core/actions.ts';
import { hexName, openBoard } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { SIDES } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { offered } from '../game/rules.ts';
import { brokenInvariants } from './invariants.ts';

/** Armies are bought before these games, secretly but in the second. */
const BOUGHT = ['points-choice', 'planned-points', 'campaign'];

/** The fourth game of a campaign in which the defender is far ahead, so that markers are laid. */
const CAMPAIGN = { game: 4, rosters: { invader: 70, defender: 85 } };

const onBothMaps = (scenario: string, manner: RandomGame['manner']): readonly RandomGame[] =>
  ['esirien', 'nurkott'].map((map) => ({
    scenario,
    options: scenario === 'campaign' ? { map, campaign: CAMPAIGN } : { map },
    manner,
  }));

const PRINTED: readonly RandomGame[] = dragonRage.scenarios
  .filter(({ id }) => !BOUGHT.includes(id))
  .map(({ id }, index) => ({ scenario: id, options: {}, manner: index % 2 === 0 ? 'actions' : 'kinds' }));

const WITH_OPTIONS: readonly RandomGame[] = [
  { scenario: 'esirien-1', options: { elowyn: true, grading: true }, manner: 'kinds' },
  { scenario: 'nurkott-1', options: { elowyn: true }, manner: 'kinds' },
  {
    scenario: 'nurkott-3',
    options: { elowyn: true, halfRule: 'points', splitAreas: false },
    manner: 'kinds',
  },
  ...BOUGHT.flatMap((scenario) => onBothMaps(scenario, 'kinds')),
];

export const SUBJECT: Subject<State, Action> = {
  game: dragonRage,
  actions: printedSchema,
  clausePrefix: 'DR-',
  games: [...PRINTED, ...WITH_OPTIONS],
  gateGames: [...PRINTED, ...WITH_OPTIONS],
  offered: ({ frames, phase }) => offered(frames.at(-1), phase),
  hexes: (state) => openBoard(state).map.grid.names,
  nearbyHexes(state, unit) {
    const board = openBoard(state);
    const { neighbour } = board.map.grid;
    const units = unit === null ? state.units : state.units.slice(unit, unit + 1);
    return units.flatMap(({ hex }) =>
      hex < 0
        ? []
        : [hex, ...neighbour.subarray(hex * 6, hex * 6 + 6)].flatMap((near) =>
            near < 0 ? [] : [hexName(board, near)],
          ),
    );
  },
  countUnits: ({ units }) => units.length,
  brokenInvariants,
  secrets: {
    games: onBothMaps('points-choice', 'kinds'),
    frequent: new Set(),
    // The armies that others draft (DR-3.3.2-b).
    hidden(state, seat) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== 'draft') return new Set();
      return new Set(SIDES.filter((side) => state.seats[side] !== seat));
    },
    otherTruth: dragonRage.sample,
  },
};
