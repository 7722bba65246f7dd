import { mapDataFor, SCENARIOS, type ScenarioSheet } from '@hexwyrm/dragon-rage';
import { pickOne, seededDice } from '@hexwyrm/kernel';

interface Standing {
  readonly type: string;
  readonly side: 'invader' | 'defender';
  readonly hex: string;
  readonly facing?: string;
}

export interface Crowd {
  readonly scenario: string;
  readonly units: readonly Standing[];
  /** As a file that the home screen opens. */
  readonly position: object;
}

const sizeOf = ({ forces }: ScenarioSheet): number =>
  [...Object.values(forces.invader), ...Object.values(forces.defender)].reduce((sum, n) => sum + n, 0);

/** Every counter of the largest scenario in a hex of its own, and a dragon besides: it has the most to show. */
export function crowd(): Crowd {
  const sheets = SCENARIOS.flatMap(({ opening }) => (opening.kind === 'printed' ? [opening.sheet] : []));
  const sheet = sheets.reduce((most, other) => (sizeOf(other) > sizeOf(most) ? other : most));
  const dice = seededDice('crowd');
  const free = Object.entries(mapDataFor(sheet.map, null).hexes)
    .filter(([, { terrain }]) => terrain === 'open' || terrain === 'city')
    .map(([hex]) => hex);
  const place = () => {
    const hex = pickOne(dice, free);
    free.splice(free.indexOf(hex), 1);
    return hex;
  };
  const units: Standing[] = [{ type: 'DRAGON', side: 'invader', hex: place(), facing: 'N' }];
  for (const side of ['invader', 'defender'] as const) {
    for (const [type, count] of Object.entries(sheet.forces[side])) {
      for (let i = 0; i < count; i++) units.push({ type, side, hex: place() });
    }
  }
  const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: sheet.map };
  const position = { ...head, phase: 'invader-movement', goal: sheet.goal, units };
  return { scenario: sheet.id, units, position };
}
