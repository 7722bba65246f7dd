import type { TableRequest } from '@hexwyrm/protocol';
import { expect, it } from 'vitest';
import { createAnyHost } from './any-host.ts';

const begin = (game: string, scenario: string): TableRequest => ({
  method: 'open',
  params: { game, scenario, options: {}, seed: 'any' },
});

it('plays whatever game is opened, and goes on with that', async () => {
  const host = createAnyHost();
  const [rage, pass, again] = await Promise.all([
    host(begin('dragon-rage', 'esirien-1')),
    host(begin('dragon-pass', 'pass-1')),
    host({ method: 'look', params: { seat: 'spectator' } }),
  ]);
  expect(rage).toMatchObject({ snapshot: { game: 'dragon-rage', standing: { map: 'esirien', turn: 1 } } });
  expect(pass).toMatchObject({
    snapshot: { game: 'dragon-pass', scenario: 'pass-1', standing: { turn: 1 } },
  });
  expect(again).toMatchObject({ snapshot: { game: 'dragon-pass', seat: 'spectator' } });
});

it('knows which game a replay is of', async () => {
  const host = createAnyHost();
  await host(begin('dragon-pass', 'pass-1'));
  const saved = await host({ method: 'save', params: {} });
  if (!('replay' in saved)) throw new Error('nothing was saved');
  const resumed = await createAnyHost()({
    method: 'resume',
    params: { replay: saved.replay, presses: null, lenient: false },
  });
  expect(resumed).toMatchObject({ snapshot: { game: 'dragon-pass', scenario: 'pass-1' } });
});

it('refuses games that do not exist, files of no game, and requests before a game is open', async () => {
  const host = createAnyHost();
  await expect(host({ method: 'save', params: {} })).rejects.toMatchObject({ code: 'no-game' });
  await expect(host(begin('chess', 'start'))).rejects.toMatchObject({ code: 'unknown-game' });
  await expect(
    host({ method: 'resume', params: { replay: {}, presses: null, lenient: false } }),
  ).rejects.toMatchObject({
    code: 'bad-params',
  });
});
