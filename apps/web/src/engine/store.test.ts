import type { Json } from '@hexwyrm/kernel';
import { ungroupActions } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import type { Host } from './client.ts';
import { openTestGame, type TestGame, until } from './open-game.fixture.ts';

const ALONE = { invader: 'person', defender: 'random' } as const;
const DENS = ['0104', '0109'] as const;
const place = (hex: string) => ({ type: 'place', what: 'DRAGON', hex, facing: 'SE' });

/** Alone against a bot, both dragons set up, in the first movement phase. */
async function begun() {
  const { store, storage } = openTestGame();
  store.getState().setPace('instant');
  await store
    .getState()
    .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
  await until(store, ({ snapshot, thinking }) => !thinking && snapshot?.decision?.seats[0] === 'invader');
  for (const hex of DENS) await store.getState().act([place(hex)]);
  expect(store.getState().snapshot?.decision?.kind).toBe('invader-movement');
  return { store, storage };
}

/** A flight of the next dragon: who flew can do nothing more. */
const flightOf = (store: TestGame['store']): readonly Json[] =>
  ungroupActions(store.getState().snapshot?.legal ?? [])
    .filter((action) => JSON.stringify(action).startsWith('{"type":"fly"'))
    .slice(0, 1);

describe('the game in play', () => {
  it('lets the bot set up first, counts its actions and gives the screen to the person', async () => {
    const { store } = openTestGame();
    store.getState().setPace('instant');
    await store
      .getState()
      .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
    const game = await until(
      store,
      ({ snapshot, thinking }) => !thinking && snapshot?.decision?.seats[0] === 'invader',
    );
    expect(game.viewer).toBe('invader');
    expect(game.botActions).toBe(game.length);
    expect(game.log.every(({ seat }) => seat === 'defender')).toBe(true);
  });

  it('lets an adviser place the rest of a set-up', async () => {
    const { store } = openTestGame();
    const seats = { invader: 'person', defender: 'person' } as const;
    await store.getState().start({
      game: 'dragon-rage',
      scenario: 'esirien-1',
      options: {},
      seats,
      seed: 'store',
      covered: false,
    });
    await store.getState().act([{ type: 'place', what: 'HERO', hex: '1109' }]);
    await store.getState().delegate();
    // Whoever has it placed looks at it before the other one does.
    expect(store.getState()).toMatchObject({ viewer: 'defender', turnOver: 'setup', newViewer: null });
    await store.getState().resumeBots();
    const placed = await until(store, ({ viewer }) => viewer === 'invader');
    expect(store.getState()).toMatchObject({ curtain: null, newViewer: 'invader', turnOver: null });
    // 4 cavalry, 8 infantry, 4 archers, 4 militia, a hero and a wizard
    expect(placed.log).toHaveLength(22);
    expect(placed.snapshot?.decision).toMatchObject({ kind: 'setup', seats: ['invader'] });
    expect(placed.error).toBeNull();
  });

  it('lets a person who watches take back the move with which the turn goes by, before the bot acts', async () => {
    const { store } = await begun();
    store.getState().setPace('brisk');
    const fly = () => store.getState().act(flightOf(store));
    await fly();
    expect(store.getState()).toMatchObject({ turnOver: null, stopped: false });
    // Who flew cannot attack: after the second flight nothing is left to do.
    await fly();
    const { length, log } = store.getState();
    expect(store.getState()).toMatchObject({ turnOver: 'turn', stopped: true, thinking: null });
    expect(log.at(-1)?.seat).toBe('invader');
    await store.getState().undo();
    expect(store.getState()).toMatchObject({ turnOver: null, stopped: false, length: length - 1 });
    await fly();
    store.getState().setPace('instant');
    await store.getState().resumeBots();
    expect(store.getState()).toMatchObject({ turnOver: null, stopped: false });
    expect(store.getState().snapshot?.decision?.seats).toEqual(['invader']);
    expect(store.getState().length).toBeGreaterThan(length);
  });

  it('asks a bot once, however quickly one press follows another', async () => {
    const { store, storage } = await begun();
    const { host } = store.getState();
    let [asked, most] = [0, 0];
    const play: Host['play'] = async (...whom) => {
      asked += 1;
      most = Math.max(most, asked);
      await new Promise((resolve) => setImmediate(resolve));
      const answer = await host.play(...whom);
      asked -= 1;
      return answer;
    };
    store.setState({ host: { ...host, play } });
    const release = storage.delay();
    const first = store.getState().act(flightOf(store));
    await until(store, ({ busy, length }) => !busy && length === 25);
    // The first press is still being saved when the second one ends the turn.
    const second = store.getState().act(flightOf(store));
    await until(store, ({ busy, length }) => !busy && length === 26);
    release();
    await Promise.all([first, second]);
    await until(store, ({ thinking, snapshot }) => !thinking && snapshot?.decision?.seats[0] === 'invader');
    expect(most).toBe(1);
  });

  it('stops the bot when asked and goes on when asked', async () => {
    const { store } = openTestGame();
    await store
      .getState()
      .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
    await until(store, ({ botActions }) => botActions === 2);
    store.getState().stopBot();
    const stopped = await until(store, ({ thinking }) => thinking === null);
    expect(stopped.snapshot?.decision?.seats).toEqual(['defender']);
    expect(stopped.length).toBeLessThanOrEqual(3);
    const further = store.getState().resumeBots();
    store.getState().skipPauses();
    await further;
    expect(store.getState().snapshot?.decision?.seats).toEqual(['invader']);
  });

  it('saves every action at once and resumes where it was', async () => {
    const { store, storage } = await begun();
    const before = store.getState();
    const saved = storage.games.get(before.id ?? '');
    expect(saved?.game).toMatchObject({ actions: before.length, viewer: 'invader', scenario: 'esirien-1' });
    const later = openTestGame(storage).store;
    expect(await later.getState().resumeSaved(before.id ?? '')).toBe(true);
    expect(later.getState().snapshot).toEqual(before.snapshot);
    expect(later.getState().log).toEqual(before.log);
  });

  it('belongs to the window that opened it last: the other one neither plays nor saves', async () => {
    const { store, storage } = await begun();
    const { id } = store.getState();
    const other = openTestGame(storage).store;
    await other.getState().resumeSaved(id ?? '');
    expect(store.getState().elsewhere).toBe(true);
    const [first] = ungroupActions(other.getState().snapshot?.legal ?? []);
    await store.getState().act([first]);
    expect(storage.games.get(id ?? '')?.game.actions).toBe(other.getState().length);
    await other.getState().act([first]);
    expect(storage.games.get(id ?? '')?.game.actions).toBe(other.getState().length);
    await store.getState().takeBack();
    expect(store.getState()).toMatchObject({ elsewhere: false, length: other.getState().length });
    expect(other.getState().elsewhere).toBe(true);
  });
});

