import type { Scenario, ScenarioSheet } from '@hexwyrm/dragon-rage';
import { SCENARIOS, worldFor } from '@hexwyrm/dragon-rage/data';
import { gradeOf, type Weight } from '../../../home/ScenarioWeight.tsx';

export type City = ScenarioSheet['map'];

export const CITIES: readonly City[] = ['esirien', 'nurkott'];

const NAMES: Readonly<Record<City, string>> = { esirien: 'Esirien', nurkott: 'Nurkott' };

/** What the city on a map is called. */
export function cityNamed(map: string): string {
  const city = CITIES.find((id) => id === map);
  if (city === undefined) throw new RangeError(`there is no city ${map}`);
  return NAMES[city];
}

export const totalVp = (city: City): number => worldFor(city, null).map.totalVp;

/**
 * The scenarios of a city: the printed ones first, then the others; drafted armies fit either city. Games of a campaign
 * begin from the campaign.
 */
export function scenariosOf(city: City): readonly Scenario[] {
  const here = SCENARIOS.filter(
    ({ opening }) => opening.kind !== 'campaign' && (cityOf(opening) ?? city) === city,
  );
  const isPrinted = ({ opening }: Scenario) => opening.kind === 'printed';
  return [...here.filter(isPrinted), ...here.filter((scenario) => !isPrinted(scenario))];
}

/** Where it is played; null where the players choose. */
function cityOf(opening: Scenario['opening']): City | null {
  switch (opening.kind) {
    case 'printed':
    case 'introductory':
      return opening.sheet.map;
    case 'random':
      return opening.map;
    case 'point-choice':
    case 'planned':
    case 'campaign':
      return null;
  }
}

/** What is printed about it; null where armies are drafted or drawn. */
export const sheetOf = ({ opening }: Scenario): ScenarioSheet | null =>
  opening.kind === 'printed' || opening.kind === 'introductory' ? opening.sheet : null;

/** Whether the city is an option of the scenario rather than part of it. */
export const asksForCity = ({ opening }: Scenario): boolean =>
  opening.kind === 'point-choice' || opening.kind === 'planned';

/** Counted in the printed scenarios: from two dragons at Esirien to the raid of fifty units on Nurkott. */
const LENGTHS = [26, 34] as const;
const DIFFICULTIES = [8, 10] as const;

/** Armies not yet drafted take time, and players should know what they buy. */
export function weightOf(scenario: Scenario): Weight {
  const sheet = sheetOf(scenario);
  if (sheet === null) {
    const drawn = scenario.opening.kind === 'random';
    return { length: drawn ? 2 : 3, difficulty: drawn ? 2 : 3, units: null, kinds: null };
  }
  const { invader, defender } = sheet.forces;
  const armies = [invader, defender].flatMap((army) => Object.entries(army));
  const units = armies.reduce((sum, [, count]) => sum + count, 0);
  const kinds = new Set(armies.map(([type]) => type)).size;
  return { length: gradeOf(units, LENGTHS), difficulty: gradeOf(kinds, DIFFICULTIES), units, kinds };
}
