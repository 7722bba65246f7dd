import { readFileSync } from 'node:fs';
import { dragonRage } from '@hexwyrm/dragon-rage';
import { type GameEvent, type GameState, hashState, PositionError } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/games.ts';
import type { Kit } from './games/kit.ts';
import { gameNamed } from './terminal/options.ts';

const text = readFileSync(new URL('../../../docs/position-format.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => JSON.parse(json));
const faults = [...text.matchAll(/^\| `(\{.*\})` \| `(.*)` \|$/gm)].map(([, change, line]) => ({
  change,
  line: line.replaceAll('\\|', '|'),
}));

/** Whether an example stands for what it says, and comes back as it was. */
const check =
  (example: { readonly phase: string }) =>
  <S extends GameState, A, E extends GameEvent, V>({ game }: Kit<S, A, E, V>): void => {
    const state = game.load(example);
    expect(game.decision(state)).toMatchObject({ kind: example.phase });
    expect(hashState(game.load(game.save(state)))).toBe(hashState(state));
  };

describe('docs/position-format.md', () => {
  it.each(examples.map((example) => [example.game, example.phase, example]))(
    'has an example of %s in %s that loads and comes back',
    (game, _, example) => gameNamed(GAMES, game).use(check(example)),
  );

  it.each(faults)('tells the truth about $change', ({ change, line }) => {
    const [small] = examples;
    const load = () => dragonRage.load({ ...small, ...JSON.parse(change) });
    expect(load).toThrow(PositionError);
    expect(load).toThrow(`bad position: ${line}`);
  });

  it('has enough of both', () => {
    expect(examples).toHaveLength(3);
    expect(faults.length).toBeGreaterThan(12);
  });

  const told = GAMES.filter(({ id }) => examples.some(({ game }) => game === id));

  it.each(told)('explains every field there is in $id', (kit) => {
    const schema = kit.use(({ positionSchema }) => positionSchema);
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
