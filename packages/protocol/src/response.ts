import type { Problem, Refusal } from '@hexwyrm/kernel';
import * as z from 'zod';
import { type ErrorCode, isErrorCode } from './error-codes.ts';
import { parseWith } from './problems.ts';
import type { RequestId } from './request.ts';
import { json, problem, refusal } from './values.ts';

const id = z.union([z.string(), z.number()]).nullable();

/** `clause` and `facts` say which rule refused and why; `problems` names the fields at fault. */
const errorSchema = z.object({
  code: z.string().refine(isErrorCode, 'is no error code'),
  message: z.string(),
  clause: refusal.shape.clause.optional(),
  facts: refusal.shape.facts,
  problems: z.array(problem).optional(),
});

export interface ErrorBody extends Partial<Refusal> {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems?: readonly Problem[];
}

/** One line out for each line in. `id` is null where the request's could not be read. */
const responseSchema = z.union([
  z.strictObject({ id, result: json }),
  z.strictObject({ id, error: errorSchema }),
]);

export type Response =
  | { readonly id: RequestId; readonly result: unknown }
  | { readonly id: RequestId | null; readonly error: ErrorBody };

/** For whoever drives the engine: checks an answer. Throws MessageError 'bad-response'. */
export const parseResponse = (value: unknown): z.output<typeof responseSchema> =>
  parseWith(responseSchema, value, 'bad-response');
