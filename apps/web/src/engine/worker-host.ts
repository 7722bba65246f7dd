import type { Answer, Method, Params, Response } from '@hexwyrm/protocol';
import { type Host, HostError, hostBy } from './client.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: HostError): void;
}

function startWorker(waiting: Map<number, Waiting>): Worker {
  const worker = new Worker(new URL('../workers/engine-worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    const asked = typeof data.id === 'number' ? waiting.get(data.id) : undefined;
    if (asked === undefined || typeof data.id !== 'number') return;
    waiting.delete(data.id);
    if ('result' in data) asked.resolve(data.result);
    else asked.reject(new HostError(data.error));
  });
  worker.addEventListener('error', ({ message }) => {
    const broken = new HostError({ code: 'internal', message: message || 'the engine did not start' });
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  return worker;
}

/** Milliseconds after which the engine starts unasked: it must not compete with the first screen. */
const AHEAD = 3000;

/** The engine in a worker, which starts when it is first needed. */
export function createHost(): Host {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;
  const start = (): Worker => {
    worker ??= startWorker(waiting);
    return worker;
  };
  // Outside a browser, as in tests, there are no workers.
  const ahead = 'Worker' in globalThis ? setTimeout(start, AHEAD) : undefined;

  const ask = <M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      start().postMessage({ id: last, method, params });
    });

  return hostBy(ask, () => {
    clearTimeout(ahead);
    worker?.terminate();
  });
}
