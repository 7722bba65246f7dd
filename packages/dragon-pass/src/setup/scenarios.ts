import type { ScenarioInfo } from '@hexwyrm/kernel';
import type { State } from '../state.ts';
import type { Phase, Player } from '../vocabulary.ts';
import { oneOf } from '../world/codes.ts';
import { SCENARIO_DATA, type ScenarioData } from '../world/data.ts';

export const SCENARIOS: readonly ScenarioInfo[] = SCENARIO_DATA.map(({ id, seats, clause }) => ({
  id,
  seats,
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

const PRINTED = ['movement', 'exotics', 'combat', 'rally'] as const;
type PrintedPhase = (typeof PRINTED)[number];

/** DP-2-n: combat is three sub-phases. */
const PARTS: Readonly<Record<PrintedPhase, readonly Phase[]>> = {
  movement: ['movement'],
  exotics: ['exotics'],
  combat: ['commit', 'battles', 'support'],
  rally: ['rally'],
};

const known = new Map<string, readonly Phase[]>();

/** The phases of a player's turn in his scenario (DP-2-k, DP-18-g). */
export function phasesOf(state: Pick<State, 'scenario' | 'seats'>, player: Player): readonly Phase[] {
  const seat = state.seats[player] ?? '';
  const key = `${state.scenario} ${seat}`;
  let phases = known.get(key);
  if (!phases) {
    const printed: readonly string[] = sheetOf(state).phases[seat] ?? PRINTED;
    phases = printed.flatMap((phase) => PARTS[oneOf(PRINTED, phase, key)]);
    known.set(key, phases);
  }
  return phases;
}
