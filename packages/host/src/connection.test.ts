import { applyNews, applyPatch, type Entry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { hostHere, open, SEAT, updateOf } from './host-here.fixture.ts';

describe('an action that is none', () => {
  it.each([
    [{ type: 'walk', unit: 'x', to: '1010' }, 'params.action.unit', 'must be a number'],
    [{ type: 'walk', unit: 1.5, to: '1010' }, 'params.action.unit', 'must be a whole number'],
    [{ type: 'walk', to: '1010' }, 'params.action.unit', 'is missing'],
    [{ type: 'walk', unit: 0, to: '1010', speed: 9 }, 'params.action.speed', 'is not known'],
    [{ type: 'sing' }, 'params.action.type', 'is not known'],
    [{}, 'params.action.type', 'is missing'],
    ['walk', 'params.action', 'must be an object'],
    [null, 'params.action', 'must be an object'],
  ])('%j is told from one that the rules refuse', async (action, path, reason) => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    const problem = { code: 'bad-action', problems: [{ path, reason }] };
    const asked = { seat: 'defender', action };
    await expect(owner('apply', { ...asked, hash: false })).rejects.toMatchObject(problem);
    await expect(owner('odds', asked)).rejects.toMatchObject(problem);
    await expect(owner('outlook', asked)).rejects.toMatchObject(problem);
    await expect(owner('explain', asked)).rejects.toMatchObject(problem);
  });

  it('among several keeps all of them from being played', async () => {
    const { owner } = await open('dragon-pass', 'pass-1');
    const { actions } = await owner('legal', {});
    const several = { actions: [actions[0] ?? null, { type: 'deploy', unit: 0, hex: 'x' }] };
    await expect(owner('apply', { ...several, hash: false })).rejects.toMatchObject({
      code: 'bad-action',
      problems: [{ path: 'params.actions[1].hex', reason: 'a four-digit hex number' }],
    });
    expect(await owner('legal', {})).toMatchObject({ actions });
  });
});

