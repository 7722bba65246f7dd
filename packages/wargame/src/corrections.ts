// Values set right by someone who owns the printed game.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import { OptionError, PositionError } from '@hexwyrm/kernel';
import * as z from 'zod/mini';

export class CorrectionsError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`corrections refused: ${faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
    this.name = 'CorrectionsError';
    this.faults = faults;
  }
}

const LONGEST = 200;
const line = z.optional(z.string().check(z.maxLength(LONGEST)));

/** What an owner may write beside the values: what the corrections are called, and which printing they were read from. */
export const correctionsHead = { name: line, note: line };

/** Reads the form of a corrections file; throws a CorrectionsError that names each field at fault. */
export function readCorrections<C>(schema: z.ZodMiniType<C>, json: unknown): C {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new CorrectionsError(faultsOf(parsed.error));
  return parsed.data;
}

/** Corrections that do not fit are the fault of the option that brought them. */
export function asOption<T>(option: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (error instanceof CorrectionsError) throw new OptionError(option, error.message);
    throw error;
  }
}

/** Corrections that do not fit are a fault of the position that brought them. */
export function asPosition<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof CorrectionsError)) throw error;
    throw new PositionError(
      error.faults.map(({ path, reason }) => ({ path: `corrections.${path}`, reason })),
    );
  }
}
