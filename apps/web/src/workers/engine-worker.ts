import '../engine/jitless.ts';
import { answerMessage, connectTo, createHost } from '@hexwyrm/host';
import { newSeed } from '../engine/random-ids.ts';
import { library } from '../games/library.ts';

// The page owns the game and shows it to one seat after the other.
const connection = connectTo(createHost(library, newSeed), { owner: true, fair: false });

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  postMessage(await answerMessage(connection, () => data));
});