describe('a browser that keeps nothing', () => {
  it('lets bots and people play on, and has it said once', async () => {
    const { store, storage } = openTestGame();
    storage.shutDown();
    store.getState().setPace('instant');
    await store
      .getState()
      .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
    await until(store, ({ snapshot, thinking }) => !thinking && snapshot?.decision?.seats[0] === 'invader');
    expect(store.getState()).toMatchObject({ length: 22, unsaved: 'unsaid', error: null, stopped: false });
    store.getState().confirmUnsaved();
    await store.getState().act([place('0104')]);
    expect(store.getState()).toMatchObject({ length: 23, unsaved: 'said', error: null });
  });

  it('has it said when it stops keeping in the middle of a game', async () => {
    const { store, storage } = await begun();
    expect(store.getState().unsaved).toBeNull();
    storage.shutDown();
    await store.getState().act([{ type: 'end' }]);
    expect(store.getState()).toMatchObject({ unsaved: 'unsaid', error: null });
  });
});

describe('looking back', () => {
  it('shows a moment of the past with its log, plays nothing meanwhile, and returns', async () => {
    const { store } = await begun();
    const now = store.getState();
    await store.getState().lookAt(2);
    expect(store.getState()).toMatchObject({ past: 2, length: now.length });
    expect(store.getState().log).toHaveLength(2);
    expect(store.getState().snapshot).toMatchObject({ decision: null, legal: [], actions: 2 });
    expect(store.getState().wholeLog()).toEqual(now.log);
    await store.getState().lookAt(null);
    expect(store.getState().snapshot).toEqual(now.snapshot);
    expect(store.getState().past).toBeNull();
  });

  it('answers the last question only', async () => {
    const { store } = await begun();
    await Promise.all([store.getState().lookAt(1), store.getState().lookAt(3), store.getState().lookAt(2)]);
    expect(store.getState().past).toBe(2);
  });
});

describe('a file', () => {
  it('asks who sits where by the seats of its own game', async () => {
    const { store } = openTestGame();
    const asked: string[] = [];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'esirien' };
    const units = [
      { type: 'ORC', side: 'invader', hex: '0305' },
      { type: 'INF', side: 'defender', hex: '0306' },
    ];
    const data = { ...head, phase: 'invader-movement', units };
    const seating = (seats: readonly string[]) => {
      asked.push(...seats);
      return { invader: 'greedy', defender: 'person' };
    };
    await store.getState().openFile({ kind: 'position', data }, seating, { defender: 'Ann' });
    expect(asked).toEqual(['invader', 'defender']);
    expect(store.getState().seats).toEqual({ invader: 'greedy', defender: 'person' });
    expect(store.getState().names).toEqual({ defender: 'Ann' });
  });
});
