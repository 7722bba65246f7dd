import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

/** The Lunar player ends his combat, so that his rally phase begins. */
function rallying<N extends string>(pieces: Record<N, Piece>) {
  const t = table({ phase: 'support', pieces });
  const events = t.play('lunar', { type: 'end' });
  return { t, rallied: eventsOf(events, 'rallied').map(({ unit }) => unit) };
}

const clear = lunar('2*-2-6', '0404', { down: true });

describe('rally', () => {
  it('DP-2-p DP-7.15-d: active disrupted units turn up, inactive ones do not', () => {
    const { t, rallied } = rallying({
      a: clear,
      d: sartar('1*-1-4', '1515', { down: true }),
      mage: lunar('5-5-5-5', '0505'),
      s: lunar('X-5-X-5', 'box', { of: 'mage' }),
    });
    expect(rallied).toEqual([t.id('a')]);
    expect([t.unit('a').down, t.unit('d').down]).toEqual([false, true]);
  });

  it('DP-7.15-d: not in the player-turn in which it was disrupted, but in the owner’s next', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909'), d: sartar('2*-2-6', '0910'), x: lunar('3-3-3', '0303') });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') }, 6);
    expect(t.unit('a')).toMatchObject({ down: true, shaken: true });
    t.play('lunar', { type: 'done' });
    // Faster than an attacker of MF 3: it gets away, and the attacker stands clear.
    t.play('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex('0911') });
    expect(t.decision()?.kind).toBe('movement');
    expect(t.state.active).toBe(1);
    expect(t.unit('a')).toMatchObject({ down: true, shaken: false });
    t.play('sartar', { type: 'end' });
    expect(t.state.active).toBe(0);
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'rallied')).toMatchObject([{ unit: t.id('a'), clause: 'DP-7.15-d' }]);
  });

  it.each([
    ['a lone hero', sartar('(4!)-10-6', '0405')],
    ['a supporting spirit', sartar('X-5-X-5', '0405', { of: 'other' })],
  ])('DP-7.15-e: not beside %s', (_, enemy) => {
    const { t, rallied } = rallying({
      a: clear,
      e: enemy,
      other: sartar('5-5-5-5', '1515'),
      mage: lunar('5-5-5-5', '0705'),
      s: lunar('X-5-X-5', 'box', { of: 'mage' }),
    });
    expect(rallied).toEqual([]);
    expect(t.unit('a').down).toBe(true);
  });

  it('DP-7.15-e: neutral units disturb nobody', () => {
    const { t, rallied } = rallying({
      a: clear,
      n: { code: '1h-2-+2', owner: null, hex: '0405', down: true },
      mage: lunar('5-5-5-5', '0705'),
      s: lunar('X-5-X-5', 'box', { of: 'mage' }),
    });
    // DP-7.15-h: and nobody's units recover for nobody.
    expect(rallied).toEqual([t.id('a')]);
    expect(t.unit('n').down).toBe(true);
  });

  it('DP-7.15-f DP-3-b: spirits recover on the board and in their boxes', () => {
    const { t, rallied } = rallying({
      mage: lunar('5-5-5-5', '0505'),
      s: lunar('X-5-X-5', 'box', { of: 'mage', down: true }),
      two: lunar('5-5-5-5', '0505'),
      on: lunar('X-5-X-5', '0505', { of: 'two', down: true }),
      d: sartar('3-3-3', '1515'),
    });
    expect(rallied).toEqual([t.id('s'), t.id('on')]);
  });

  it('DP-7.15-b DP-7.14-a: a second disruption eliminates, for good', () => {
    const t = skirmish({
      a: lunar('5-4-5', '0909', { down: true }),
      b: lunar('1-1-1', '0404'),
      d: sartar('2*-2-6', '0910'),
    });
    assault(t, '0910', 'a');
    const events = t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') }, 6);
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('a'), clause: 'DP-7.15-b' }]);
    until(t, 'movement');
    expect(t.at('a')).toBe('dead');
  });
});
