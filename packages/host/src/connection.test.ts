import type { Json } from '@hexwyrm/kernel';
import { applyPatch, type Followed, type Update } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { hostHere, OWNER, open, SEAT } from './host-here.fixture.ts';

const updateOf = (answer: object): Update => {
  if (!('update' in answer)) throw new Error('a referee was answered');
  const { update } = answer as Followed;
  return update;
};

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
    expect(await owner('explain', asked)).toMatchObject({ ok: false, refusal: { clause: 'DR-1.1-b' } });
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
    let log: readonly unknown[] = first.entries;
    let version = first.version;
    for (let i = 0; i < 120; i += 1) {
      await owner('play', { bot: i % 2 === 0 ? 'random' : 'greedy' });
      const update = await client('update', { since: version });
      if (!('patch' in update)) throw new Error('no patch');
      copy = applyPatch(copy, update.patch);
      log = [...log.slice(0, update.from), ...update.entries];
      version = update.version;
    }
    const whole = await client('update', {});
    if (!('snapshot' in whole)) throw new Error('no snapshot');
    expect({ ...Object(copy), actions: log.length }).toEqual(JSON.parse(JSON.stringify(whole.snapshot)));
    expect(log).toEqual(whole.entries);
    expect(log).toHaveLength(120);
  });

  it('that missed a version asks for what it lacks, undo included', async () => {
    const { connect, owner } = await open('dragon-rage', 'esirien-1');
    const client = connect(SEAT);
    const { version } = await client('connect', { seat: 'invader', bots: {} });
    for (let i = 0; i < 3; i += 1) await owner('play', { seat: 'defender', bot: 'greedy' });
    await owner('undo', { extent: 'step' });
    const update = await client('update', { since: version });
    expect(update).toMatchObject({ version: 4, since: 0, from: 0 });
    expect(update.entries).toHaveLength(2);
    const far = await client('update', { since: 99 });
    expect(far).toMatchObject({ from: 0, snapshot: { actions: 2 } });
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
    await expect(client('record', { from: 0 })).rejects.toMatchObject(refused);
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
    expect(await player('record', { from: 0 })).toMatchObject({ actions: [] });
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
    expect(update.entries).toEqual([{ seat: 'invader', action: null, rolled: [], events: [] }]);
    expect(JSON.stringify(update)).not.toContain('WURM');
  });
});

