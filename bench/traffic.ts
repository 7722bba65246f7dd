import { connectTo, createHost } from '@hexwyrm/host';
import type { Answer } from '@hexwyrm/protocol';
import { GAMES } from '../apps/cli/src/games/games.ts';
import { hostedOf } from '../apps/cli/src/games/hosted.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';

/** What one seat's client receives while the greedy bot plays all seats, as JSON before compression. */
export interface Traffic {
  readonly actions: number;
  readonly bytesPerActionMean: number;
  readonly bytesPerActionP95: number;
  /** How much more an action of the last quarter of the game takes than one of the first. */
  readonly lastQuarterOverFirst: number;
  readonly bytesStoredPerAction: number;
  readonly snapshotBytes: number;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Short games differ much from each other: more of them are played until so many actions are measured. */
const ENOUGH = 2000;

/** Plays whole games, each from its own seed, and measures what the client of the first seat receives. */
export async function traffic(id: string, scenario: string, games: number, seed: string): Promise<Traffic> {
  const all: number[] = [];
  const quarters: { readonly first: number[]; readonly last: number[] } = { first: [], last: [] };
  const stored: number[] = [];
  let snapshotBytes = 0;
  for (let game = 0; game < games || all.length < ENOUGH; game += 1) {
    const played = await playOne(id, scenario, `${seed} ${game}`);
    const quarter = Math.floor(played.received.length / 4);
    all.push(...played.received);
    quarters.first.push(...played.received.slice(0, quarter));
    quarters.last.push(...played.received.slice(-quarter));
    stored.push(...played.stored);
    snapshotBytes = Math.max(snapshotBytes, played.snapshotBytes);
  }
  const sorted = all.toSorted((a, b) => a - b);
  return {
    actions: all.length,
    bytesPerActionMean: rounded(mean(all)),
    bytesPerActionP95: sorted[Math.floor(sorted.length * 0.95)],
    lastQuarterOverFirst: rounded(mean(quarters.last) / mean(quarters.first), 2),
    bytesStoredPerAction: rounded(mean(stored)),
    snapshotBytes,
  };
}

interface PlayedOne {
  readonly received: readonly number[];
  readonly stored: readonly number[];
  readonly snapshotBytes: number;
}

async function playOne(id: string, scenario: string, seed: string): Promise<PlayedOne> {
  const hosted = hostedOf(gameNamed(GAMES, id));
  const host = createHost({ load: async () => hosted }, () => seed);
  const referee = connectTo(host, { owner: true, fair: false });
  const opened = await referee.request('new', { game: id, scenario, options: {}, seed });
  const client = connectTo(host, { owner: false, fair: true });
  const snapshotBytes = bytesOf(await client.request('connect', { seat: opened.seats[0], bots: {} }));

  const received: number[] = [];
  const stored: number[] = [];
  let { decision }: Answer<'decision'> = opened;
  let version = 0;
  let recorded = 0;
  while (decision !== null) {
    await referee.request('play', { seat: decision.seats[0], bot: 'greedy' });
    const update = await client.request('update', { since: version });
    version = update.version;
    received.push(bytesOf(update));
    const { actions, version: recordedUpTo } = await referee.request('record', { since: recorded });
    recorded = recordedUpTo;
    stored.push(bytesOf(actions));
    ({ decision } = await referee.request('decision', {}));
  }
  return { received, stored, snapshotBytes };
}
