import type { DiceSource, Json, Seat } from '@hexwyrm/kernel';
import type { Stretch, TableAnswers, TableFailure, TableRequest } from '@hexwyrm/protocol';
import { requestsBy } from './requests.ts';

/** What the host refused or could not do; `failure` has the clause where a rule did. */
export class HostError extends Error {
  readonly failure: TableFailure;

  constructor(failure: TableFailure) {
    super(failure.message);
    this.name = 'HostError';
    this.failure = failure;
  }
}

type Answer<M extends keyof TableAnswers> = Promise<TableAnswers[M]>;

/** The engine, wherever it runs: one way to talk to a game. Every promise may fail with a HostError. */
export interface Host {
  open(start: { game: string; scenario: string; options: Json; seed: string }): Answer<'open'>;
  resume(replay: Json, presses: readonly number[] | null, lenient?: boolean): Answer<'resume'>;
  position(position: Json, dice: DiceSource): Answer<'position'>;
  look(seat: Seat): Answer<'look'>;
  act(seat: Seat, actions: readonly Json[]): Answer<'act'>;
  explain(seat: Seat, action: Json): Answer<'explain'>;
  odds(seat: Seat, actions: readonly Json[]): Answer<'odds'>;
  propose(seat: Seat): Answer<'propose'>;
  foresee(seat: Seat, action: Json): Answer<'foresee'>;
  reach(seat: Seat, unit: number, after: readonly Json[]): Answer<'reach'>;
  undo(seat: Seat, stretch: Stretch): Answer<'undo'>;
  redo(seat: Seat, stretch: Stretch): Answer<'redo'>;
  retract(seat: Seat, action: Json): Answer<'retract'>;
  think(seat: Seat, bot: string): Answer<'think'>;
  at(actions: number, seat: Seat): Answer<'at'>;
  save(): Answer<'save'>;
  /** Ends the engine; nothing is asked afterwards. */
  close(): void;
}

type Reply<M extends keyof TableAnswers> =
  | { readonly ok: true; readonly answer: TableAnswers[M] }
  | { readonly ok: false; readonly failure: TableFailure };

function startWorker() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new HostError({ code: 'internal', message: message || 'the engine did not start' })),
    );
  });
  broken.catch(() => {});
  return { worker, broken };
}

/** Milliseconds after which the engine starts unasked, so that the first screen need not share its way with it. */
const AHEAD = 3000;

/** The engine in a worker, which starts when it is first needed. */
export function createHost(): Host {
  let running: { readonly worker: Worker; readonly broken: Promise<never> } | undefined;
  const start = () => {
    running ??= startWorker();
    return running;
  };
  const ahead = setTimeout(start, AHEAD);

  const ask = <M extends keyof TableAnswers>(_method: M, request: TableRequest): Answer<M> => {
    const { worker, broken } = start();
    const answered = new Promise<TableAnswers[M]>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Reply<M>>) => {
        port1.close();
        if (data.ok) resolve(data.answer);
        else reject(new HostError(data.failure));
      };
      worker.postMessage(request, [port2]);
    });
    return Promise.race([answered, broken]);
  };

  return {
    ...requestsBy(ask),
    close() {
      clearTimeout(ahead);
      running?.worker.terminate();
    },
  };
}
