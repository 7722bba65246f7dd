import type { ErrorBody } from '@hexwyrm/protocol';
import { HostError } from './client.ts';

/** What the screen says about an error, whoever threw it. */
export function failureOf(error: unknown): ErrorBody {
  if (error instanceof HostError) return error.failure;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
