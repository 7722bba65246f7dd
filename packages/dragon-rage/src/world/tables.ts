// The tables of the game. tables.json has this very form, so compiling is checking.

import { DIRECTION_NAMES, type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { UNIT_TYPE_IDS } from './unit-ids.ts';

const number = z.number();
const count = z.int().check(z.gte(0));
const unitId = z.enum(UNIT_TYPE_IDS);
const source = { source: z.string() };
const cell = z.union([z.enum(['D', 'M']), z.int().check(z.gte(2), z.lte(12))]);

/** D destroyed, M missed, 11 on two dice, 2 to 6 on one die. */
export type CombatCell = z.infer<typeof cell>;

const goalFields = {
  base: count,
  dragon: number,
  otherMajor: number,
  minor: number,
  manyInvaders: z.strictObject({ atLeast: count, add: number }),
  princess: number,
  nurkott: number,
};

const tablesFields = z.strictObject({
  combat: z.strictObject({ ...source, table: z.array(z.array(cell)) }),
  scaling: z.strictObject({
    ...source,
    rows: z.array(
      z.strictObject({
        row: count,
        units: z.array(unitId),
        scale: count,
        door: count,
        gate: count,
        owner: z.enum(['printed', 'inferred']),
        reason: z.string(),
      }),
    ),
    wurm: count,
    dragonGateWithoutLegs: z.strictObject({ unguarded: count, guarded: count }),
  }),
  grades: z.strictObject({
    ...source,
    formula: z.strictObject({ marginal: number, normal: number, great: number }),
    manual: z.strictObject({ marginal: count, normal: count, great: count }),
  }),
  timeLimits: z.strictObject({ ...source, turnsWithoutDestruction: count, turnsWithoutInvaderInside: count }),
  points: z.strictObject({
    ...source,
    planned: z.strictObject({
      invader: z.tuple([number, number]),
      defender: z.tuple([number, number]),
      defenderUnits: z.tuple([count, count]),
    }),
    choice: z.strictObject({ invader: number, defender: number }),
    goal: z.strictObject({ ...goalFields, manyDefenders: z.strictObject({ above: count, addEach: number }) }),
  }),
  reinforcements: z.strictObject({
    ...source,
    firstTurn: count,
    every: count,
    group: count,
    esirien: z.strictObject({ unit: unitId, substitute: unitId }),
    nurkott: z.strictObject({ unit: unitId, substitute: unitId }),
  }),
  spells: z.strictObject({
    ...source,
    perTurn: count,
    boost: z.strictObject({ cost: count, costPerRadius: count, maxRadius: count }),
    fog: z.strictObject({ cost: count, range: count, radius: count }),
    whirlwind: z.strictObject({
      cost: count,
      range: count,
      turns: count,
      crashOn: count,
      drift: z.array(z.enum(DIRECTION_NAMES)).check(z.length(6)),
    }),
    lightning: z.strictObject({ cost: count, range: count, power: count }),
    elemental: z.strictObject({ cost: count, range: count, leash: count }),
  }),
  elowyn: z.strictObject({
    ...source,
    esirien: z.strictObject({ killed: number, saved: number }),
    nurkott: z.strictObject({ killedAfterFreed: number, escortedOut: number, killedOrEscapesAlone: number }),
  }),
  campaign: z.strictObject({
    ...source,
    games: count,
    years: count,
    startRoster: count,
    unitCaps: z.array(count),
    goal: z.strictObject({
      ...goalFields,
      manyDefenders: z.strictObject({ above: count, addEach: number, fromGame: count }),
    }),
    balance: z.strictObject({ threshold: count, per: count }),
    after: z.strictObject({
      within10: z.strictObject({ winner: count, loser: count }),
      over10: z.strictObject({
        weaker: z.strictObject({ loses: count, wins: count }),
        stronger: z.strictObject({ loses: count, wins: count }),
      }),
      killedHeroOrDragon: count,
    }),
  }),
  tournament: z.strictObject({
    ...source,
    matchPointPerWin: count,
    bye: count,
    smallEvent: count,
    swissRounds: z.record(z.string(), count),
    topCut: count,
  }),
});
export type Tables = z.infer<typeof tablesFields>;

/** Everything wrong with a tables file. */
export function checkTables(data: unknown): Fault[] {
  const parsed = tablesFields.safeParse(data);
  return parsed.success ? [] : faultsOf(parsed.error);
}

/** DR-2.7.5-a: the printed table where it reaches, beyond it the rule it obeys (DR-2.7.5-f). */
export function combatCell(tables: Tables, attack: number, defence: number): CombatCell {
  return tables.combat.table[attack - 1]?.[defence - 1] ?? combatRule(attack, defence);
}

export function combatRule(attack: number, defence: number): CombatCell {
  if (attack <= 0) return 'M';
  if (defence <= 0) return 'D';
  const quotient = Math.floor(attack / defence);
  if (quotient >= 6) return 'D';
  if (defence >= 2 * attack) return 'M';
  return quotient === 0 ? 11 : 7 - quotient;
}

/** DR-2.6.1.6-a, DR-2.9-a: turn 10 and every fourth turn after it. */
export const isReinforcementTurn = ({ reinforcements }: Tables, turn: number): boolean =>
  turn >= reinforcements.firstTurn && (turn - reinforcements.firstTurn) % reinforcements.every === 0;
