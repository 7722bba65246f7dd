import { ungroupActions } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { openTestGame, type TestGame, until } from './open-game.fixture.ts';

/** An orc beside a soldier, and nothing else to do. */
const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'esirien',
  phase: 'invader-melee',
  units: [
    { type: 'ORC', side: 'invader', hex: '0305' },
    { type: 'INF', side: 'defender', hex: '0306' },
    { type: 'INF', side: 'defender', hex: '1109' },
  ],
};

/** The person takes whatever is offered until the dice have fallen. */
async function struck(store: TestGame['store']): Promise<void> {
  const seats = { invader: 'person', defender: 'random' };
  await store.getState().openFile({ kind: 'position', data: POSITION }, () => seats);
  for (let press = 0; press < 5; press += 1) {
    if (store.getState().log.some(({ rolled }) => rolled.length > 0)) return;
    const [attack] = ungroupActions(store.getState().snapshot?.legal ?? []).filter(
      (action) => !JSON.stringify(action).includes('"end"'),
    );
    if (attack !== undefined) void store.getState().act([attack]);
    const { length } = store.getState();
    await until(store, (game) => game.length > length && !game.busy);
  }
}

describe('the last roll of a turn', () => {
  it('is read before the bot goes on, though it cannot be taken back', async () => {
    const { store } = openTestGame();
    store.getState().setPace('brisk');
    await struck(store);
    const { length, snapshot } = store.getState();
    expect(snapshot?.decision?.seats).toEqual(['defender']);
    expect(snapshot?.undo).toBe('die-rolled');
    expect(store.getState()).toMatchObject({ turnOver: 'turn', stopped: true, thinking: null, length });
    store.getState().setPace('instant');
    await store.getState().resumeBots();
    expect(store.getState().length).toBeGreaterThan(length);
  });

  it('holds nobody up who wants bots to play at once', async () => {
    const { store } = openTestGame();
    store.getState().setPace('instant');
    await struck(store);
    expect(store.getState()).toMatchObject({ turnOver: null, stopped: false });
  });
});
