import { worldFor } from '@hexwyrm/dragon-pass';
import { kindName, nationName, typeName, unitName } from '@hexwyrm/dragon-pass/words';
import { LANGUAGES, type Speech, speechOf } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';

const { types } = worldFor(null);

const speechIn = async (language: (typeof LANGUAGES)[number]): Promise<Speech> =>
  speechOf(await tongueIn(language, ['dragon-pass', 'later']));

function nameOf(speech: Speech, id: string, number = 0): string {
  const type = types.find((one) => one.id === id);
  if (!type) throw new RangeError(id);
  return unitName(speech, types, type, number);
}

test.each(LANGUAGES)(
  'every counter has a name, and only the three assassins share one: %s',
  async (language) => {
    const speech = await speechIn(language);
    const names = types.flatMap((type) =>
      type.names.map((_, number) => unitName(speech, types, type, number)),
    );
    expect(names.length).toBe(288);
    expect(new Set(names).size).toBe(286);
  },
);

test('names as on the counters', async () => {
  const speech = await speechIn('en');
  expect(nameOf(speech, 'bodyguard-foot', 1)).toBe('Feathered-axe');
  expect(nameOf(speech, 'zombies', 11)).toBe('Zombie 12');
  expect(nameOf(speech, 'comet-seers-spirit')).toBe('Comet Seers’ Spirit');
  expect(nameOf(speech, 'tribal-magicians-spirits', 2)).toBe('Krise’s Spirit');
});

test.each(LANGUAGES)(
  'every type has a name of its own without the number of a counter: %s',
  async (language) => {
    const speech = await speechIn(language);
    const names = types.map((type) => typeName(speech, types, type));
    expect(names.filter((name) => /\d|army\./.test(name))).toEqual([]);
    // The assassins of three armies share theirs.
    expect(new Set(names).size).toBe(types.length - 2);
  },
);

test.each([
  ['foot-militia', 'Foot Militia', 'Milice à pied', 'Milicia a pie', 'Fußmiliz'],
  ['zombies', 'Zombies', 'Zombies', 'Zombis', 'Zombies'],
  [
    'free-army-cavalry',
    'Free Army Cavalry',
    'Cavalerie de l’Armée libre',
    'Caballería del Ejército Libre',
    'Kavallerie der Freien Armee',
  ],
])('many counters of %s have the name of the type', async (id, ...names) => {
  const type = types.find((one) => one.id === id)!;
  const said = await Promise.all(
    LANGUAGES.map(async (language) => typeName(await speechIn(language), types, type)),
  );
  expect(said).toEqual(names);
});

test.each(LANGUAGES)('kinds and peoples of all counters have names: %s', async (language) => {
  const speech = await speechIn(language);
  for (const { kind, nation } of types) {
    expect(kindName(speech, kind)).not.toContain('kind.');
    expect(nationName(speech, nation)).not.toContain('nation.');
  }
});
