// The form of scenarios.json; the tests check the file against it.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { UNIT_TYPE_IDS } from '../world/unit-ids.ts';

const army = z.partialRecord(z.enum(UNIT_TYPE_IDS), z.int().check(z.positive()));
const city = z.enum(['esirien', 'nurkott']);

const sheet = z.strictObject({
  id: z.string(),
  map: city,
  number: z.int(),
  name: z.string(),
  forces: z.strictObject({ invader: army, defender: army }),
  goal: z.int(),
  firstPlayer: z.enum(['invader', 'defender']),
});

/** A printed scenario: forces, goal and who opens. */
export type ScenarioSheet = z.infer<typeof sheet>;

export type City = z.infer<typeof city>;

/** Everything wrong with a list of scenarios. */
export function checkSheets(data: unknown): Fault[] {
  const parsed = z.array(sheet).safeParse(data);
  return parsed.success ? [] : faultsOf(parsed.error);
}
