import { applyPatch } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { hostHere, OWNER, open, SEAT } from './host-here.fixture.ts';

/** A Dragon that faces north, beside infantry. */
const SKIRMISH = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'invader-melee',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '1009' },
    { type: 'HERO', side: 'defender', hex: '0101' },
  ],
};

/** Two phalanxes of 5 beside two brotherhoods of 6, all on open ground. */
const PHALANXES = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-5',
  options: { screening: false },
  active: 'lunar',
  phase: 'battles',
  moon: 'full',
  units: [
    { type: 'heartland-phalanxes', number: 1, owner: 'lunar', hex: '2511' },
    { type: 'heartland-phalanxes', number: 2, owner: 'lunar', hex: '2511' },
    { type: 'free-army-brotherhoods', number: 1, owner: 'sartar', hex: '2512' },
    { type: 'free-army-brotherhoods', number: 2, owner: 'sartar', hex: '2512' },
  ],
  stacks: [
    { hex: '2511', units: [0, 1] },
    { hex: '2512', units: [2, 3] },
  ],
};

const ASKED_OF_NOTHING = [
  ...['aims', 'phases', 'duties', 'battle', 'losses', 'held', 'zones', 'garrisons'],
  ...['moon', 'conditions', 'posts', 'storm'],
];

describe('a query', () => {
  it('tells what a monster can strike, clockwise from the hex it faces', async () => {
    const owner = hostHere()(OWNER);
    await owner('load', { position: SKIRMISH, dice: [], lenient: false });
    const { answer } = await owner('query', { seat: 'invader', name: 'unit', params: { unit: 0 } });
    expect(answer).toMatchObject({
      berserk: false,
      demoralised: false,
      arcs: ['head', 'head', 'legs', 'legs', 'legs', 'head'],
    });
  });

  it('of no name that is known is refused with those that are', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    await expect(owner('query', { name: 'constructor', params: {} })).rejects.toMatchObject({
      code: 'unknown-query',
      message: 'there is no query constructor; there are: score, morale, berserk, boosted, unit, arcs',
    });
  });

  it('with parameters that do not fit names the field', async () => {
    const { owner } = await open('dragon-pass', 'pass-1');
    await expect(owner('query', { name: 'prices', params: { unit: 0, path: ['12'] } })).rejects.toMatchObject(
      {
        code: 'bad-params',
        problems: [{ path: 'params.params.path[0]', reason: 'a four-digit hex number' }],
      },
    );
  });

  it('answers a connected seat from its own view', async () => {
    const { connect } = await open('dragon-pass', 'pass-5');
    const client = connect(SEAT);
    await client('connect', { seat: 'sartar', bots: {} });
    await expect(client('query', { seat: 'lunar', name: 'aims', params: {} })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await client('query', { name: 'unit', params: { unit: 9999 } })).toEqual({
      seat: 'sartar',
      answer: null,
    });
  });

  it.each(['pass-5', 'pass-8'])(
    'is answered at any moment of %s, with hexes by their numbers',
    async (scenario) => {
      const { owner, opened } = await open('dragon-pass', scenario);
      for (let moves = 0; moves < 150; moves += 1) {
        await owner('play', { bot: moves % 3 === 0 ? 'random' : 'greedy' });
        const [seat = ''] = opened.seats.slice(moves % opened.seats.length);
        for (const name of ASKED_OF_NOTHING) await owner('query', { seat, name, params: {} });
      }
      const { answer } = await owner('query', { name: 'zones', params: {} });
      expect(answer).toContainEqual(
        expect.objectContaining({ hexes: expect.arrayContaining([expect.stringMatching(/^\d{4}$/)]) }),
      );
    },
  );

  it('sums up a battle of 10 against 12', async () => {
    const owner = hostHere()(OWNER);
    await owner('load', { position: PHALANXES, dice: [], lenient: false });
    const action = { type: 'attack', unit: 0, hex: '2512' };
    const { answer } = await owner('query', { seat: 'lunar', name: 'battle', params: { action } });
    const faces = (...values: number[]) => values.map((value) => expect.objectContaining({ value }));
    expect(answer).toMatchObject({
      targets: ['2512'],
      // A sixth, a quarter, a third, half, three quarters and all of 10, rounded down.
      attack: { combat: 10, blow: { sum: { total: 10 }, results: faces(1, 2, 3, 5, 7, 10) } },
      // Who defends strikes back with twice its factors (DP-7.10.6.3-a).
      defence: { combat: 12, blow: { sum: { total: 24 }, results: faces(4, 6, 8, 12, 18, 24) } },
      // A loss of 6 takes the brotherhood on top; less takes nobody.
      first: { unit: 2, price: 6 },
      // After a loss of 7 or 10 points one is left, and 12 strike back.
      answer: { total: { least: 12, most: 24 }, loss: { least: 2, most: 24 } },
    });
    const { answer: missed } = await owner('query', {
      seat: 'lunar',
      name: 'faces',
      params: { table: 'attack', total: 10, modifier: 1 },
    });
    expect(missed).toEqual([2, 3, 5, 7, 10, 10]);
  });

  it('names hexes by their indices where a table asks', async () => {
    const owner = hostHere()(OWNER);
    await owner('load', { position: PHALANXES, dice: [], lenient: false });
    const asked = {
      seat: 'lunar',
      name: 'battle',
      params: { action: { type: 'attack', unit: 0, hex: '2512' } },
    };
    const { answer } = await owner('query', { ...asked, indices: true });
    // 34 hexes a column: the twelfth of the twenty-fifth.
    expect(answer).toMatchObject({ targets: [24 * 34 + 11] });
  });
});

