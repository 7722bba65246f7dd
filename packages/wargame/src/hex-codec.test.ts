import { makeGrid } from '@hexwyrm/hexmap';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hexField, unitField } from './fields.ts';
import { HexCodec, NO_HEX } from './hex-codec.ts';

const grid = makeGrid(3, 3, 'even');

const actionsWith = <H extends z.ZodMiniType>(hex: H) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('step'), unit: unitField, to: hex }),
    z.strictObject({ type: z.literal('fly'), route: z.array(hex), land: z.boolean() }),
    z.strictObject({ type: z.literal('shoot'), hex: z.optional(hex), monster: z.optional(unitField) }),
    z.strictObject({ type: z.literal('storm'), hex: z.nullable(hex) }),
    z.strictObject({ type: z.literal('name'), text: z.string() }),
  ]);
const printed = actionsWith(hexField);
const byIndex = actionsWith(z.int());
type Printed = z.infer<typeof printed>;
type ByIndex = z.infer<typeof byIndex>;

const codec = new HexCodec<Printed, ByIndex>(printed);

const pairs: readonly (readonly [Printed, ByIndex])[] = [
  [
    { type: 'step', unit: 4, to: '0101' },
    { type: 'step', unit: 4, to: 0 },
  ],
  [
    { type: 'fly', route: ['0102', '0301'], land: true },
    { type: 'fly', route: [1, 6], land: true },
  ],
  [
    { type: 'shoot', hex: '0303' },
    { type: 'shoot', hex: 8 },
  ],
  [
    { type: 'shoot', monster: 2 },
    { type: 'shoot', monster: 2 },
  ],
  [
    { type: 'storm', hex: null },
    { type: 'storm', hex: null },
  ],
  [
    { type: 'name', text: '0101' },
    { type: 'name', text: '0101' },
  ],
];

test.each(pairs)('%j has its hexes by number outside and by index inside', (outside, inside) => {
  expect(codec.read(grid, outside)).toEqual(inside);
  expect(codec.print(grid, inside)).toEqual(outside);
});

test('a number that is printed nowhere is no hex', () => {
  expect(codec.read(grid, { type: 'step', unit: 0, to: '9999' })).toEqual({
    type: 'step',
    unit: 0,
    to: NO_HEX,
  });
  expect(codec.read(grid, { type: 'fly', route: ['0101', '0404'], land: false })).toMatchObject({
    route: [0, NO_HEX],
  });
});

test('neither way changes the action it is given', () => {
  const action: Printed = { type: 'step', unit: 1, to: '0202' };
  codec.read(grid, action);
  expect(action).toEqual({ type: 'step', unit: 1, to: '0202' });
});
