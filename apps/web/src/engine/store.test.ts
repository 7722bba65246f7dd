import type { Json } from '@hexwyrm/kernel';
import type { TableAnswers, TableRequest } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { engine } from '../games/dragon-rage/engine.ts';
import type { SavedGame } from '../storage/games.ts';
import type { Host } from './client.ts';
import { gameStore } from './create-store.ts';
import type { GameStore } from './game-store.ts';
import type { Shelf } from './keeping.ts';
import { createTableHost } from './table-host.ts';

/** The engine itself, without a worker between. */
function hostHere(): Host {
  const host = createTableHost(engine);
  const ask = async <M extends keyof TableAnswers>(_: M, request: TableRequest): Promise<TableAnswers[M]> =>
    host(request) as TableAnswers[M];
  return {
    open: (params) => ask('open', { method: 'open', params }),
    resume: (replay) => ask('resume', { method: 'resume', params: { replay } }),
    position: (position, dice) => ask('position', { method: 'position', params: { position, dice } }),
    look: (seat) => ask('look', { method: 'look', params: { seat } }),
    act: (seat, actions) => ask('act', { method: 'act', params: { seat, actions } }),
    explain: (seat, action, after) => ask('explain', { method: 'explain', params: { seat, action, after } }),
    odds: (seat, actions) => ask('odds', { method: 'odds', params: { seat, actions } }),
    propose: (seat) => ask('propose', { method: 'propose', params: { seat } }),
    scope: (seat, action) => ask('scope', { method: 'scope', params: { seat, action } }),
    reach: (seat, unit) => ask('reach', { method: 'reach', params: { seat, unit } }),
    undo: (seat, stretch) => ask('undo', { method: 'undo', params: { seat, stretch } }),
    redo: (seat, stretch) => ask('redo', { method: 'redo', params: { seat, stretch } }),
    retract: (seat, action) => ask('retract', { method: 'retract', params: { seat, action } }),
    think: (seat, bot) => ask('think', { method: 'think', params: { seat, bot } }),
    at: (actions, seat) => ask('at', { method: 'at', params: { actions, seat } }),
    save: () => ask('save', { method: 'save', params: {} }),
    close: () => {},
  };
}

/** A shelf that windows share; `lost` is what they are told when another one takes the game. */
function shelfHere() {
  const games = new Map<string, { game: SavedGame; replay: Json }>();
  let holder: { id: string; lost: () => void } | null = null;
  const window = (): Shelf => ({
    saveGame: async (game, replay) => void games.set(game.id, { game, replay }),
    loadGame: async (id) => games.get(id) ?? null,
    hold(id, lost) {
      if (holder?.id === id) holder.lost();
      holder = { id, lost };
    },
    letGo() {
      holder = null;
    },
  });
  return { games, window };
}

const sit = (shelf = shelfHere()) => ({
  shelf,
  store: createStore<GameStore>()(gameStore(hostHere(), shelf.window())),
});

/** Waits until the store is as wished; it changes by itself while bots play. */
const until = (store: ReturnType<typeof sit>['store'], wished: (game: GameStore) => boolean) =>
  new Promise<GameStore>((resolve) => {
    if (wished(store.getState())) return resolve(store.getState());
    const stop = store.subscribe((game) => {
      if (!wished(game)) return;
      stop();
      resolve(game);
    });
  });

const ALONE = { invader: 'person', defender: 'greedy' } as const;
const DENS = ['0104', '0109'] as const;
const place = (hex: string) => ({ type: 'place', what: 'DRAGON', hex, facing: 'SE' });

/** Alone against a bot, both dragons set up, in the first movement phase. */
async function begun() {
  const { store, shelf } = sit();
  store.getState().setPace('instant');
  await store
    .getState()
    .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
  await until(store, ({ snapshot, thinking }) => !thinking && snapshot?.decision?.seats[0] === 'invader');
  for (const hex of DENS) await store.getState().act([place(hex)]);
  expect(store.getState().snapshot?.decision?.kind).toBe('invader-movement');
  return { store, shelf };
}

