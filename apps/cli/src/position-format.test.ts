import { readFileSync } from 'node:fs';
import { dragonRage } from '@hexwyrm/dragon-rage';
import { hashState, PositionError } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/games.ts';

const text = readFileSync(new URL('../../../docs/position-format.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => JSON.parse(json));
const faults = [...text.matchAll(/^\| `(\{.*\})` \| `(.*)` \|$/gm)].map(([, change, line]) => ({
  change,
  line: line.replaceAll('\\|', '|'),
}));

describe('docs/position-format.md', () => {
  it.each(examples.map((example) => [example.phase, example]))(
    'has an example in %s that loads and comes back',
    (_, example) => {
      const state = dragonRage.load(example);
      expect(dragonRage.decision(state)).toMatchObject({ kind: example.phase });
      expect(hashState(dragonRage.load(dragonRage.save(state)))).toBe(hashState(state));
    },
  );

  it.each(faults)('tells the truth about $change', ({ change, line }) => {
    const [small] = examples;
    const load = () => dragonRage.load({ ...small, ...JSON.parse(change) });
    expect(load).toThrow(PositionError);
    expect(load).toThrow(`bad position: ${line}`);
  });

  it('has enough of both', () => {
    expect(examples).toHaveLength(2);
    expect(faults.length).toBeGreaterThan(12);
  });

  it('explains every field there is', () => {
    const schema = GAMES[0].use(({ positionSchema }) => positionSchema);
    for (const field of fieldsOf(schema)) expect(text, field).toMatch(new RegExp(`[\`"]${field}[\`"]`));
  });
});

/** Names of fields of the position, its units, and what they did. */
function fieldsOf(schema: unknown): string[] {
  const { properties } = Object(schema);
  const unit = properties.units.items.properties;
  const did = unit.did.anyOf.find((option: object) => 'properties' in option).properties;
  return [...Object.keys(properties), ...Object.keys(unit), ...Object.keys(did)];
}
