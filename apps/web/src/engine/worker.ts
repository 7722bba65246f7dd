import './jitless.ts';
import { HexwyrmError, PositionError, RefusedError, ReplayError } from '@hexwyrm/kernel';
import type { TableFailure, TableRequest } from '@hexwyrm/protocol';
import { createAnyHost } from './any-host.ts';

const host = createAnyHost();

function failureOf(error: unknown): TableFailure {
  if (error instanceof RefusedError) return { code: error.code, message: error.message, ...error.refusal };
  if (error instanceof PositionError || error instanceof ReplayError)
    return { code: error.code, message: error.message, problems: error.problems };
  if (error instanceof HexwyrmError) return { code: error.code, message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

// Each request brings the port its answer goes to.
addEventListener('message', async ({ data, ports: [port] }: MessageEvent<TableRequest>) => {
  try {
    port?.postMessage({ ok: true, answer: await host(data) });
  } catch (error) {
    port?.postMessage({ ok: false, failure: failureOf(error) });
  }
});
