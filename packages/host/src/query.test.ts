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

const ASKED_OF_NOTHING = ['aims', 'phases', 'duties', 'battle', 'losses', 'held', 'zones', 'garrisons'];

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
      message: 'there is no query constructor; there are: score, morale, unit',
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
});
