import type { Json } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { engine } from '../games/dragon-rage/engine.ts';
import { createTableHost } from './table-host.ts';

const open = async (scenario: string, options = {}) => {
  const host = createTableHost(engine);
  const answer = await host({
    method: 'open',
    params: { game: 'dragon-rage', scenario, options, seed: 'table' },
  });
  return { host, answer };
};

describe('the host of a table', () => {
  it('shows a new game to whoever chooses first', async () => {
    const { answer } = await open('esirien-1');
    expect(answer).toMatchObject({
      snapshot: { seat: 'defender', scenario: 'esirien-1', actions: 0, decision: { kind: 'setup' } },
      log: [],
    });
  });

  it('lets bots play, looks back, saves and resumes where it was', async () => {
    const { host } = await open('esirien-1');
    for (let i = 0; i < 22; i++) await host({ method: 'think', params: { seat: 'defender', bot: 'greedy' } });
    const now = await host({ method: 'look', params: { seat: 'invader' } });
    expect(now).toMatchObject({ snapshot: { seat: 'invader', actions: 22, undo: 'other-seat' } });
    expect(await host({ method: 'at', params: { actions: 3, seat: 'invader' } })).toMatchObject({
      view: { map: 'esirien' },
    });
    const saved = await host({ method: 'save', params: {} });
    if (!('replay' in saved)) throw new Error('nothing was saved');
    const later = createTableHost(engine);
    await later({
      method: 'resume',
      params: { replay: saved.replay, presses: saved.presses, lenient: false },
    });
    expect(await later({ method: 'look', params: { seat: 'invader' } })).toEqual(now);
  });

  describe('of a replay that does not lead where it says', () => {
    const saved = async () => {
      const { host } = await open('esirien-1');
      for (let i = 0; i < 5; i++)
        await host({ method: 'think', params: { seat: 'defender', bot: 'greedy' } });
      const { replay } = { replay: null, ...(await host({ method: 'save', params: {} })) };
      return Object(replay);
    };
    const resume = (replay: Json, lenient: boolean) =>
      createTableHost(engine)({ method: 'resume', params: { replay, presses: null, lenient } });

    it('refuses it, unless somebody wants to look at it anyway', async () => {
      const wrong = { ...(await saved()), hash: '0'.repeat(64) };
      await expect(resume(wrong, false)).rejects.toThrow('hash');
      expect(await resume(wrong, true)).toMatchObject({
        snapshot: { actions: 5 },
        doubt: { kind: 'hash', fits: null },
      });
      expect(await resume(await saved(), true)).toMatchObject({ doubt: null });
    });

    it('finds the action after which actions were added', async () => {
      const after = await saved();
      const { host } = await open('esirien-1');
      for (let i = 0; i < 3; i++)
        await host({ method: 'think', params: { seat: 'defender', bot: 'greedy' } });
      const { replay } = { replay: null, ...(await host({ method: 'save', params: {} })) };
      expect(await resume({ ...after, hash: Object(replay).hash }, true)).toMatchObject({
        snapshot: { actions: 5 },
        doubt: { kind: 'hash', fits: 3 },
      });
    });

    it('names the first action that is refused and shows what came before it', async () => {
      const replay = await saved();
      const actions = replay.actions.with(2, { seat: 'defender', action: { type: 'fly' } });
      await expect(resume({ ...replay, actions }, false)).rejects.toThrow('actions[2]');
      expect(await resume({ ...replay, actions }, true)).toMatchObject({
        snapshot: { actions: 2 },
        doubt: { kind: 'action', action: 3 },
      });
    });
  });

  it('takes an action back and plays it again', async () => {
    const { host } = await open('esirien-1');
    const first = await host({ method: 'look', params: { seat: 'defender' } });
    const action = { type: 'place', what: 'INF', hex: '1109' };
    const done = await host({ method: 'act', params: { seat: 'defender', actions: [action] } });
    expect(done).toMatchObject({ snapshot: { actions: 1, undo: null }, refused: null });
    const { snapshot } = { snapshot: null, ...first };
    expect(await host({ method: 'undo', params: { seat: 'defender', stretch: 'step' } })).toMatchObject({
      snapshot: { ...Object(snapshot), redo: null, forth: { step: 1, unit: 1, phase: 1, turn: 1 } },
    });
    expect(await host({ method: 'redo', params: { seat: 'defender', stretch: 'step' } })).toMatchObject({
      snapshot: { actions: 1 },
    });
  });

  it('takes a counter out of a draft, whichever it was, and stops at the other seat', async () => {
    const { host } = await open('points-choice', { map: 'esirien' });
    const recruit = (what: string) => ({ type: 'recruit', what });
    const pick = (seat: string, ...whats: string[]) =>
      host({ method: 'act', params: { seat, actions: whats.map(recruit) } });
    await pick('defender', 'HERO');
    await pick('invader', 'DRAGON', 'ORC', 'TRL', 'ORC');
    const after = await host({ method: 'retract', params: { seat: 'invader', action: recruit('DRAGON') } });
    expect(after).toMatchObject({
      snapshot: { actions: 4, view: { frames: [{ armies: { invader: { ORC: 2, TRL: 1 } } }] } },
    });
    const hero = { method: 'retract', params: { seat: 'invader', action: recruit('HERO') } } as const;
    await expect(host(hero)).rejects.toThrow('other-seat');
    expect(await host({ method: 'look', params: { seat: 'invader' } })).toMatchObject({
      snapshot: { actions: 4, view: { frames: [{ armies: { invader: { ORC: 2, TRL: 1 } } }] } },
    });
    expect(await host({ method: 'at', params: { actions: 3, seat: 'invader' } })).toMatchObject({
      view: { frames: [{ armies: { invader: { ORC: 1, TRL: 1 } } }] },
    });
  });

  it('keeps what was done before a refusal and says which rule refused', async () => {
    const { host } = await open('esirien-1');
    const good = { type: 'place', what: 'INF', hex: '1109' };
    const bad = { type: 'place', what: 'INF', hex: '0101' };
    expect(await host({ method: 'act', params: { seat: 'defender', actions: [good, bad] } })).toMatchObject({
      snapshot: { actions: 1 },
      refused: { clause: 'DR-3.1.1-a' },
    });
    await expect(host({ method: 'act', params: { seat: 'defender', actions: [bad] } })).rejects.toThrow(
      'DR-3.1.1-a',
    );
  });

  it('finds the ways of a unit, which can be sent as they are', async () => {
    const { host } = await open('esirien-1');
    for (let i = 0; i < 22; i++) await host({ method: 'think', params: { seat: 'defender', bot: 'greedy' } });
    for (const hex of ['0104', '0109']) {
      const place = { type: 'place', what: 'DRAGON', hex, facing: 'SE' };
      await host({ method: 'act', params: { seat: 'invader', actions: [place] } });
    }
    const answer = await host({ method: 'reach', params: { seat: 'invader', unit: 0, after: [] } });
    const ways = Array.isArray(answer) ? answer : [];
    // Four movement points: three hexes straight ahead and one to spare.
    const way = ways.find(({ to, mode }) => to === '0405' && mode === 'walk');
    expect(way).toMatchObject({ cost: 3, left: 1, path: ['0104', '0204', '0305', '0405'] });
    // After two of them, as far again as the rest allows.
    const after = way.actions.slice(0, 2);
    const onwards = await host({ method: 'reach', params: { seat: 'invader', unit: 0, after } });
    const on = Array.isArray(onwards) ? onwards : [];
    expect(on.find(({ to, mode }) => to === '0405' && mode === 'walk')).toMatchObject({
      cost: 1,
      left: 1,
      path: ['0305', '0405'],
    });
    const done = await host({ method: 'act', params: { seat: 'invader', actions: way.actions } });
    expect(done).toMatchObject({ snapshot: { actions: 27 }, refused: null });
  });

  it('does nothing at all when the dice run out after the first of several actions', async () => {
    const host = createTableHost(engine);
    const units = [
      { type: 'ORC', side: 'invader', hex: '1011' },
      { type: 'INF', side: 'defender', hex: '1009' },
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    const position = { ...head, phase: 'invader-movement', units };
    const begun = await host({
      method: 'position',
      params: { position, dice: { kind: 'scripted', values: [] } },
    });
    const actions = [
      { type: 'walk', unit: 0, to: '1010' },
      { type: 'end' },
      { type: 'melee', unit: 0, hex: '1009' },
    ];
    const params = { seat: 'invader', actions };
    await expect(host({ method: 'act', params })).rejects.toThrow('dice are used up');
    const { snapshot } = { snapshot: null, ...begun };
    expect(await host({ method: 'look', params: { seat: 'invader' } })).toMatchObject({
      snapshot: { view: Object(snapshot).view, actions: 0 },
      log: [],
    });
  });

  it('asks no bot for a seat that has nothing to choose', async () => {
    const { host } = await open('esirien-1');
    const params = { seat: 'invader', bot: 'random' };
    await expect(host({ method: 'think', params })).rejects.toMatchObject({ code: 'wrong-seat' });
  });

  it('says why a hex is out of reach', async () => {
    const host = createTableHost(engine);
    const units = [
      { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
      { type: 'INF', side: 'defender', hex: '0101' },
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    const position = { ...head, phase: 'invader-movement', units };
    await host({ method: 'position', params: { position, dice: { kind: 'seed', seed: 'table' } } });
    const walk = (to: string) => ({ type: 'walk', unit: 0, to });
    const params = { seat: 'invader', action: walk('1005') };
    expect(await host({ method: 'explain', params })).toMatchObject({
      ok: false,
      refusal: { clause: 'DR-2.12.1.1.1-a', facts: { needed: 5, left: 4 } },
    });
  });

  it('tells a drafter nothing of the other army', async () => {
    const { host } = await open('points-choice', { map: 'esirien' });
    const before = { snapshot: null, ...(await host({ method: 'look', params: { seat: 'defender' } })) };
    const answer = await host({
      method: 'act',
      params: { seat: 'invader', actions: [{ type: 'recruit', what: 'WURM' }] },
    });
    expect(answer).toMatchObject({ entries: [{ seat: 'invader', action: null, events: [] }] });
    expect(JSON.stringify({ ...answer, snapshot: null })).not.toContain('WURM');
    const { snapshot } = { snapshot: null, ...answer };
    expect(snapshot).toEqual({ ...Object(before.snapshot), actions: 1, undo: 'other-seat' });
  });
});
