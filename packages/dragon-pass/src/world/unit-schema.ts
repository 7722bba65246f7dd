// The form of the counters in units.json: what is printed on each side, and how sure it is.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod';
import type { UnitTypeData } from './data.ts';
import { KINDS } from './unit-types.ts';

const yes = z.boolean().exactOptional();
const number = z.number().min(-20).max(40);

/** The factors of one side; a blank one is null. Those of a corrections file may leave out what stays as it is. */
export const factorFields = {
  cf: z.strictObject({
    value: z.union([number.min(0), z.literal('stack')]).nullable(),
    parenthesized: yes,
    missile: z.int().min(0).max(3).exactOptional(),
    leader: z.int().min(0).max(3).exactOptional(),
    cyclic: z.enum(['full', 'half']).exactOptional(),
    herd: yes,
    treasure: yes,
    underlined: yes,
  }),
  mgf: z.strictObject({
    value: z.union([number, z.enum(['inf', 'die', 'x2'])]).nullable(),
    cyclic: z.enum(['full', 'half']).exactOptional(),
    exotic: yes,
    chaotic: yes,
    half: yes,
    underlined: yes,
  }),
  mf: z.strictObject({
    value: z.union([z.int().min(0).max(40), z.enum(['+2', 'x2'])]).nullable(),
    heroicMove: yes,
    flies: yes,
    waterwalk: yes,
    stonewalk: yes,
    specialMove: yes,
  }),
  rf: z.strictObject({
    value: z.union([z.int().min(0).max(40), z.literal('x2')]).nullable(),
    physical: yes,
    special: yes,
    parenthesized: yes,
  }),
};

const face = z.strictObject(factorFields);

export const unitFields = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  names: z.array(z.string().min(1)).min(1),
  count: z.int().min(1),
  faction: z.string(),
  corps: z.string().nullable(),
  kind: z.enum(KINDS),
  front: face,
  back: face.nullable(),
  ironhoofCavalry: yes,
  spirit: z.string().exactOptional(),
  agent: z.string().exactOptional(),
  spiritOf: z.string().exactOptional(),
  agentOf: z.string().exactOptional(),
  backIs: z.literal('berserk').exactOptional(),
  traits: z.array(z.string()).exactOptional(),
  homeCity: z.array(z.int().min(1).max(8)).exactOptional(),
  confidence: z.enum(['printed', 'repaired', 'inferred', 'corrected']),
});

/** Everything wrong with the counters: first the form of each, then what they say about each other. */
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
