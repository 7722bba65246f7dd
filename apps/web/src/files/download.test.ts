import { expect, it } from 'vitest';
import { withPlayers } from './download.ts';

it('says who sits where: bots by their names, people by theirs where they gave one', () => {
  const seats = { lunar: 'person', sartar: 'greedy', grazers: 'person' };
  expect(withPlayers({ game: 'dragon-pass' }, { seats, names: { lunar: 'Ann' } })).toEqual({
    game: 'dragon-pass',
    players: { lunar: { name: 'Ann' }, sartar: { bot: 'greedy' }, grazers: {} },
  });
});

it('says nothing of a lesson, which a script plays', () => {
  const file = { game: 'dragon-rage' };
  expect(withPlayers(file, { seats: { invader: 'person', defender: 'script' } })).toBe(file);
});
