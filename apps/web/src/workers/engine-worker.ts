import '../engine/jitless.ts';
import { answerMessage, connectTo, createHost } from '@hexwyrm/host';
import type { ExamineRequest } from '../corrections/examine-messages.ts';
import { createPatience } from '../engine/bots/patience.ts';
import { newSeed } from '../engine/random-ids.ts';
import { examinerOf } from '../games/examiners.ts';
import { library } from '../games/library.ts';

// The page owns the game and shows it to one seat after the other.
const host = createHost(
  library,
  newSeed,
  createPatience(() => performance.now()),
);
const connection = connectTo(host, { owner: true, fair: false });

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (port === undefined) postMessage(await answerMessage(connection, () => data));
});

// Corrections are no part of a game: each request brings the port its answer goes to.
addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ExamineRequest>) => {
  if (port !== undefined) port.postMessage((await examinerOf(data.game))(data.draft));
});
