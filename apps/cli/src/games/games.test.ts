import { expect, test } from 'vitest';
import manifest from '../../../../games.json' with { type: 'json' };
import { GAMES } from './games.ts';

test('the command line has every game of the manifest, by its title and the prefix of its clauses', () => {
  const known = GAMES.map(({ id, use }) =>
    use(({ title, rules }) => ({ id, title, prefix: rules.entries[0].id.split('-')[0] })),
  );
  expect(known).toEqual(manifest.map(({ id, title, prefix }) => ({ id, title, prefix })));
});
