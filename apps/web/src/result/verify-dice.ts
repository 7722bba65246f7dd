import type { Json } from '@hexwyrm/kernel';
import { createHost } from '../engine/worker-host.ts';

export interface Proof {
  readonly repeats: boolean;
  /** How many dice were rolled. */
  readonly rolls: number;
}

/** Plays the game again from its seed at a fresh host, which refuses a replay that leads anywhere else. */
export async function verifyDice(replay: Json): Promise<Proof> {
  const host = createHost();
  try {
    const { log } = await host.resume(replay, null);
    return { repeats: true, rolls: log.reduce((sum, { rolled }) => sum + rolled.length, 0) };
  } catch {
    return { repeats: false, rolls: 0 };
  } finally {
    host.close();
  }
}
