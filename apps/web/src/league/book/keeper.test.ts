import { HOST } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { leagueOf } from '../../games/leagues.ts';
import { createKeeper } from './keeper.ts';
import type { LeagueAnswer, Opened } from './requests.ts';

const opened = (answer: LeagueAnswer): Opened => {
  if ('failure' in answer) throw new Error(answer.failure.message);
  return answer.opened;
};

const clauseOf = (answer: LeagueAnswer): string | null | undefined =>
  'failure' in answer ? answer.failure.clause : undefined;

const WARS = {
  name: 'wars',
  map: 'esirien',
  players: { invader: { name: 'Ann' }, defender: { name: 'Ben' } },
};

const begin = (settings: typeof WARS | Record<string, never>) =>
  ({ call: 'begin', kind: 'campaign', game: 'dragon-rage', settings, secret: 'a secret' }) as const;

test('DR-4.1-b: a campaign is begun, given up and opened again from its file', async () => {
  const keep = createKeeper(leagueOf);
  const { seen, file } = opened(await keep(begin(WARS)));
  expect(seen).toMatchObject({ kind: 'campaign', view: { rosters: { invader: 60, defender: 60 } } });
  const after = opened(
    await keep({ call: 'apply', seat: 'invader', command: { type: 'give-up' }, version: 0 }),
  );
  expect(after.entry).toMatchObject({ seat: 'invader', command: { type: 'give-up' } });
  expect(after.seen.view).toMatchObject({ version: 1, outcome: { winner: 'defender' } });
  const other = createKeeper(leagueOf);
  const again = opened(
    await other({
      call: 'open',
      kind: 'campaign',
      game: 'dragon-rage',
      file: after.file,
      secret: 'a secret',
    }),
  );
  expect(again.seen).toEqual(after.seen);
  expect(file.commands).toEqual([]);
});

test('a command of who has not seen the last one is refused, and nothing is done', async () => {
  const keep = createKeeper(leagueOf);
  await keep(begin(WARS));
  const late = { call: 'apply', seat: 'invader', command: { type: 'give-up' }, version: 1 } as const;
  expect(clauseOf(await keep(late))).toBe('L-STALE');
  expect(opened(await keep({ ...late, version: 0 })).entry).not.toBeNull();
});

test('settings, files and games that are none are told as such', async () => {
  const keep = createKeeper(leagueOf);
  expect(await keep(begin({}))).toMatchObject({
    failure: { clause: null, message: expect.stringMatching(/name/) },
  });
  const file = { call: 'open', kind: 'campaign', game: 'dragon-rage', file: '{', secret: '' } as const;
  expect(await keep(file)).toMatchObject({ failure: { problems: [{ path: '', reason: 'is not JSON' }] } });
  expect(await keep({ ...file, game: 'chess' })).toMatchObject({
    failure: { message: expect.stringMatching(/chess/) },
  });
});

test('DR-5.1-a: a game of a match has a slot of its own once it is begun', async () => {
  const keep = createKeeper(leagueOf);
  const settings = {
    name: 'cup',
    format: 'swiss',
    map: 'esirien',
    players: [{ name: 'Ann' }, { name: 'Ben' }],
  };
  await keep({ call: 'begin', kind: 'tournament', game: 'dragon-rage', settings, secret: 'a secret' });
  expect(opened(await keep({ call: 'slot', game: { match: '1.1', leg: 0 } })).slot).toBeNull();
  const commands = [
    { type: 'draw' },
    { type: 'tell' },
    { type: 'begin', match: '1.1', leg: 0 },
    { type: 'begin', match: '1.1', leg: 1 },
  ];
  for (const [version, command] of commands.entries())
    opened(await keep({ call: 'apply', seat: HOST, command, version }));
  const [first, second] = [
    opened(await keep({ call: 'slot', game: { match: '1.1', leg: 0 } })).slot,
    opened(await keep({ call: 'slot', game: { match: '1.1', leg: 1 } })).slot,
  ];
  // The same scenario with sides changed, and other dice.
  expect(first).toMatchObject({ scenario: 'esirien-1' });
  expect(second).toMatchObject({ scenario: 'esirien-1', players: { invader: first?.players.defender } });
  expect(second?.dice).not.toEqual(first?.dice);
});
