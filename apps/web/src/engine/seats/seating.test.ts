import type { Snapshot } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { hostHere } from '../open-game.fixture.ts';
import { firstViewer, isShared, needsCurtain, nextBot, nextViewer } from './seating.ts';

const HERE = { invader: 'person', defender: 'person' };
const ALONE = { invader: 'person', defender: 'greedy' };
const BOTS = { invader: 'random', defender: 'greedy' };

/** A new game: the defender sets up first. */
const { snapshot: first } = await hostHere().open({
  game: 'dragon-rage',
  scenario: 'esirien-1',
  options: {},
  seed: 'seating',
});

/** A new game of Dragon Pass after its first choice. */
async function ofPass(screening: boolean): Promise<Snapshot> {
  const host = hostHere();
  const options = { screening };
  const { snapshot } = await host.open({ game: 'dragon-pass', scenario: 'pass-1', options, seed: 'seating' });
  const [seat = ''] = snapshot.decision?.seats ?? [];
  return (await host.play(seat, 'greedy')).snapshot;
}

describe('who sits where', () => {
  const over: Snapshot = { ...first, decision: null };

  it('the board is covered only where there is something to hide', async () => {
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
