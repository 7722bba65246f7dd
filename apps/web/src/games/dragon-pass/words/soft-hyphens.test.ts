import { worldFor } from '@hexwyrm/dragon-pass';
import { unitName } from '@hexwyrm/dragon-pass/words';
import { LANGUAGES, speechOf } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';
import { softly } from './soft-hyphens.ts';

test('long words may be parted where they are put together, and nowhere else', () => {
  const breaks = 'Antilopen-lanzen-reiter Zwillings-speere';
  expect(softly('Geist (Antilopenlanzenreiter)', breaks)).toBe('Geist (Antilopen\u00ADlanzen\u00ADreiter)');
  expect(softly('Zwillingsspeere 2', breaks)).toBe('Zwillings\u00ADspeere 2');
  expect(softly('Zwillinge', breaks)).toBe('Zwillinge');
});

test.each(LANGUAGES)('%s: every long word in the name of a unit may be parted', async (language) => {
  const speech = speechOf(await tongueIn(language, ['dragon-pass']));
  const breaks = speech.say('pass.breaks');
  const { types } = worldFor(null);
  const names = types.flatMap((type) =>
    type.names.map((_, number) => softly(unitName(speech, types, type, number), breaks)),
  );
  const long = names.flatMap((name) => name.match(/\p{L}{15,}/gu) ?? []);
  expect(long).toEqual([]);
});