describe('a seat that watches', () => {
  it('gets the answers with the game, and what changes in them with every update', async () => {
    const { connect, owner } = await open('dragon-pass', 'pass-5');
    const client = connect(SEAT);
    const first = await client('connect', { seat: 'sartar', bots: {}, watch: true });
    if (!('snapshot' in first)) throw new Error('no snapshot');
    const names = Object.keys(first.snapshot.answers ?? {});
    expect(names).toEqual(
      expect.arrayContaining(['aims', 'phases', 'duties', 'battle', 'losses', 'held', 'conditions', 'moon']),
    );
    let copy: unknown = first.snapshot;
    let version = first.version;
    for (let i = 0; i < 60; i += 1) {
      await owner('play', { bot: 'greedy' });
      const update = await client('update', { since: version });
      if (!('patch' in update)) throw new Error('no patch');
      copy = applyPatch(copy, update.patch);
      version = update.version;
    }
    const answers: Record<string, unknown> = {};
    for (const name of names)
      answers[name] = (await client('query', { name, params: {}, indices: true })).answer;
    expect(copy).toMatchObject({ answers });
    expect(answers).not.toEqual(first.snapshot.answers);
  });

  it('gets those of an earlier moment with its view', async () => {
    const { owner, opened } = await open('dragon-pass', 'pass-5');
    const [seat = ''] = opened.seats;
    const before = await owner('connect', { seat, bots: {}, watch: true });
    if (!('snapshot' in before)) throw new Error('no snapshot');
    for (let i = 0; i < 120; i += 1) {
      const { decision } = await owner('decision', {});
      await owner('play', { seat: decision?.seats[0] ?? '', bot: 'greedy' });
    }
    const { answers } = await owner('at', { seat, actions: 0 });
    expect(answers).toEqual(before.snapshot.answers);
    const asked = { seat, name: 'posts', params: {} };
    expect((await owner('query', { ...asked, at: 0 })).answer).toEqual([]);
    expect((await owner('query', asked)).answer).not.toEqual([]);
  });

  it('gets none without asking', async () => {
    const { owner } = await open('dragon-rage', 'esirien-1');
    const update = await owner('connect', { seat: 'invader', bots: {} });
    expect('snapshot' in update && 'answers' in update.snapshot).toBe(false);
    expect(await owner('at', { seat: 'invader', actions: 0 })).not.toHaveProperty('answers');
  });
});