describe('a connected seat', () => {
  it('is brought up to date by patches that lead where a whole snapshot would', async () => {
    const { connect, owner } = await open('dragon-pass', 'pass-1');
    const client = connect(SEAT);
    const first = await client('connect', { seat: 'sartar', bots: {} });
    if (!('snapshot' in first)) throw new Error('no snapshot');
    let copy: unknown = first.snapshot;
    let log: readonly Entry[] = first.entries;
    let version = first.version;
    for (let i = 0; i < 120; i += 1) {
      await owner('play', { bot: i % 2 === 0 ? 'random' : 'greedy' });
      const update = await client('update', { since: version });
      if (!('patch' in update)) throw new Error('no patch');
      copy = applyPatch(copy, update.patch);
      log = applyNews(log, update);
      version = update.version;
    }
    const whole = await client('update', {});
    if (!('snapshot' in whole)) throw new Error('no snapshot');
    expect({ ...Object(copy), actions: log.length }).toEqual(JSON.parse(JSON.stringify(whole.snapshot)));
    expect(log).toEqual(whole.entries);
    // What the other side sets up out of sight is not in it.
    expect(log).toHaveLength(90);
  });

  it('that missed a version asks for what it lacks, undo included', async () => {
    const { connect, owner } = await open('dragon-rage', 'esirien-1');
    const client = connect(SEAT);
    const { version } = await client('connect', { seat: 'invader', bots: {} });
    for (let i = 0; i < 3; i += 1) await owner('play', { seat: 'defender', bot: 'greedy' });
    await owner('undo', { extent: 'step' });
    const update = await client('update', { since: version });
    expect(update).toMatchObject({ version: 1, since: 0, from: 0 });
    expect(update.entries).toHaveLength(2);
    const far = await client('update', { since: 99 });
    expect(far).toMatchObject({ from: 0, snapshot: { actions: 2 } });
  });

  it('is told at the end what was secret, and nothing twice', async () => {
    const { connect, owner } = await open('dragon-rage', 'points-choice', { map: 'esirien' });
    const client = connect(SEAT);
    await client('connect', { seat: 'defender', bots: {} });
    const recruits = (seat: string, what: string) =>
      owner('apply', { seat, action: { type: 'recruit', what }, hash: false });
    await recruits('invader', 'ORC');
    await recruits('defender', 'HERO');
    await recruits('invader', 'TRL');
    const { version, entries: log } = await client('update', {});
    await owner('apply', { seat: 'defender', action: { type: 'concede' }, hash: false });
    const update = await client('update', { since: version });
    expect(update).toMatchObject({ inserted: [[0, { seat: 'invader' }]], from: 2 });
    expect(update.entries.map(({ seat }) => seat)).toEqual(['invader', 'defender']);
    expect(applyNews(log, update)).toEqual((await client('update', {})).entries);
  });

  it('acts for itself alone, and is refused what it may not know', async () => {
    const { connect, owner } = await open('dragon-rage', 'esirien-1');
    const client = connect(SEAT);
    const refused = { code: 'not-allowed' };
    await expect(client('legal', {})).rejects.toMatchObject(refused);
    await client('connect', { seat: 'invader', bots: {} });
    await expect(client('connect', { seat: 'defender', bots: {} })).rejects.toMatchObject(refused);
    await expect(client('view', { seat: 'defender' })).rejects.toMatchObject(refused);
    await expect(client('play', { seat: 'defender', bot: 'greedy' })).rejects.toMatchObject(refused);
    for (const method of ['state', 'save', 'hash'] as const)
      await expect(client(method, {})).rejects.toMatchObject(refused);
    await expect(client('record', {})).rejects.toMatchObject(refused);
    const scenario = { game: 'dragon-rage', scenario: 'esirien-1', options: {} };
    await expect(client('new', scenario)).rejects.toMatchObject(refused);
    await expect(client('connect', { seat: 'invader', bots: { defender: 'greedy' } })).rejects.toMatchObject(
      refused,
    );
    const placing = { action: { type: 'place', what: 'INF', hex: '1109' } };
    await expect(client('apply', { ...placing, hash: false, seat: 'defender' })).rejects.toMatchObject(
      refused,
    );
    await expect(client('apply', { ...placing, hash: false })).rejects.toMatchObject({ code: 'wrong-seat' });
    // When the game is over, everything is told.
    await owner('apply', { seat: 'defender', action: { type: 'concede' }, hash: false });
    expect(await client('hash', {})).toEqual(await owner('hash', {}));
    expect(await client('save', {})).toMatchObject({ replay: { dice: { seed: 'host' } } });
  });

  it('gives no dice of its own, and is told when it acts on an old version', async () => {
    const { connect } = await open('dragon-rage', 'esirien-1');
    const client = connect(SEAT);
    await client('connect', { seat: 'defender', bots: {} });
    const action = { type: 'place', what: 'INF', hex: '1109' };
    const stale = { code: 'stale' };
    await expect(client('apply', { action, version: 7, hash: false })).rejects.toMatchObject(stale);
    await expect(client('apply', { action, dice: [6], hash: false })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    const { version } = updateOf(await client('apply', { action, version: 0, hash: false }));
    expect(version).toBe(1);
  });

  it('is answered after the bots have played their seats', async () => {
    const connect = hostHere();
    const player = connect({ owner: true, fair: true });
    await player('new', { game: 'dragon-rage', scenario: 'esirien-1', options: {}, seed: 'host' });
    const update = await player('connect', { seat: 'invader', bots: { defender: 'greedy' } });
    expect(update).toMatchObject({ snapshot: { seat: 'invader', decision: { seats: ['invader'] } } });
    expect(update.entries.length).toBeGreaterThan(20);
    await expect(player('state', {})).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it.each([
    ['an unknown bot', { defender: 'deep-thought' }, 'unknown-bot'],
    ['a bot for an unknown seat', { defender: 'greedy', sauron: 'greedy' }, 'unknown-seat'],
  ])('is not connected with %s, and nothing else has changed', async (_, bots, code) => {
    const player = hostHere()({ owner: true, fair: true });
    await player('new', { game: 'dragon-rage', scenario: 'esirien-1', options: {}, seed: 'host' });
    await expect(player('connect', { seat: 'invader', bots })).rejects.toMatchObject({ code });
    expect(await player('record', {})).toMatchObject({ actions: [] });
    const action = { type: 'place', what: 'INF', hex: '1109' };
    await player('connect', { seat: 'defender', bots: {} });
    expect(updateOf(await player('apply', { action, hash: false })).entries).toHaveLength(1);
  });

  it('is told nothing of an army that is drafted in secret', async () => {
    const { connect, owner } = await open('dragon-rage', 'points-choice', { map: 'esirien' });
    const client = connect(SEAT);
    const { version } = await client('connect', { seat: 'defender', bots: {} });
    await owner('apply', { seat: 'invader', action: { type: 'recruit', what: 'WURM' }, hash: false });
    const update = await client('update', { since: version });
    expect(update).toEqual({ version, since: version, from: 0, entries: [], patch: [] });
  });
});
