import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupActions, ungroupActions } from './choices.ts';

const action = fc.record(
  {
    type: fc.constantFrom('fly', 'walk', 'end'),
    unit: fc.nat(3),
    to: fc.constantFrom('0101', '0102', '0103'),
    path: fc.array(fc.constantFrom('0101', '0102'), { maxLength: 5 }),
  },
  { requiredKeys: ['type'] },
);

describe('grouped actions', () => {
  it('are the same actions in the same order', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        expect(ungroupActions(groupActions(actions))).toEqual(actions);
      }),
    );
  });

  it('are one where they differ in a field', () => {
    const step = (to: string) => ({ type: 'step', unit: 3, to });
    expect(groupActions([{ type: 'end' }, step('0101'), step('0102')])).toEqual([
      { type: 'end' },
      { type: 'step', unit: 3, to: ['0101', '0102'], '*': ['to'] },
    ]);
  });

  it('are one where they are all combinations of two fields', () => {
    const fly = (to: string, facing: string) => ({ type: 'fly', to, facing });
    const actions = [fly('0101', 'N'), fly('0101', 'S'), fly('0102', 'N'), fly('0102', 'S')];
    const group = { type: 'fly', to: ['0101', '0102'], facing: ['N', 'S'], '*': ['to', 'facing'] };
    expect(groupActions(actions)).toEqual([group]);
    expect(ungroupActions([group])).toEqual(actions);
  });

  it('write what two of them share once, also the start of a route', () => {
    const fly = (...route: string[]) => ({ type: 'fly', route, facing: route.length });
    const groups = groupActions([fly('0101', '0102', '0103'), fly('0101', '0102', '0203', '0304')]);
    expect(groups).toEqual([
      { type: 'fly', route: ['0101', '0102', '0103'], facing: 3 },
      { '+': 1, route: [2, '0203', '0304'], facing: 4 },
    ]);
  });
});
