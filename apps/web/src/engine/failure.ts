import type { ErrorBody } from '@hexwyrm/protocol';
import { HostError } from './client.ts';

/** The error as shown on screen, from any source. */
export function failureOf(error: unknown): ErrorBody {
  if (error instanceof HostError) return error.failure;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
