// The worked examples of chapter 4, as the rules give them.

import { expect, it } from 'vitest';
import { unitCode } from '../core/world/unit-code.ts';
import { worldFor } from '../core/world/world.ts';
import { table } from '../testing/table.ts';

const codeOf = (id: string): string => {
  const type = worldFor(null).types.find((known) => known.id === id);
  return type ? unitCode(type.front) : '';
};

it('4.2, the spirit of Minor Class 2 is the one marked S 2 (DP-4.2-d)', () => {
  const t = table({
    phase: 'commit',
    moon: 3,
    pieces: {
      first: { type: 'minor-classes', number: 0, owner: 'lunar', hex: '0101' },
      second: { type: 'minor-classes', number: 1, owner: 'lunar', hex: '1010' },
      one: { type: 'minor-classes-spirits', number: 0, owner: 'lunar', hex: 'box' },
      two: { type: 'minor-classes-spirits', number: 1, owner: 'lunar', hex: 'box' },
      target: { code: '4-3-5', owner: 'sartar', hex: '1014' },
    },
  });
  expect(t.matching('lunar', { type: 'commit' })).toEqual([
    { type: 'commit', unit: t.id('two'), hex: t.hex('1014') },
  ]);
});

it('4.3, unit codes: 4-3-5 for the mounted militia, and a dragon’s CF like no number (DP-4.3-a)', () => {
  expect(codeOf('mounted-militia')).toBe('4-3-5');
  // The dragon's code is printed = for the CF of its companions, infinite, 20, 0.
  expect(codeOf('dragons')).toBe('X-oo*-20-0');
});