describe('the owner of a game', () => {
  const place = (hex: string, what = 'INF') => ({ type: 'place', what, hex });

  it('undoes and redoes what was sent together', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    await owner('connect', { seat: 'defender', bots: {} });
    await owner('apply', { actions: [place('1109'), place('1110')], hash: false });
    await owner('apply', { actions: [place('1010')], hash: false });
    const undone = updateOf(await owner('undo', { seat: 'defender', extent: 'step' }));
    expect(undone).toMatchObject({ from: 2, entries: [] });
    expect(updateOf(await owner('undo', { seat: 'defender', extent: 'step' }))).toMatchObject({ from: 0 });
    const redone = updateOf(await owner('redo', { seat: 'defender', extent: 'step' }));
    expect(redone.entries).toHaveLength(2);
  });

  it('is where it was when dice run out among several actions: what can be redone is the same too', async () => {
    const position = {
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-rage',
      map: 'plain',
      phase: 'invader-movement',
      units: [
        { type: 'ORC', side: 'invader', hex: '1010' },
        { type: 'ELM_EARTH', side: 'invader', hex: '1006' },
        { type: 'INF', side: 'defender', hex: '1005' },
        { type: 'INF', side: 'defender', hex: '0101' },
      ],
    };
    const owner = hostHere()(OWNER);
    await owner('load', { position, dice: [], lenient: false });
    const walk = (to: string) => ({ type: 'walk', unit: 0, to });
    const act = (actions: Json[]) => owner('apply', { seat: 'invader', actions, hash: false });
    // A wild elemental attacks when the phase ends, and there is no die.
    const short = [walk('1011'), { type: 'end' }];
    await expect(act(short)).rejects.toMatchObject({ code: 'dice-exhausted' });
    expect(await owner('update', { seat: 'invader' })).toMatchObject({
      snapshot: { redo: 'nothing', actions: 0 },
    });
    await act([walk('1011')]);
    await owner('undo', { seat: 'invader', extent: 'step' });
    const before = await owner('update', { seat: 'invader' });
    await expect(act([walk('1110'), { type: 'end' }])).rejects.toMatchObject({ code: 'dice-exhausted' });
    expect(await owner('update', { seat: 'invader' })).toEqual(before);
    await owner('redo', { seat: 'invader', extent: 'step' });
    expect(await owner('record', { from: 0 })).toMatchObject({ actions: [{ action: walk('1011') }] });
  });

  it('keeps what was done before a refusal and is told which rule refused', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    await owner('connect', { seat: 'defender', bots: {} });
    const answer = await owner('apply', { actions: [place('1109'), place('0101')], hash: false });
    expect(answer).toMatchObject({ refused: { clause: 'DR-3.1.1-a' } });
    expect(updateOf(answer).entries).toHaveLength(1);
    await expect(owner('apply', { action: place('0101'), hash: false })).rejects.toThrow('DR-3.1.1-a');
  });

  it('does nothing at all when the dice run out after the first of several actions', async () => {
    const owner = hostHere()(OWNER);
    const units = [
      { type: 'ORC', side: 'invader', hex: '1011' },
      { type: 'INF', side: 'defender', hex: '1009' },
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    const position = { ...head, phase: 'invader-movement', units };
    const { hash } = await owner('load', { position, dice: [], lenient: false });
    const actions = [
      { type: 'walk', unit: 0, to: '1010' },
      { type: 'end' },
      { type: 'melee', unit: 0, hex: '1009' },
    ];
    await expect(owner('apply', { seat: 'invader', actions, hash: false })).rejects.toMatchObject({
      code: 'dice-exhausted',
    });
    expect(await owner('hash', {})).toEqual({ hash });
    expect(await owner('record', { from: 0 })).toMatchObject({ actions: [] });
  });

  it('asks no bot for a seat that has nothing to choose', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    await expect(owner('play', { seat: 'invader', bot: 'random' })).rejects.toMatchObject({
      code: 'wrong-seat',
    });
  });

  it('takes a counter out of a draft, whichever it was, and stops at the other seat', async () => {
    const { owner } = await open('dragon-rage', 'points-choice', { map: 'esirien' });
    const recruit = (what: string) => ({ type: 'recruit', what });
    const pick = (seat: string, ...whats: string[]) =>
      owner('apply', { seat, actions: whats.map(recruit), hash: false });
    await pick('defender', 'HERO');
    await pick('invader', 'DRAGON', 'ORC', 'TRL', 'ORC');
    await owner('retract', { seat: 'invader', action: recruit('DRAGON') });
    const left = { view: { frames: [{ armies: { invader: { ORC: 2, TRL: 1 } } }] } };
    expect(await owner('view', { seat: 'invader' })).toMatchObject(left);
    const hero = owner('retract', { seat: 'invader', action: recruit('HERO') });
    await expect(hero).rejects.toThrow('other-seat');
    expect(await owner('view', { seat: 'invader' })).toMatchObject(left);
    expect(await owner('at', { seat: 'invader', actions: 3 })).toMatchObject({
      view: { frames: [{ armies: { invader: { ORC: 1, TRL: 1 } } }] },
    });
  });

  it('is told the log anew from where a counter was taken out', async () => {
    const { connect, owner } = await open('dragon-rage', 'points-choice', { map: 'esirien' });
    const client = connect(SEAT);
    const recruit = (what: string) => ({ type: 'recruit', what });
    const { version } = await client('connect', { seat: 'invader', bots: {} });
    for (const what of ['DRAGON', 'ORC', 'TRL'])
      await owner('apply', { seat: 'invader', action: recruit(what), hash: false });
    const first = await client('update', { since: version });
    await owner('retract', { seat: 'invader', action: recruit('DRAGON') });
    const then = await client('update', { since: first.version });
    const log = [...first.entries.slice(0, then.from), ...then.entries];
    expect(log.map(({ action }) => action)).toEqual([recruit('ORC'), recruit('TRL')]);
    expect(log).toEqual((await client('update', {})).entries);
  });

  it('can still redo after it wanted to take out a counter that is not there', async () => {
    const { owner } = await open('dragon-rage', 'points-choice', { map: 'esirien' });
    const recruit = (what: string) => ({ type: 'recruit', what });
    const actions = [recruit('ORC'), recruit('TRL')];
    for (const action of actions) await owner('apply', { seat: 'invader', action, hash: false });
    await owner('undo', { seat: 'invader', extent: 'step' });
    const before = await owner('update', { seat: 'invader' });
    const hero = owner('retract', { seat: 'invader', action: recruit('HERO') });
    await expect(hero).rejects.toMatchObject({ code: 'undo-refused' });
    expect(await owner('update', { seat: 'invader' })).toEqual(before);
    await owner('redo', { seat: 'invader', extent: 'step' });
    expect(await owner('record', { from: 1 })).toMatchObject({ actions: [{ action: actions[1] }] });
  });

  it('finds the ways of a unit, which can be sent as they are', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    for (let i = 0; i < 22; i += 1) await owner('play', { seat: 'defender', bot: 'greedy' });
    for (const hex of ['0104', '0109'])
      await owner('apply', { action: { ...place(hex, 'DRAGON'), facing: 'SE' }, hash: false });
    const { ways } = await owner('reach', { unit: 0, after: [] });
    // Four movement points: three hexes straight ahead and one to spare.
    const way = ways.find(({ to, mode }) => to === '0405' && mode === 'walk');
    expect(way).toMatchObject({ cost: 3, left: 1, path: ['0104', '0204', '0305', '0405'] });
    const actions = [...(way?.actions ?? [])];
    const onwards = await owner('reach', { unit: 0, after: actions.slice(0, 2) });
    expect(onwards.ways.find(({ to, mode }) => to === '0405' && mode === 'walk')).toMatchObject({
      cost: 1,
      left: 1,
      path: ['0305', '0405'],
    });
    expect(await owner('apply', { actions, hash: false })).not.toHaveProperty('refused');
  });
});
