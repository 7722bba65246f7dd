import * as z from 'zod/mini';
import type { Frame } from '../core/frames.ts';
import type { Words } from '../core/position-words.ts';
import { MOON_PHASES } from '../core/vocabulary.ts';
import { HARM_NAMES, powerFrames } from '../powers/powers.ts';

const clause = z.templateLiteral(['DP-', z.string()]);
export const moonPhase = z.enum(MOON_PHASES);

const count = z.int().check(z.nonnegative());
const flag = z.boolean();

/** Choices left open when a position was saved (frames.ts). */
export function frameSchema(words: Words): z.ZodMiniType<Frame> {
  const { hex, place, player, unit, noUnit, people } = words;
  const units = z.array(unit);
  const hexes = z.array(hex);
  const frame = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
    z.strictObject({ kind: z.literal(kind), ...shape });
  const choice = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
    frame(kind, { player, ...shape });
  return z.discriminatedUnion('kind', [
    choice('moon', {}),
    choice('deploy', { unit: noUnit, named: flag, held: units }),
    choice('settle', { people, unit: noUnit, named: flag, held: units }),
    choice('restack', { hex, placed: units }),
    choice('declare', { targets: hexes, attackers: units }),
    frame('segment', { step: count }),
    frame('battle', {
      step: count,
      targets: hexes,
      attackers: units,
      defenders: units,
      commander: player,
      reserve: units,
      fought: units,
      covered: hexes,
      withdrawn: z.array(z.strictObject({ unit, from: hex, to: hex })),
      loss: z.strictObject({ defenders: z.number(), attackers: z.number() }),
      by: z.strictObject({ defenders: units, attackers: units }),
      grudges: z.array(z.strictObject({ friend: unit, by: units })),
      aims: z.array(z.strictObject({ unit, hex })),
      stirred: hexes,
      abstaining: units,
    }),
    choice('area-effect', {
      harm: z.enum(HARM_NAMES),
      hexes,
      by: noUnit,
      settled: flag,
    }),
    choice('protect', { hex, left: count, among: units, clause, secret: flag }),
    choice('disclose', { unit, clause }),
    choice('agents', { hex }),
    choice('spirits', {}),
    choice('devour', { prey: z.array(z.strictObject({ by: unit, unit })) }),
    choice('casualties', {
      cause: z.enum(['physical', 'spirit', 'defensive-spirit', 'attack', 'counter-attack']),
      hex: place,
      taken: units,
    }),
    choice('aim', { side: z.enum(['attackers', 'defenders']) }),
    choice('hits', { hex, disrupt: count, eliminate: count, either: flag, chosen: units }),
    choice('array', {}),
    choice('retreat', {}),
    choice('regroup', { hexes, clause }),
    choice('lead-away', { unit, hexes }),
    choice('advance', { moved: z.array(z.strictObject({ unit, way: hexes })) }),
    choice('blame', { avenger: unit, candidates: units }),
    choice('rejoin', { unit }),
    choice('reappear', { unit }),
    choice('rallying', {}),
    ...powerFrames(words),
  ]);
}
