import { CLAUSES, UNIT_DATA, worldFor } from '@hexwyrm/dragon-pass';
import { POWER_COMING, POWER_EFFECTS } from '@hexwyrm/dragon-pass/data';
import { LANGUAGES } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { loadMessages, messagesFor } from '../../../i18n/messages.ts';
import { abilitiesOf } from './abilities.ts';
import { signsOf } from './signs.ts';

const { types } = worldFor(null);
const CARDS = await Promise.all(
  LANGUAGES.map(async (language) =>
    messagesFor('dragon-pass', await loadMessages(language, ['dragon-pass'])),
  ),
);

/** Every counter of the game: a type and its number. */
const counters = UNIT_DATA.flatMap(({ id, count }) =>
  Array.from({ length: count }, (_, i) => ({ id, number: i + 1 })),
);

/** What the data say of a counter that its card has to name: abilities, and every mark of its front. */
function namedIn(id: string): { readonly abilities: readonly string[]; readonly marks: readonly string[] } {
  const data = UNIT_DATA.find((one) => one.id === id);
  if (!data) throw new RangeError(id);
  const { cf, mgf, mf } = data.front;
  const marks = {
    single: cf.parenthesized,
    leader: cf.leader,
    missiles: cf.missile,
    herd: cf.herd,
    exotic: mgf.exotic,
    heroic: mf.heroicMove,
    air: mf.flies,
    water: mf.waterwalk,
    stone: mf.stonewalk,
    'odd-move': mf.specialMove,
  };
  return {
    abilities: [...(data.abilities ?? []), ...(data.traits ?? [])],
    marks: Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : [])),
  };
}

test('there are 288 counters of 143 types to explain', () => {
  expect(UNIT_DATA).toHaveLength(143);
  expect(counters).toHaveLength(288);
});

test.each(CARDS)('every counter names each ability and each mark in words', (card) => {
  const texts = new Map(Object.entries(card).map(([id, text]) => [id, JSON.stringify(text)]));
  for (const { id, number } of counters) {
    const type = types.find((one) => one.id === id);
    if (!type) throw new RangeError(id);
    const { abilities, marks } = namedIn(id);
    const told = abilitiesOf(type).map((one) => one.id);
    for (const ability of abilities) expect(told, `${id} ${number}`).toContain(`ability.${ability}`);
    const signs = signsOf(type, 'front', null).map((sign) => sign.id);
    for (const mark of marks) expect(signs, `${id} ${number}`).toContain(`pass.told.${mark}`);
    for (const line of [...told, ...signs]) expect(texts.get(line), `${id} ${line}`).toMatch(/\p{L}{3}/u);
  }
});

test('every ability begins at a clause there is', () => {
  const known = new Set(CLAUSES.map(({ id }) => id));
  for (const type of types)
    for (const { id, clause } of abilitiesOf(type)) expect(known, id).toContain(clause);
});

test.each(CARDS)('what a power does, and what will come of it, is told in words', (card) => {
  const ids = [
    ...Object.keys(POWER_EFFECTS).map((what) => `effect.${what}`),
    ...Object.keys(POWER_COMING).map((what) => `coming.${what}`),
  ];
  for (const id of ids) expect(card).toHaveProperty([id]);
});
