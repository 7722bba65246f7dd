import type { Corrections } from '../world/corrections-schema.ts';
import type { ScenarioSheet } from './scenario-schema.ts';

/** The sheet as an owner of the printed game corrected it. */
export function correctedSheet(sheet: ScenarioSheet, corrections: Corrections | null): ScenarioSheet {
  const change = corrections?.scenarios?.[sheet.id];
  if (change === undefined) return sheet;
  const { goal = sheet.goal, firstPlayer = sheet.firstPlayer, forces = {} } = change;
  return {
    ...sheet,
    goal,
    firstPlayer,
    forces: {
      invader: { ...sheet.forces.invader, ...forces.invader },
      defender: { ...sheet.forces.defender, ...forces.defender },
    },
  };
}
