import type { ScenarioInfo } from '@hexwyrm/kernel';
import type { State } from './state.ts';
import type { Phase, Player } from './vocabulary.ts';
import { oneOf } from './world/codes.ts';
import { SCENARIO_DATA, type ScenarioData } from './world/data.ts';

/** Seats in the order of their player-turns, as a game of the scenario has them. */
export const SCENARIOS: readonly ScenarioInfo[] = SCENARIO_DATA.map(({ id, order, clause }) => ({
  id,
  seats: order,
  clause,
}));

/** What the scenarios are called, by id. */
export const SCENARIO_NAMES: ReadonlyMap<string, string> = new Map(
  SCENARIO_DATA.map(({ id, name }) => [id, name]),
);

const SHEETS: ReadonlyMap<string, ScenarioData> = new Map(SCENARIO_DATA.map((sheet) => [sheet.id, sheet]));

/** The sheet of a scenario; positions of no scenario are played by the rules of the largest. */
export function sheetNamed(id: string): ScenarioData {
  const sheet = SHEETS.get(id) ?? SHEETS.get('pass-8');
  if (!sheet) throw new RangeError(`there is no scenario ${id}`);
  return sheet;
}

export const sheetOf = (state: Pick<State, 'scenario'>): ScenarioData => sheetNamed(state.scenario);

/** How many game-turns the game has. */
export const turnsOf = (state: Pick<State, 'scenario' | 'corrections'>): number =>
  state.corrections?.scenarios?.[state.scenario]?.turns ?? sheetOf(state).turns;

const PRINTED = ['giants', 'alliances', 'movement', 'exotics', 'combat', 'rally'] as const;
type PrintedPhase = (typeof PRINTED)[number];

/** DP-2-n: combat is three sub-phases. */
const PARTS: Readonly<Record<PrintedPhase, readonly Phase[]>> = {
  giants: ['giants'],
  alliances: ['alliances'],
  movement: ['movement'],
  exotics: ['exotics'],
  combat: ['commit', 'battles', 'support'],
  rally: ['rally'],
};

const partsOf = (printed: readonly PrintedPhase[]): readonly Phase[] =>
  printed.flatMap((phase) => PARTS[phase]);

/** For seats without phases of their own in the scenario. */
const OTHERWISE = partsOf(['movement', 'exotics', 'combat', 'rally']);

/** Where a scenario leaves phases out for a seat, by scenario and seat. */
const PHASES: ReadonlyMap<string, ReadonlyMap<string, readonly Phase[]>> = new Map(
  SCENARIO_DATA.map(({ id, phases }) => [
    id,
    new Map(
      Object.entries(phases).map(([seat, printed = []]) => [
        seat,
        partsOf(printed.map((phase) => oneOf(PRINTED, phase, id))),
      ]),
    ),
  ]),
);

/** The phases of a player's turn in the scenario (DP-2-k, DP-18-g). */
export const phasesOf = (state: Pick<State, 'scenario' | 'seats'>, player: Player): readonly Phase[] =>
  PHASES.get(sheetOf(state).id)?.get(state.seats[player]) ?? OTHERWISE;
