import '../engine/jitless.ts';
import { leagueOf } from '../games/leagues.ts';
import { createKeeper } from '../league/book/keeper.ts';
import type { LeagueRequest } from '../league/book/requests.ts';

// Results are read from replays, which takes the rules: the page leaves it to this worker.
const keep = createKeeper(leagueOf);

let before: Promise<unknown> = Promise.resolve();

/** One after the other, so that answers come in the order of the requests. */
addEventListener('message', ({ data }: MessageEvent<LeagueRequest>) => {
  before = before.then(async () => postMessage(await keep(data)));
});
