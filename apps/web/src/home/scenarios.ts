import { SCENARIOS, type Scenario, type ScenarioSheet, worldFor } from '@hexwyrm/dragon-rage';

export type City = ScenarioSheet['map'];

export const CITIES: readonly City[] = ['esirien', 'nurkott'];

export const totalVp = (city: City): number => worldFor(city, null).map.totalVp;

/** The scenarios of a city: the printed ones first, then the others; drafted armies may meet in either city. */
export function scenariosOf(city: City): readonly Scenario[] {
  const here = SCENARIOS.filter(({ opening }) => (cityOf(opening) ?? city) === city);
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
      return null;
  }
}

/** What is printed about it; null where armies are drafted or drawn. */
export const sheetOf = ({ opening }: Scenario): ScenarioSheet | null =>
  opening.kind === 'printed' || opening.kind === 'introductory' ? opening.sheet : null;

/** Whether the city is an option of the scenario rather than part of it. */
export const asksForCity = ({ opening }: Scenario): boolean =>
  opening.kind === 'point-choice' || opening.kind === 'planned';
