import { CLAUSES, type UnitType, worldFor } from '@hexwyrm/dragon-pass';
import { LANGUAGES, speechOf } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';
import { abilitiesOf } from './abilities.ts';
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

test.each(LANGUAGES)('%s: everything on every counter is said in whole sentences', async (language) => {
  const speech = speechOf(await tongueIn(language, ['dragon-pass']));
  for (const type of types) {
    const sides = [signsOf(type, 'front', null), ...(type.printed.back ? [signsOf(type, 'back', null)] : [])];
    const said = [...abilitiesOf(type).map((ability) => ({ ...ability, values: {} })), ...sides.flat()];
    for (const { id, values } of said)
      expect(speech.say(id, values), `${type.id} ${id}`).toMatch(/^(?!.*(NaN|undefined|[{}])).{9,}\.$/su);
  }
});

test('DP-16.7.2-a: the Transformer has no range of its own, and doubles another’s', () => {
  expect(told('alchemical-transformer')).toEqual(['combat', 'doubler', 'move', 'doubler']);
});

test('DP-4.2-d: a magician’s spirit has the range of its magician, one without a magician its own', () => {
  expect(told('red-emperor-spirit').at(-1)).toBe('own-range');
  expect(told('twin-stars').at(-1)).toBe('reach');
  expect(told('spirit-of-movement').slice(-2)).toEqual(['speeds', 'reach']);
});

test('DP-8.5-b DP-16.5.2-a: heroes and dragonewts that fall may come back', () => {
  const comesBack = (id: string) =>
    abilitiesOf(typeNamed(id)).flatMap(({ clause }) => (/-(8.5-b|16.5.2-a)$/.test(clause) ? [clause] : []));
  expect(comesBack('gunda')).toEqual(['DP-8.5-b']);
  expect(comesBack('jar-eel')).toEqual(['DP-8.5-b']);
  expect(comesBack('inhuman-king')).toEqual(['DP-8.5-b', 'DP-16.5.2-a']);
  expect(comesBack('crested-dragonewts')).toEqual(['DP-16.5.2-a']);
  expect(comesBack('triceratops')).toEqual([]);
});

test('every exotic power has its own clause', () => {
  for (const type of types)
    for (const { id, clause } of signsOf(type, 'front', null))
      if (id === 'pass.told.exotic') expect(clause, type.id).not.toBe('DP-4.5.2-c');
});
