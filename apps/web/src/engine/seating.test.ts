import type { Snapshot } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { engine as pass } from '../games/dragon-pass/engine.ts';
import { engine } from '../games/dragon-rage/engine.ts';
import { firstViewer, isShared, needsCurtain, nextBot, nextViewer } from './seating.ts';
import { createTableHost } from './table-host.ts';

const HERE = { invader: 'person', defender: 'person' };
const ALONE = { invader: 'person', defender: 'greedy' };
const BOTS = { invader: 'random', defender: 'greedy' };

/** A new game: the defender sets up first. */
const opened = async (): Promise<Snapshot> => {
  const params = { game: 'dragon-rage', scenario: 'esirien-1', options: {}, seed: 'seating' };
  const answer = await createTableHost(engine)({ method: 'open', params });
  if (!('snapshot' in answer)) throw new Error('no game');
  return answer.snapshot;
};

describe('who sits where', async () => {
  const first = await opened();
  const over: Snapshot = { ...first, decision: null };

  it('the board is covered only where there is something to hide', async () => {
    const ofPass = async (screening: boolean) => {
      const params = { game: 'dragon-pass', scenario: 'pass-1', options: { screening }, seed: 'seating' };
      const host = createTableHost(pass);
      const begun = await host({ method: 'open', params });
      if (!('snapshot' in begun)) throw new Error('no game');
      const [seat = ''] = begun.snapshot.decision?.seats ?? [];
      const answer = await host({ method: 'think', params: { seat, bot: 'greedy' } });
      if (!('snapshot' in answer)) throw new Error('no game');
      return answer.snapshot;
    };
    expect(needsCurtain(first, true)).toBe(false);
    expect(needsCurtain(await ofPass(true), true)).toBe(true);
    expect(needsCurtain(await ofPass(true), false)).toBe(false);
    expect(needsCurtain(await ofPass(false), true)).toBe(false);
    const draft = { seats: ['invader'], kind: 'draft', clause: 'DR-3.3.2-b' };
    expect(needsCurtain({ ...first, secrets: true, decision: draft }, false)).toBe(true);
  });

  it('a bot chooses where the decision is its own', () => {
    expect(nextBot(first, ALONE)).toEqual({ seat: 'defender', name: 'greedy' });
    expect(nextBot(first, HERE)).toBeNull();
    expect(nextBot(over, BOTS)).toBeNull();
  });

  it('the screen goes to the person who has to choose, and stays where it is otherwise', () => {
    expect(firstViewer(first, HERE)).toBe('defender');
    expect(firstViewer(first, ALONE)).toBe('invader');
    expect(firstViewer(first, BOTS)).toBe('invader');
    expect(nextViewer(first, HERE, 'invader')).toBe('defender');
    expect(nextViewer(first, ALONE, 'invader')).toBe('invader');
    expect(nextViewer(over, HERE, 'invader')).toBe('invader');
  });

  it('two people share a screen', () => {
    expect([HERE, ALONE, BOTS].map(isShared)).toEqual([true, false, false]);
  });
});
