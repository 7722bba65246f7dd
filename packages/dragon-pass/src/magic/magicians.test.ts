import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';
import { commitment, MAGE, SPIRIT } from './commit.fixture.ts';

describe('4.2 magicians and what serves them', () => {
  it('DP-3-b: a piece in its box is in no hex: it cannot be attacked and counts for nothing beside anybody', () => {
    const t = table({
      phase: 'battles',
      active: 'sartar',
      pieces: { mage: lunar('5-5-5-5', '0101'), spirit: SPIRIT, foe: sartar('4-3-5', '0909') },
    });
    expect(t.at('spirit')).toBe('box');
    expect(t.state.contacts).toEqual([]);
    expect(t.refusal('sartar', { type: 'attack', hex: t.hex('0910'), unit: t.id('foe') })).toBe('DP-7.4.2-a');
  });

  it('DP-4.2-b DP-4.2-c: a physical magician sends an agent, another one a spirit; nothing else can be committed', () => {
    const t = commitment({
      cannon: lunar('8-7-3-3', '0909', { physical: true }),
      agent: lunar('7-X-X-3', 'box', { of: 'cannon' }),
      mage: lunar('5-5-5-5', '0909'),
      spirit: SPIRIT,
      guard: lunar('6-5-5-0', '0909'),
      foe: sartar('4-3-5', '0912'),
    });
    expect(t.matching('lunar', { type: 'commit' }).map((action) => 'unit' in action && action.unit)).toEqual([
      t.id('agent'),
      t.id('spirit'),
    ]);
    for (const name of ['cannon', 'mage', 'guard'] as const)
      expect(t.refusal('lunar', { type: 'commit', unit: t.id(name), hex: t.hex('0912') })).toBe('DP-4.2-c');
  });

  it('DP-4.2-d: a spirit is lost to nobody but its own magician, numbered ones pair by number', () => {
    const t = commitment({
      two: { type: 'minor-classes', number: 1, owner: 'lunar', hex: 'dead' },
      three: { type: 'minor-classes', number: 2, owner: 'lunar', hex: '0909' },
      spirit2: { type: 'minor-classes-spirits', number: 1, owner: 'lunar', hex: 'box' },
      spirit3: { type: 'minor-classes-spirits', number: 2, owner: 'lunar', hex: 'box' },
      foe: sartar('4-3-5', '0912'),
    });
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit2') })).toBe(false);
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit2'), hex: t.hex('0912') })).toBe(
      'DP-7.3.8-a',
    );
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit3') })).toBe(true);
  });

  it('DP-4.2-d: nobody sends another player’s spirit', () => {
    const t = commitment({
      mage: MAGE,
      spirit: SPIRIT,
      foe: sartar('5-5-5-5', '0909'),
      ghost: sartar('X-5-X-5', 'box', { of: 'foe' }),
    });
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('ghost'), hex: t.hex('0909') })).toBe('DP-4.2-d');
  });

  it('DP-6.2.1-a: spirits and agents never walk', () => {
    const t = table({
      pieces: {
        mage: MAGE,
        spirit: SPIRIT,
        ghost: sartar('X-5-X-5', '0909', { of: 'foe' }),
        foe: sartar('5-5-5-5', '0909'),
      },
    });
    expect(t.offers('lunar', { type: 'step', unit: t.id('spirit') })).toBe(false);
    expect(t.refusal('lunar', { type: 'step', unit: t.id('spirit'), to: t.hex('0906') })).toBe('DP-6.2.1-a');
  });
});
