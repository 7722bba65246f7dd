import { CLAUSES, UNIT_DATA, worldFor } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import de from '../messages/pages/de.json' with { type: 'json' };
import en from '../messages/pages/en.json' with { type: 'json' };
import es from '../messages/pages/es.json' with { type: 'json' };
import fr from '../messages/pages/fr.json' with { type: 'json' };
import tableDe from '../messages/table/de.json' with { type: 'json' };
import tableEn from '../messages/table/en.json' with { type: 'json' };
import tableEs from '../messages/table/es.json' with { type: 'json' };
import tableFr from '../messages/table/fr.json' with { type: 'json' };
import { abilitiesOf } from './abilities.ts';
import { signsOf } from './signs.ts';

const { types } = worldFor(null);
const CARDS = {
  en: { ...en, ...tableEn },
  fr: { ...fr, ...tableFr },
  es: { ...es, ...tableEs },
  de: { ...de, ...tableDe },
};

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

test.each(Object.entries(CARDS))('every counter names each ability and each mark in words: %s', (_, card) => {
  const texts = new Map(Object.entries(card));
  for (const { id, number } of counters) {
    const type = types.find((one) => one.id === id);
    if (!type) throw new RangeError(id);
    const { abilities, marks } = namedIn(id);
    const told = abilitiesOf(type).map((one) => one.id);
    for (const ability of abilities) expect(told, `${id} ${number}`).toContain(`pages.ability.${ability}`);
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
