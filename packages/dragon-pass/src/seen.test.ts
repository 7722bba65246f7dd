import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass as printed } from './printed.ts';
import { boardSeen, figuresIn, orderSteps } from './seen.ts';
import { table } from './testing/table.ts';
import { occupantOf } from './victory/control.ts';
import { viewFor } from './view.ts';

const VALUES = [1, 2, 3, 7, 4, 5, 6];

describe('figures of a unit as a seat sees them', () => {
  const t = table({
    land: 'dragon-pass',
    moon: 1,
    moonTable: VALUES,
    options: { screening: true },
    pieces: {
      corps: { type: 'full-moon-corps', owner: 'lunar', hex: '3022' },
      home: { type: 'full-moon-corps', number: 1, owner: 'lunar', hex: '0906' },
      jareel: { type: 'jar-eel', owner: 'lunar', hex: '0404' },
      argrath: { type: 'prince-argrath', owner: 'sartar', hex: '3524' },
      under: { code: '3-3-3', faction: 'sartar', owner: 'sartar', hex: '3524' },
    },
  });
  const seen = (id: number) => figuresIn(viewFor(t.state, 'lunar'), id);

  it('DP-11.2-a: a moon factor counts what the phase says', () => {
    expect(seen(0)).toMatchObject({ combat: 2, magic: 10, glowing: false });
  });

  it('DP-11.2-b: inside the Glowline it counts in full', () => {
    expect(seen(1)).toMatchObject({ combat: 7, glowing: true });
  });

  it('DP-4.5.2-a: magic without end stays so', () => {
    expect(seen(2)).toMatchObject({ combat: 20, magic: Number.POSITIVE_INFINITY, move: 6, range: null });
  });

  it('DP-5.3-b: who is hidden is not there, but his hex is held', () => {
    const view = viewFor(t.state, 'lunar');
    expect(view.units.map(({ id }) => id)).not.toContain(4);
    expect(occupantOf(boardSeen(view), t.hex('3524'))).toBe(1);
  });
});

describe('the order of a stack', () => {
  const t = table({
    pieces: {
      a: { code: '3-3-3', owner: 'lunar', hex: '0303' },
      b: { code: '4-3-3', owner: 'lunar', hex: '0303' },
      c: { code: '5-3-3', owner: 'lunar', hex: '0303' },
      d: { code: '6-3-3', owner: 'lunar', hex: '0303' },
      e: { code: '3-3-3', owner: 'sartar', hex: '0909' },
    },
  });
  const steps = (...order: readonly ('a' | 'b' | 'c' | 'd')[]) =>
    orderSteps(viewFor(t.state, 'lunar'), 0, t.hex('0303'), order.map(t.id)).map((action) =>
      'unit' in action && action.unit !== null ? t.nameOf(action.unit) : action.type,
    );

  it('DP-5.2-a: names units from the top down as far as the order changes', () => {
    expect(steps('b', 'a', 'c', 'd')).toEqual(['restack', 'b', 'a', 'keep']);
    expect(steps('d', 'c', 'b', 'a')).toEqual(['restack', 'd', 'c', 'b']);
    expect(steps('a', 'b', 'd', 'c')).toEqual(['restack', 'a', 'b', 'd']);
  });

  it('DP-5.2-a: a stack that lies so already needs no step', () => {
    expect(steps('a', 'b', 'c', 'd')).toEqual([]);
  });

  it('DP-5.2-a: played, they lay the stack so', () => {
    for (const action of orderSteps(
      viewFor(t.state, 'lunar'),
      0,
      t.hex('0303'),
      (['c', 'a', 'b', 'd'] as const).map(t.id),
    ))
      printed.apply(t.state, 'lunar', action, scriptedDice([]));
    expect(t.stack('lunar', '0303')).toEqual(['c', 'a', 'b', 'd']);
  });
});
