import '../engine/jitless.ts';
import { answerMessage, connectTo, createHost } from '@hexwyrm/host';
import { createPatience } from '../engine/bots/patience.ts';
import { newSeed } from '../engine/random-ids.ts';
import { library } from '../games/library.ts';

// The page owns the game and shows it to one seat after the other.
const host = createHost(
  library,
  newSeed,
  createPatience(() => performance.now()),
);
const connection = connectTo(host, { owner: true, fair: false });

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  postMessage(await answerMessage(connection, () => data));
});
