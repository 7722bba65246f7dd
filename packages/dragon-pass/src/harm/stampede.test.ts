import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';

describe('stampedes', () => {
  const meteors = (from: string, code = '2h-10-3', ground: Record<string, readonly string[]> = {}) =>
    table({
      phase: 'exotics',
      moon: 1,
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      land: { ground },
      pieces: {
        crater: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        herd: { code, owner: 'sartar', hex: from },
        foe: sartar('3-3-3', '0203'),
        own: lunar('3-3-3', '0202'),
      },
    });

  const run = (t: ReturnType<typeof meteors>, from: string, die: number) =>
    eventsOf(t.play('lunar', { type: 'meteor', hex: t.hex(from) }, die), 'stampeded')[0];

  it('DP-7.17-a: the whole allowance in a straight line in the direction of the die', () => {
    expect(run(meteors('1015'), '1015', 2)).toMatchObject({ from: '1015', to: '1314', die: 2 });
    expect(run(meteors('1015'), '1015', 1)).toMatchObject({ to: '1012' });
    // Forest costs 2 of 3 points: after it a third hex would be too much.
    expect(run(meteors('1015', '2h-10-3', { forest: ['1014', '1013'] }), '1015', 1)).toMatchObject({
      to: '1014',
    });
    // R-DPC-80: one hex at least.
    expect(run(meteors('1015', '1h-2-+2', { mountain: ['1014'] }), '1015', 1)).toMatchObject({ to: '1014' });
  });

  it('DP-7.17-b: it runs through whatever stands in its way', () => {
    const t = table({
      phase: 'exotics',
      moon: 1,
      pieces: {
        crater: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        herd: { code: '2h-10-3', owner: 'sartar', hex: '1015' },
        wall: lunar('5-4-3', '1013'),
        foe: sartar('3-3-3', '0203'),
        own: lunar('3-3-3', '0202'),
      },
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ to: '1012' }]);
  });

  it('DP-7.17-c: off the map, in a lake or the sea it perishes', () => {
    for (const [from, ground] of [
      ['1002', {}],
      ['1015', { lake: ['1013'] }],
      ['1015', { sea: ['1014'] }],
    ] as const) {
      const t = meteors(from, '2h-10-3', ground);
      const events = t.play('lunar', { type: 'meteor', hex: t.hex(from) }, 1);
      expect(eventsOf(events, 'stampeded')).toMatchObject([{ to: null }]);
      expect(eventsOf(events, 'eliminated')).toMatchObject([{ clause: 'DP-7.17-c', unit: t.id('herd') }]);
      expect(t.at('herd')).toBe('dead');
    }
  });

  it('DP-7.17-e: it is disrupted afterwards', () => {
    const t = meteors('1015');
    run(t, '1015', 1);
    expect(t.unit('herd')).toMatchObject({ down: true, owner: -1 });
  });
});
