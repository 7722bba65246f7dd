import type { View } from '../game/view.ts';
import { table } from '../testing/table.ts';

export const places = (view: View, hex: number) =>
  view.stacks.find((stack) => stack.hex === hex)?.places ?? [];

/** Three Sartarites in a stack, another of one, and Lunars some way off. */
export const camp = (screening = true) =>
  table({
    active: 'lunar',
    options: { screening },
    pieces: {
      top: { code: '4-3-5', faction: 'sartar', owner: 'sartar', hex: '1010' },
      middle: { code: '4-5-5', faction: 'sartar', owner: 'sartar', hex: '1010' },
      bottom: { code: '3-3-3', faction: 'sartar', owner: 'sartar', hex: '1010', down: true },
      foe: { code: '5-3-5', faction: 'lunar', owner: 'lunar', hex: '1014' },
      second: { code: '5-3-4', faction: 'lunar', owner: 'lunar', hex: '1014' },
      far: { code: '5-3-6', faction: 'lunar', owner: 'lunar', hex: '1414' },
      below: { code: '5-3-7', faction: 'lunar', owner: 'lunar', hex: '1414' },
    },
  });
