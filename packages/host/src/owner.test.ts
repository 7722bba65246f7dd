import type { Json } from '@hexwyrm/kernel';
import { applyNews } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { hostHere, OWNER, open, SEAT, updateOf } from './host-here.fixture.ts';

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
    expect(await owner('record', {})).toMatchObject({ actions: [{ action: walk('1011') }] });
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
    expect(await owner('record', {})).toMatchObject({ actions: [] });
  });

  it('asks no bot for a seat that has nothing to choose', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    await expect(owner('play', { seat: 'invader', bot: 'random' })).rejects.toMatchObject({
      code: 'wrong-seat',
    });
  });

  it('takes a counter out of a draft, whichever it was, and knows nothing of the other seat', async () => {
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
    await expect(hero).rejects.toThrow('nothing');
    expect(await owner('view', { seat: 'invader' })).toMatchObject(left);
    expect(await owner('at', { seat: 'invader', actions: 2 })).toMatchObject({
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
    const log = applyNews(first.entries, then);
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
    expect(await owner('record', { since: 1 })).toMatchObject({ actions: [{ action: actions[1] }] });
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
