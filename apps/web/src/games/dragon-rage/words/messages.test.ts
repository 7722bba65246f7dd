import { readdirSync, readFileSync } from 'node:fs';
import { actionSchema, SCENARIOS, UNITS_DATA, worldFor } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import { loadMessages, messagesFor } from '../../../i18n/messages.ts';

const en = messagesFor('dragon-rage', await loadMessages('en', ['dragon-rage']));

const source = new URL('../../../../../../packages/dragon-rage/src/', import.meta.url);
const engine = (file: string) => readFileSync(new URL(file, source), 'utf8');

test('every type of event has a sentence', () => {
  const happenings = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => engine(file).split(/interface (?:Happening|Events)\b[^{]*\{/)[1] ?? [])
    .map((fields) => fields.split('\n}\n')[0])
    .join('\n');
  const types = [...happenings.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, type]) => type);
  expect(types.length).toBeGreaterThan(45);
  for (const type of types) expect(en).toHaveProperty([`event.${type}`]);
});

test('every roll has a name and a sentence', () => {
  const rolls =
    'attack to-hit fire crash crushing morale scaling door gate batter whirlwind drift prey dispel';
  for (const roll of [...rolls.split(' '), 'crash-damage', 'berserk-death']) {
    expect(en).toHaveProperty([`roll.${roll}`]);
    expect(en).toHaveProperty([`event.rolled.${roll}`]);
  }
});

test('every type of action has a label and a verb', () => {
  for (const option of actionSchema.def.options) {
    const [type] = option.shape.type.def.values;
    expect(en).toHaveProperty([`verb.${type}`]);
    if (type !== 'cast') expect(en).toHaveProperty([`action.${type}`]);
  }
  for (const spell of ['boost', 'fog', 'whirlwind', 'lightning', 'elemental', 'dispel']) {
    expect(en).toHaveProperty([`action.cast.${spell}`]);
    expect(en).toHaveProperty([`event.cast.${spell}`]);
  }
});

test('every unit and every scenario has a name', () => {
  for (const { id } of UNITS_DATA.units) {
    expect(en).toHaveProperty([`unit.${id}`]);
    expect(en).toHaveProperty([`unit.${id}.form`]);
  }
  for (const { id, opening } of SCENARIOS) {
    expect(en).toHaveProperty([`scenario.${id}`]);
    if (opening.kind === 'printed') expect(en).toHaveProperty([`scenario.${id}.line`]);
  }
});

test('every frame and phase asks something', () => {
  const kinds = [...engine('core/frames.ts').matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind);
  const phases = [...engine('core/vocabulary.ts').matchAll(/^ {2}\d+: '([a-z-]+)'/gm)].map(
    ([, phase]) => phase,
  );
  expect(phases).toHaveLength(10);
  for (const kind of [...kinds, ...phases.filter((phase) => phase !== 'advance-turn')]) {
    expect(en).toHaveProperty([`decision.${kind}`]);
    expect(en).toHaveProperty([`decision.${kind}.hint`]);
  }
});

test.each(['esirien', 'nurkott'] as const)(
  'every place of %s that has a name on the map has one here',
  (id) => {
    const { map } = worldFor(id, null);
    map.names.forEach((name, hex) => {
      if (name !== null) expect(en).toHaveProperty([`place.${id}.${map.grid.names[hex]}`]);
    });
  },
);
