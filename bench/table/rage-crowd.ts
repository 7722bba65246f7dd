import { mapDataFor, SCENARIOS, type ScenarioSheet } from '@hexwyrm/dragon-rage';
import { pickOne, seededDice } from '@hexwyrm/kernel';
import type { Crowd } from './crowd.ts';

interface Standing {
  readonly type: string;
  readonly side: 'invader' | 'defender';
  readonly hex: string;
  readonly facing?: string;
}

const sizeOf = ({ forces }: ScenarioSheet): number =>
  [...Object.values(forces.invader), ...Object.values(forces.defender)].reduce((sum, n) => sum + n, 0);

/** Every counter of the largest scenario in a hex of its own, and a dragon besides: it has the most to show. */
export function rageCrowd(): Crowd {
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
  return {
    game: 'Dragon Rage',
    scenario: sheet.id,
    counters: units.length,
    position: { ...head, phase: 'invader-movement', goal: sheet.goal, units },
    taken: new Set(units.map(({ hex }) => hex)),
    movers: oneOfEach(units.filter(({ side }) => side === 'invader')),
  };
}

/** One of each type, in their order. */
function oneOfEach(units: readonly Standing[]): Crowd['movers'] {
  const found: Record<string, string> = {};
  for (const { type, hex } of units) found[type] ??= hex;
  return found;
}
