import { worldFor } from '@hexwyrm/dragon-pass';
import { LANGUAGES } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { softly } from './soft-hyphens.ts';
import { wordsIn } from './testing/words-in.ts';

test('long words may be parted where they are put together, and nowhere else', () => {
  const breaks = 'Antilopen-lanzen-reiter Zwillings-speere';
  expect(softly('Geist (Antilopenlanzenreiter)', breaks)).toBe('Geist (Antilopen\u00ADlanzen\u00ADreiter)');
  expect(softly('Zwillingsspeere 2', breaks)).toBe('Zwillings\u00ADspeere 2');
  expect(softly('Zwillinge', breaks)).toBe('Zwillinge');
});

test.each(LANGUAGES)('%s: every long word in the name of a unit may be parted', async (language) => {
  const { t, counterName } = await wordsIn(language);
  const breaks = t('pass.breaks');
  const names = worldFor(null).types.map(({ id }) => softly(counterName(id), breaks));
  const long = names.flatMap((name) => name.match(/\p{L}{15,}/gu) ?? []);
  expect(long).toEqual([]);
});
