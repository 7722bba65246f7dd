import { expect, it } from 'vitest';
import { connectionsHere, hostHere, OWNER, SEAT } from './host-here.fixture.ts';

const unit = (type: string, side: string, hex: string) => ({ type, side, hex });
const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'invader-melee',
  units: [unit('ORC', 'invader', '1010'), unit('INF', 'defender', '1011'), unit('MIL', 'defender', '0101')],
};
const CODE = ({ code }: { readonly code: string }): string => code;

it('a seat is advised about the open decision, always alike', async () => {
  const connect = hostHere();
  const owner = connect(OWNER);
  await owner('load', { position: POSITION, lenient: false });
  const seat = connect(SEAT);
  await seat('connect', { seat: 'invader', bots: {} });
  const [first, again] = [await seat('advise', { budget: 300 }), await seat('advise', { budget: 300 })];
  expect(first.plans.map(({ actions }) => actions[0])).toContainEqual({
    type: 'melee',
    unit: 0,
    hex: '1011',
  });
  expect(again).toEqual(first);
  const other = connect(SEAT);
  await other('connect', { seat: 'defender', bots: {} });
  await expect(other('advise', {})).rejects.toMatchObject({ code: 'wrong-seat' });
});

it('nobody is advised in a game that is played without', async () => {
  const connect = connectionsHere();
  const owner = connect(OWNER);
  await owner.request('load', { position: POSITION, lenient: false, advice: false });
  const refused = await Promise.all([
    owner.request('advise', {}).catch(CODE),
    owner.request('bestmove', { bot: 'greedy' }).catch(CODE),
  ]);
  expect(refused).toEqual(['not-allowed', 'not-allowed']);
  await owner.request('apply', { action: { type: 'concede' }, hash: false });
  // When it is over there is nothing left to spoil: the question itself is refused.
  expect(await owner.request('advise', {}).catch(CODE)).toBe('game-over');
});

it('advice keeps nobody waiting, and ends when the game goes on', async () => {
  let rests = 0;
  let acted: Promise<unknown> = Promise.resolve();
  const connect = connectionsHere({
    begin: () => ({
      isOver: () => false,
      async rest() {
        rests += 1;
        if (rests === 1) acted = owner.request('apply', { action: { type: 'end' }, hash: false });
        await acted;
      },
    }),
    end() {},
  });
  const owner = connect(OWNER);
  await owner.request('load', { position: POSITION, lenient: false });
  expect(await owner.request('advise', {}).catch(CODE)).toBe('stale');
  expect(rests).toBe(1);
});
