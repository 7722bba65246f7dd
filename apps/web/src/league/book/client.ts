import type { LeagueAnswer, LeagueFailure, LeagueRequest, Opened } from './requests.ts';

/** What the worker refused or could not do. */
export class LeagueError extends Error {
  readonly failure: LeagueFailure;

  constructor(failure: LeagueFailure) {
    super(failure.message);
    this.name = 'LeagueError';
    this.failure = failure;
  }
}

export type AskLeague = (request: LeagueRequest) => Promise<Opened>;

/** The worker that keeps books, started when it is first asked. Answers come in the order of the requests. */
function createLeagueClient(): AskLeague {
  let worker: Worker | null = null;
  const waiting: { resolve(opened: Opened): void; reject(error: LeagueError): void }[] = [];

  const start = (): Worker => {
    const started = new Worker(new URL('../../workers/league-worker.ts', import.meta.url), {
      type: 'module',
      name: 'league',
    });
    started.addEventListener('message', ({ data }: MessageEvent<LeagueAnswer>) => {
      const asked = waiting.shift();
      if ('opened' in data) asked?.resolve(data.opened);
      else asked?.reject(new LeagueError(data.failure));
    });
    started.addEventListener('error', ({ message }) => {
      const failure = { clause: null, facts: {}, message, problems: [] };
      for (const { reject } of waiting.splice(0)) reject(new LeagueError(failure));
    });
    return started;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker ??= start();
      worker.postMessage(request);
    });
}

/** The books of this page. */
export const askLeague = createLeagueClient();