describe('the game in play', () => {
  it('lets the bot set up first, counts its actions and gives the screen to the person', async () => {
    const { store } = sit();
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
    const { store } = sit();
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
    const placed = await until(store, ({ viewer }) => viewer === 'invader');
    // 4 cavalry, 8 infantry, 4 archers, 4 militia, a hero and a wizard
    expect(placed.log).toHaveLength(22);
    expect(placed.snapshot?.decision).toMatchObject({ kind: 'setup', seats: ['invader'] });
    expect(placed.error).toBeNull();
  });

  it('lets a person who watches take back the move with which the turn goes by, before the bot acts', async () => {
    const { store } = await begun();
    store.getState().setPace('brisk');
    const fly = async (unit: number) => {
      const flights = store.getState().snapshot?.legal.invader ?? [];
      const isFlight = (action: Json) => JSON.stringify(action).startsWith(`{"type":"fly","unit":${unit},`);
      await store.getState().act(flights.filter(isFlight).slice(0, 1));
    };
    await fly(0);
    expect(store.getState()).toMatchObject({ turnOver: false, stopped: false });
    // Who flew cannot attack: after the second flight nothing is left to do.
    await fly(1);
    const { length, log } = store.getState();
    expect(store.getState()).toMatchObject({ turnOver: true, stopped: true, thinking: null });
    expect(log.at(-1)?.seat).toBe('invader');
    await store.getState().undo();
    expect(store.getState()).toMatchObject({ turnOver: false, stopped: false, length: length - 1 });
    await fly(1);
    store.getState().setPace('instant');
    await store.getState().goOn();
    expect(store.getState()).toMatchObject({ turnOver: false, stopped: false });
    expect(store.getState().snapshot?.decision?.seats).toEqual(['invader']);
    expect(store.getState().length).toBeGreaterThan(length);
  });

  it('stops the bot when asked and goes on when asked', async () => {
    const { store } = sit();
    await store
      .getState()
      .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats: ALONE, seed: 'store' });
    await until(store, ({ botActions }) => botActions === 2);
    store.getState().stopBot();
    const stopped = await until(store, ({ thinking }) => thinking === null);
    expect(stopped.snapshot?.decision?.seats).toEqual(['defender']);
    expect(stopped.length).toBeLessThanOrEqual(3);
    const further = store.getState().goOn();
    store.getState().hurry();
    await further;
    expect(store.getState().snapshot?.decision?.seats).toEqual(['invader']);
  });

  it('saves every action at once and resumes where it was', async () => {
    const { store, shelf } = await begun();
    const before = store.getState();
    const saved = shelf.games.get(before.id ?? '');
    expect(saved?.game).toMatchObject({ actions: before.length, viewer: 'invader', scenario: 'esirien-1' });
    const later = sit(shelf).store;
    expect(await later.getState().resumeSaved(before.id ?? '')).toBe(true);
    expect(later.getState().snapshot).toEqual(before.snapshot);
    expect(later.getState().log).toEqual(before.log);
  });

  it('belongs to the window that opened it last: the other one neither plays nor saves', async () => {
    const { store, shelf } = await begun();
    const { id } = store.getState();
    const other = sit(shelf).store;
    await other.getState().resumeSaved(id ?? '');
    expect(store.getState().elsewhere).toBe(true);
    const [first] = other.getState().snapshot?.legal.invader ?? [];
    await store.getState().act([first]);
    expect(shelf.games.get(id ?? '')?.game.actions).toBe(other.getState().length);
    await other.getState().act([first]);
    expect(shelf.games.get(id ?? '')?.game.actions).toBe(other.getState().length);
    await store.getState().takeBack();
    expect(store.getState()).toMatchObject({ elsewhere: false, length: other.getState().length });
    expect(other.getState().elsewhere).toBe(true);
  });
});

/** Three orcs outside the walls, and soldiers beside two of them. */
const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'esirien',
  phase: 'invader-movement',
  units: [
    { type: 'ORC', side: 'invader', hex: '0305' },
    { type: 'ORC', side: 'invader', hex: '0204' },
    { type: 'INF', side: 'defender', hex: '0306' },
    { type: 'ORC', side: 'invader', hex: '0110' },
    { type: 'INF', side: 'defender', hex: '0111' },
  ],
};

const reach = (store: ReturnType<typeof sit>['store']) => store.getState().snapshot?.back;

describe('undo and redo', () => {
  const opened = async () => {
    const { store } = sit();
    const seats = { invader: 'person', defender: 'person' };
    await store.getState().openFile({ kind: 'position', data: POSITION }, seats);
    const walk = (unit: number, to: string) => store.getState().act([{ type: 'walk', unit, to }]);
    return { store, walk };
  };

  it('goes back and forth by step, by unit and by phase', async () => {
    const { store, walk } = await opened();
    await walk(1, '0203');
    await walk(0, '0304');
    await walk(0, '0305');
    expect(store.getState().error).toBeNull();
    expect(reach(store)).toEqual({ step: 1, unit: 2, phase: 3, turn: 3 });

    await store.getState().undo('unit');
    expect(store.getState().length).toBe(1);
    expect(store.getState().snapshot?.forth).toEqual({ step: 1, unit: 2, phase: 2, turn: 2 });
    await store.getState().redo('step');
    expect(store.getState().length).toBe(2);
    await store.getState().undo('phase');
    expect(store.getState().length).toBe(0);
    await store.getState().redo('phase');
    expect(store.getState().length).toBe(3);
  });

  it('counts every press, however quick', async () => {
    const { store, walk } = await opened();
    await walk(0, '0304');
    await walk(0, '0305');
    const { undo } = store.getState();
    await Promise.all([undo('step'), undo('step')]);
    expect(store.getState().length).toBe(0);
  });

  it('goes back over the end of a phase, and not over a die', async () => {
    const { store, walk } = await opened();
    await walk(1, '0203');
    await store.getState().act([{ type: 'end' }]);
    expect(store.getState().snapshot?.decision?.kind).toBe('invader-melee');
    expect(reach(store)).toEqual({ step: 1, unit: 1, phase: 2, turn: 2 });
    await store.getState().undo('phase');
    await store.getState().redo('turn');
    expect(store.getState()).toMatchObject({ length: 2, error: null });
    await store.getState().act([{ type: 'melee', unit: 0, hex: '0306' }]);
    const { length, log, snapshot } = store.getState();
    expect(log.at(-1)?.rolled).toHaveLength(1);
    expect(snapshot).toMatchObject({ undo: 'die-rolled', back: { step: 0, unit: 0, phase: 0, turn: 0 } });
    await store.getState().undo('turn');
    expect(store.getState()).toMatchObject({ length, error: { code: 'internal' } });
  });
});

describe('looking back', () => {
  it('shows a moment of the past with its log, plays nothing meanwhile, and returns', async () => {
    const { store } = await begun();
    const now = store.getState();
    await store.getState().lookAt(2);
    expect(store.getState()).toMatchObject({ past: 2, length: now.length });
    expect(store.getState().log).toHaveLength(2);
    expect(store.getState().snapshot).toMatchObject({ decision: null, legal: {}, actions: 2 });
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
