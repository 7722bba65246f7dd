import { expect, test } from 'vitest';
import { setupIn } from './setups.ts';

const setup = {
  name: 'Wall',
  scenario: 'pass-1',
  seat: 'sartar',
  posts: [
    { type: 'city-militia', number: 2, hex: '3524' },
    { type: 'dragontooth-runners', number: 0, hex: null },
  ],
};

const file = (text: string) => new File([text], 'setup.json');

test('a set-up travels as a file', async () => {
  expect(await setupIn(file(JSON.stringify(setup)))).toEqual(setup);
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"format":"replay"}'],
  ['a post without a hex', JSON.stringify({ ...setup, posts: [{ type: 'ducks', number: 0 }] })],
])('a file with %s holds none', async (_what, text) => {
  expect(await setupIn(file(text))).toBeNull();
});
