// The form of the counters in units.json: what is printed on each side, and how sure it is.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import type { UnitTypeData } from './data.ts';
import { KINDS } from './unit-types.ts';

const yes = z.exactOptional(z.boolean());
const number = z.number().check(z.gte(-20), z.lte(40));

/** The factors of one side; a blank one is null. Those of a corrections file may leave out what stays as it is. */
export const factorFields = {
  cf: z.strictObject({
    value: z.nullable(z.union([number.check(z.gte(0)), z.literal('stack')])),
    parenthesized: yes,
    missile: z.exactOptional(z.int().check(z.gte(0), z.lte(3))),
    leader: z.exactOptional(z.int().check(z.gte(0), z.lte(3))),
    cyclic: z.exactOptional(z.enum(['full', 'half'])),
    herd: yes,
    treasure: yes,
    underlined: yes,
  }),
  mgf: z.strictObject({
    value: z.nullable(z.union([number, z.enum(['inf', 'die', 'x2'])])),
    cyclic: z.exactOptional(z.enum(['full', 'half'])),
    exotic: yes,
    chaotic: yes,
    half: yes,
    underlined: yes,
  }),
  mf: z.strictObject({
    value: z.nullable(z.union([z.int().check(z.gte(0), z.lte(40)), z.enum(['+2', 'x2'])])),
    heroicMove: yes,
    flies: yes,
    waterwalk: yes,
    stonewalk: yes,
    specialMove: yes,
  }),
  rf: z.strictObject({
    value: z.nullable(z.union([z.int().check(z.gte(0), z.lte(40)), z.literal('x2')])),
    physical: yes,
    special: yes,
    parenthesized: yes,
  }),
};

const face = z.strictObject(factorFields);

export const unitFields = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  names: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  count: z.int().check(z.gte(1)),
  faction: z.string(),
  corps: z.nullable(z.string()),
  kind: z.enum(KINDS),
  front: face,
  back: z.nullable(face),
  ironhoofCavalry: yes,
  spirit: z.exactOptional(z.string()),
  agent: z.exactOptional(z.string()),
  spiritOf: z.exactOptional(z.string()),
  agentOf: z.exactOptional(z.string()),
  backIs: z.exactOptional(z.literal('berserk')),
  traits: z.exactOptional(z.array(z.string())),
  abilities: z.exactOptional(z.array(z.string())),
  homeCity: z.exactOptional(z.array(z.int().check(z.gte(1), z.lte(8)))),
  confidence: z.enum(['printed', 'repaired', 'inferred', 'corrected']),
});

/** Everything wrong with the counters: first the form of each, then their consistency. */
export function checkUnits(data: unknown): Fault[] {
  const parsed = z.array(unitFields).safeParse(data);
  return parsed.success ? rosterFaults(parsed.data) : faultsOf(parsed.error);
}

/** Magicians and their spirits or agents name each other and pair by number (DP-4.2-d). */
function rosterFaults(units: readonly UnitTypeData[]): Fault[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return units.flatMap((unit): Fault[] => {
    const fault = (reason: string): Fault => ({ path: `units.${unit.id}`, reason });
    const faults: Fault[] = [];
    if (unit.names.length !== unit.count)
      faults.push(fault(`${unit.names.length} names for ${unit.count} counters`));
    if (unit.homeCity !== undefined && unit.homeCity.length !== unit.count)
      faults.push(fault('one home city for each counter'));
    const servant = unit.spirit ?? unit.agent;
    const other = byId.get(servant ?? '');
    if (servant !== undefined && (other?.spiritOf ?? other?.agentOf) !== unit.id)
      faults.push(fault(`${servant} does not serve it`));
    if (other && other.count !== unit.count) faults.push(fault(`${other.count} of ${servant}`));
    return faults;
  });
}
