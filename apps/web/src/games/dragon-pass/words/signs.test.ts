import { CLAUSES, type UnitType, worldFor } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';

const { types } = worldFor(null);

function typeNamed(id: string): UnitType {
  const type = types.find((one) => one.id === id);
  if (!type) throw new RangeError(id);
  return type;
}

const told = (id: string, side: 'front' | 'back' = 'front') =>
  signsOf(typeNamed(id), side, null).map((sign) => sign.id.replace('pass.told.', ''));

test('a superhero leads, is a single being, and has magic without end', () => {
  expect(told('jar-eel')).toEqual(['combat', 'single', 'leader', 'endless', 'move', 'heroic', 'no-range']);
});

test('the Crimson Bat is chaotic, flies, and has a power of its own', () => {
  expect(told('crimson-bat')).toEqual(['combat', 'single', 'chaos', 'exotic', 'move', 'air', 'defends']);
});

test('a moon is told with what it counts at the moment', () => {
  const now = { combat: 5, magic: 10, move: 6, range: null, glowing: false };
  expect(signsOf(typeNamed('full-moon-corps'), 'front', now)[0]).toMatchObject({
    id: 'pass.told.moon',
    values: { value: 5, glow: 'false' },
  });
});

test('what the Transformer has doubled is told so', () => {
  const now = { combat: 5, magic: 12, move: 10, range: 12, glowing: false };
  const signs = signsOf(typeNamed('stormwalkers'), 'front', now);
  expect(signs.filter(({ id }) => id === 'pass.told.doubled').map(({ factor }) => factor)).toEqual(['magic']);
});

test('every counter tells each of its four factors, by clauses there are', () => {
  const known = new Set(CLAUSES.map(({ id }) => id));
  for (const type of types)
    for (const side of ['front', 'back'] as const) {
      const signs = signsOf(type, side, null);
      expect(new Set(signs.map(({ factor }) => factor)).size, type.id).toBe(4);
      for (const { clause } of signs) expect(known, `${type.id} ${clause}`).toContain(clause);
    }
});

test('every exotic power has its own clause', () => {
  for (const type of types)
    for (const { id, clause } of signsOf(type, 'front', null))
      if (id === 'pass.told.exotic') expect(clause, type.id).not.toBe('DP-4.5.2-c');
});
