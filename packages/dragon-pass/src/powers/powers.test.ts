import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNIT_DATA } from '../core/world/data.ts';
import { PEOPLES } from '../core/world/peoples.ts';
import { debts } from '../events/random-events.ts';
import { POWER_RULES, POWERS } from './powers.ts';
import {
  POWER_ABILITIES,
  POWER_ART,
  POWER_CLAUSES,
  POWER_COMING,
  POWER_DOORS,
  POWER_EFFECTS,
  POWER_EVENTS,
  POWER_GIFTS,
  POWER_HIDING,
  POWER_QUESTIONS,
  POWER_TRAITS,
  powersOfPeople,
} from './shows.ts';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Folders beside this one that are registered like a power. */
const CHAPTERS = ['alliances', 'events', 'replacements'];

test('every folder of a power is listed', () => {
  // Besides chapters that are registered like a power, and debts, which are paid after all else.
  expect(POWERS).toHaveLength(folders.length + CHAPTERS.length + [debts].length);
  expect(POWERS.at(-1)).toBe(debts);
});

test('every action of a power is shown, and no other', () => {
  expect(Object.keys(POWER_TRAITS).sort()).toEqual(Object.keys(POWER_RULES).sort());
});

test('what a phase offers, or works once a game, is an action of a power', () => {
  const named = POWERS.flatMap(({ phases = {}, once }) =>
    [...Object.values(phases).flat(), once ?? []].flat(),
  );
  expect(named.length).toBeGreaterThan(POWERS.length);
  for (const action of named) expect(Object.keys(POWER_RULES)).toContain(action);
});

test('all that a folder shows is listed', async () => {
  const listed: Readonly<Record<string, object>> = {
    traits: POWER_TRAITS,
    art: POWER_ART,
    clauses: POWER_CLAUSES,
    effects: POWER_EFFECTS,
    coming: POWER_COMING,
    abilities: POWER_ABILITIES,
    doors: POWER_DOORS,
    events: POWER_EVENTS,
    gifts: POWER_GIFTS,
    hiding: POWER_HIDING,
    questions: POWER_QUESTIONS,
  };
  for (const { name } of folders) {
    const { peoples, ...shown }: Record<string, object> = await import(`./${name}/show.ts`);
    for (const [what, entries] of Object.entries(shown)) expect(listed[what], name).toMatchObject(entries);
    for (const [people, powers] of Object.entries(peoples ?? {}))
      expect(powersOfPeople(people), people).toEqual(expect.arrayContaining(powers));
  }
});

test('every people is known for something, and what works once a game is marked so', () => {
  const once = POWERS.flatMap((power) => power.once ?? []);
  for (const { id } of PEOPLES) {
    expect(powersOfPeople(id), id).not.toEqual([]);
    for (const power of powersOfPeople(id)) if (power.once) expect(once, id).toContain(power.once);
  }
});

test('pictures and clauses are those of units that exist', () => {
  const types = UNIT_DATA.map(({ id }) => id);
  for (const id of [...Object.keys(POWER_ART), ...Object.keys(POWER_CLAUSES)]) expect(types).toContain(id);
});

const source = new URL('../', here);
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, source), 'utf8'))
  .join('\n');
const abilities = UNIT_DATA.flatMap((type) => type.abilities ?? []);

test('every ability in the data is asked for by a rule, and one type has it', () => {
  expect(new Set(abilities).size).toBe(abilities.length);
  expect(abilities.length).toBeGreaterThan(10);
  for (const ability of abilities) expect(code).toContain(`'${ability}'`);
});

test('every ability a rule asks for is in the data', () => {
  const asked = [...code.matchAll(/(?:unitWith\(\w+, |abilities\.has\()'([a-z-]+)'/g)].map(
    ([, name]) => name,
  );
  expect(asked.length).toBeGreaterThan(8);
  for (const name of asked) expect(abilities).toContain(name);
});

test('no rule asks for a unit by name', () => {
  // Of these names some are also those of actions, nations, phases and fields.
  const others = new Set(['wasps', 'dwarf', 'cragspider', 'giants', 'hydra']);
  const names = UNIT_DATA.map(({ id }) => id).filter((id) => !others.has(id));
  const rules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/\.(test|fixture)\.ts$|^(testing|examples)[\\/]|shows?\.ts$/.test(file),
  );
  const asked = new RegExp(`'(${names.join('|')})'`);
  expect(rules.filter((file) => asked.test(readFileSync(new URL(file, source), 'utf8')))).toEqual([]);
});
