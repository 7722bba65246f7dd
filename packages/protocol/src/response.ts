import type { Problem, Refusal } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from './error-codes.ts';
import { parseWith } from './problems.ts';
import type { RequestId } from './request.ts';
import { json, problem, refusal } from './values.ts';

const id = z.nullable(z.union([z.string(), z.number()]));

/** `clause` and `facts` say which rule refused and why; `problems` names the fields at fault. */
const errorSchema = z.object({
  code: z.string().check(z.refine(isErrorCode, 'is no error code')),
  message: z.string(),
  clause: z.optional(refusal.shape.clause),
  facts: refusal.shape.facts,
  problems: z.optional(z.array(problem)),
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

/** For clients of the engine: checks an answer. Throws MessageError 'bad-response'. */
export const parseResponse = (value: unknown): z.output<typeof responseSchema> =>
  parseWith(responseSchema, value, 'bad-response');
