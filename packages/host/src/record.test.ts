import type { Json } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { hostHere, OWNER, open } from './host-here.fixture.ts';

describe('a view', () => {
  it('names types, seats and hexes as a saved position does, and hidden counters not at all', async () => {
    const { owner } = await open('dragon-pass', 'pass-1');
    for (let i = 0; i < 60; i += 1) await owner('play', { bot: 'greedy' });
    const { view } = await owner('view', { seat: 'sartar' });
    const { active, units, stacks, unseen } = Object(view);
    expect(['lunar', 'sartar']).toContain(active);
    const own = units.find(({ owner: whose }: { owner: string }) => whose === 'sartar');
    expect(own).toMatchObject({
      unit: expect.any(Number),
      owner: 'sartar',
      hex: expect.stringMatching(/^(\d{4}|waiting)$/),
    });
    expect(own.type).toMatch(/^[a-z-]+$/);
    const places = stacks.flatMap(
      (stack: { units: { unit: number | null; owner: string }[] }) => stack.units,
    );
    const hidden = places.filter(({ unit }: { unit: number | null }) => unit === null);
    expect(hidden.length).toBeGreaterThan(0);
    expect(new Set(hidden.map(({ owner: whose }: { owner: string }) => whose))).toEqual(new Set(['lunar']));
    expect(unseen.length).toBeGreaterThanOrEqual(hidden.length);
  });
});

describe('a record', () => {
  const kept = async (actions: number) => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    for (let i = 0; i < actions; i += 1) await owner('play', { seat: 'defender', bot: 'greedy' });
    const { replay } = await owner('save', {});
    return { owner, replay: Object(replay) };
  };
  const load = (replay: Json, lenient = false) => hostHere()(OWNER)('load', { replay, lenient });

  it('is told since any version, and put together again is the same game', async () => {
    const { owner, replay } = await kept(5);
    const start = await owner('record', {});
    const rest = await owner('record', { since: 3 });
    expect(start.actions).toHaveLength(5);
    expect(rest).toMatchObject({ version: 5, from: 3, actions: start.actions.slice(3), groups: [3, 4] });
    expect(rest).not.toHaveProperty('head');
    expect({ ...Object(start.head), actions: start.actions, hash: start.hash }).toEqual(replay);
    expect(await load(replay)).toMatchObject({ hash: start.hash });
  });

  it('that leads elsewhere is refused, unless it is read leniently', async () => {
    const { replay } = await kept(5);
    const wrong = { ...replay, hash: '0'.repeat(64) };
    await expect(load(wrong)).rejects.toThrow('hash');
    expect(await load(wrong, true)).toMatchObject({ doubt: { kind: 'hash', fits: null } });
    expect(await load({ ...replay, hash: (await kept(3)).replay.hash }, true)).toMatchObject({
      doubt: { kind: 'hash', fits: 3 },
    });
    expect(await load(replay, true)).not.toHaveProperty('doubt');
  });

  it('names the first action that is refused and shows what came before it', async () => {
    const { replay } = await kept(5);
    const actions = replay.actions.with(2, { seat: 'defender', action: { type: 'fly' } });
    await expect(load({ ...replay, actions })).rejects.toThrow('actions[2]');
    expect(await load({ ...replay, actions }, true)).toMatchObject({ doubt: { kind: 'action', action: 3 } });
  });
});
