import { describe, expect, it } from 'vitest';
import { openTestGame, type TestGame } from './open-game.fixture.ts';

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

const reach = (store: TestGame['store']) => store.getState().snapshot?.undo;

describe('undo and redo', () => {
  const opened = async () => {
    const { store } = openTestGame();
    const seats = { invader: 'person', defender: 'person' };
    await store.getState().openFile({ kind: 'position', data: POSITION }, () => seats);
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
    expect(store.getState().snapshot?.redo).toEqual({ step: 1, unit: 2, phase: 2, turn: 2 });
    await store.getState().redo('step');
    expect(store.getState().length).toBe(2);
    await store.getState().undo('phase');
    expect(store.getState().length).toBe(0);
    await store.getState().redo('phase');
    expect(store.getState().length).toBe(3);
  });

  it('goes back by what was done at one press, also after the game was put away', async () => {
    const { store, storage } = openTestGame();
    const seats = { invader: 'person', defender: 'person' };
    await store.getState().openFile({ kind: 'position', data: POSITION }, () => seats);
    const walk = (unit: number, to: string) => ({ type: 'walk', unit, to });
    await store.getState().act([walk(1, '0203'), walk(1, '0103')]);
    await store.getState().act([walk(0, '0304')]);
    expect(reach(store)).toEqual({ step: 1, unit: 1, phase: 3, turn: 3 });
    await store.getState().undo();
    expect(reach(store)).toEqual({ step: 2, unit: 2, phase: 2, turn: 2 });
    await store.getState().undo();
    expect(store.getState()).toMatchObject({ length: 0, snapshot: { redo: { step: 2 } } });
    await store.getState().redo();
    expect(store.getState()).toMatchObject({ length: 2, snapshot: { redo: { step: 1 } } });

    const later = openTestGame(storage).store;
    await later.getState().resumeSaved(store.getState().id ?? '');
    await later.getState().undo();
    expect(later.getState().length).toBe(0);
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
    expect(snapshot).toMatchObject({ undo: 'die-rolled' });
    await store.getState().undo('turn');
    expect(store.getState()).toMatchObject({ length, error: { code: 'internal' } });
  });
});
