import { describe, expect, it } from 'vitest';
import { lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, table } from '../testing/table.ts';

const SPIRIT = lunar('X-5-X-5', 'box', { of: 'mage', back: 'X-3-X-5' });

describe('7.13 support', () => {
  it('DP-7.13-a: after all battles each spirit may be laid on a stack, or none', () => {
    const t = table({
      phase: 'support',
      pieces: {
        mage: lunar('5-5-5-5', '0905'),
        spirit: SPIRIT,
        own: lunar('3-3-3', '0907'),
        d: sartar('3-3-3', '0202'),
      },
    });
    expect(t.offers('lunar', { type: 'end' })).toBe(true);
    expect(t.offers('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0907') })).toBe(true);
    const busy = skirmish({
      mage: lunar('5-5-5-5', '0905'),
      spirit: SPIRIT,
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0303'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0304'),
    });
    expect(busy.refusal('lunar', { type: 'support', unit: busy.id('spirit'), hex: busy.hex('0905') })).toBe(
      'DP-7.2-a',
    );
  });

  it('DP-7.13.1-a: on one’s own stack within the magician’s range, on top', () => {
    const t = table({
      phase: 'support',
      pieces: {
        mage: lunar('5-5-5-5', '0905'),
        spirit: SPIRIT,
        near: lunar('3-3-3', '0910'),
        far: lunar('3-3-3', '0911'),
        d: sartar('3-3-3', '0806'),
      },
    });
    for (const hex of ['0911', '0806', '0907'])
      expect(t.refusal('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex(hex) })).toBe(
        'DP-7.13.1-a',
      );
    const events = t.play('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0910') });
    expect(eventsOf(events, 'supported')).toMatchObject([{ unit: t.id('spirit'), hex: '0910' }]);
    expect(t.stack('lunar', '0910')).toEqual(['spirit', 'near']);
  });

  it('DP-7.13.1-b: agents do not support', () => {
    const t = table({
      phase: 'support',
      pieces: {
        cult: lunar('8-7-3-3', '0905', { physical: true }),
        agent: lunar('7-X-X-3', 'box', { of: 'cult' }),
        mage: lunar('5-5-5-5', '0905'),
        spirit: SPIRIT,
        d: sartar('3-3-3', '0202'),
      },
    });
    expect(t.offers('lunar', { type: 'support', unit: t.id('agent') })).toBe(false);
    expect(t.refusal('lunar', { type: 'support', unit: t.id('agent'), hex: t.hex('0905') })).toBe(
      'DP-7.13.1-b',
    );
  });

  it('DP-7.13.1-c: a spirit that attacked and came home may support', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-5', '0905'),
        spirit: lunar('X-5-X-5', '0909', { of: 'mage' }),
        d: sartar('3-6-3', '0909'),
      },
      ['spirit'],
    );
    haunt(t, '0909', 1);
    expect(t.state.phase).toBe('support');
    expect(t.offers('lunar', { type: 'support', unit: t.id('spirit') })).toBe(true);
  });

  it('DP-7.13.1-d: the spirit of a dead magician does not', () => {
    const t = table({
      phase: 'support',
      pieces: {
        mage: lunar('5-5-5-5', 'dead'),
        spirit: SPIRIT,
        mage2: lunar('5-5-5-5', '0905'),
        spirit2: lunar('X-5-X-5', 'box', { of: 'mage2' }),
        d: sartar('3-3-3', '0202'),
      },
    });
    expect(t.offers('lunar', { type: 'support', unit: t.id('spirit') })).toBe(false);
    expect(t.refusal('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0905') })).toBe(
      'DP-7.3.8-a',
    );
  });

  it('DP-7.13.1-e DP-7.13.2-a: a disrupted spirit supports and defends with its back', () => {
    const t = sorcery(
      {
        foe: lunar('5-5-5-5', '0105'),
        s: lunar('X-1-X-5', '0909', { of: 'foe' }),
        ghost: sartar('X-5-X-5', '0909', { of: 'mage', back: 'X-3-X-5', down: true }),
        d: sartar('3-3-3', '0909'),
        mage: sartar('5-5-5-5', '1518'),
      },
      ['s'],
    );
    expect(eventsOf(haunt(t, '0909', 1, 1), 'struck')[1]).toMatchObject({
      cause: 'defensive-spirit',
      total: 3,
    });
  });

  it('DP-7.13.2-a: a supporting spirit defends on the spirit plane and can fall there, but not in melee', () => {
    const t = sorcery(
      {
        foe: lunar('5-5-5-5', '0105'),
        s: lunar('X-5-X-5', '0910', { of: 'foe' }),
        a: lunar('9-3-3', '0909'),
        ghost: sartar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0910'),
        mage: sartar('5-5-5-5', '1518'),
      },
      ['s'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    const events = t.play('lunar', { type: 'fight' }, 6, 1);
    expect(eventsOf(events, 'struck')[1]).toMatchObject({ cause: 'defensive-spirit', total: 5 });
    expect(t.offers('lunar', { type: 'take', unit: t.id('ghost') })).toBe(true);
    t.done();
    untilDice(t, 6);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('ghost') })).toBe('DP-7.10.7.1-a');
    // It does not fight either: the two survivors alone strike back, doubled.
    expect(eventsOf(t.done(1), 'struck')).toMatchObject([{ total: 12 }]);
  });

  it('DP-7.13.2-b: it never retreats, and holds its hex alone', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      foe: lunar('5-5-5-5', '0105'),
      spare: lunar('X-5-X-5', 'box', { of: 'foe' }),
      ghost: sartar('X-5-X-5', '0910', { of: 'mage' }),
      d: sartar('3-3-5', '0910'),
      mage: sartar('5-5-5-5', '1518'),
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    t.done();
    expect(t.decision()?.kind).toBe('retreat');
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('ghost'), to: t.hex('0911') })).toBe(
      'DP-7.13.2-b',
    );
    const events = t.play('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex('0911') }, 6);
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
    expect(t.state.phase).toBe('support');
    expect(t.at('ghost')).toBe('0910');
    expect(t.at('a')).toBe('0909');
  });

  it('DP-7.13.2-c DP-6.2.1-b: the spirit of a magician who died stays until its owner moves, then is locked away', () => {
    const t = sorcery(
      {
        foe: lunar('5-5-5-5', '0105'),
        s: lunar('X-1-X-5', '0909', { of: 'foe' }),
        ghost: sartar('X-5-X-5', '0909', { of: 'mage' }),
        d: sartar('3-3-3', '0909'),
        mage: sartar('5-5-5-5', 'dead'),
      },
      ['s'],
    );
    expect(eventsOf(haunt(t, '0909', 1, 1), 'struck')[1]).toMatchObject({
      cause: 'defensive-spirit',
      total: 5,
    });
    t.done(); // the stack stays in its order
    expect(t.at('ghost')).toBe('0909');
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'returned-to-box')).toMatchObject([
      { unit: t.id('ghost'), clause: 'DP-6.2.1-b' },
    ]);
    expect(t.state.phase).toBe('movement');
    expect(t.at('ghost')).toBe('box');
  });

  it('DP-7.13.3-a: on top of a hero it makes the stack exert a zone of control', () => {
    const walk = (ghost: string) => {
      const t = table({
        pieces: {
          a: lunar('4-3-5', '0907'),
          ghost: sartar('X-5-X-5', ghost, { of: 'mage' }),
          hero: sartar('(4!)-10-6', '0910'),
          mage: sartar('5-5-5-5', '1518'),
        },
      });
      t.walk('lunar', 'a', '0908', '0909');
      return t.offers('lunar', { type: 'step', unit: t.id('a') });
    };
    expect(walk('box')).toBe(true);
    expect(walk('0910')).toBe(false);
  });

  it('DP-7.13.3-b: it stays through all other players’ turns', () => {
    const t = table({
      seats: ['tarsh', 'lunar', 'sartar'],
      scenario: 'pass-8',
      phase: 'support',
      moon: 3,
      pieces: {
        mage: { code: '5-5-5-5', owner: 'tarsh', hex: '0905' },
        ghost: { code: 'X-5-X-5', owner: 'tarsh', hex: 'box', of: 'mage' },
        a: lunar('3-3-3', '1518'),
        d: sartar('3-3-3', '1901'),
      },
    });
    t.play('tarsh', { type: 'support', unit: t.id('ghost'), hex: t.hex('0905') });
    expect(t.decision()?.seats).toEqual(['lunar']);
    expect(t.at('ghost')).toBe('0905');
    t.play('lunar', { type: 'end' });
    expect(t.decision()?.seats).toEqual(['sartar']);
    expect(t.at('ghost')).toBe('0905');
    t.play('sartar', { type: 'end' });
    expect(t.at('ghost')).toBe('box');
  });

  it('DP-7.15-f: disrupted spirits recover in their box and on the board', () => {
    const t = table({
      phase: 'support',
      pieces: {
        mage: lunar('5-5-5-5', '0905'),
        spirit: { ...SPIRIT, down: true },
        mage2: lunar('5-5-5-5', '0905'),
        spirit2: lunar('X-5-X-5', '0905', { of: 'mage2', down: true }),
        d: sartar('3-3-3', '1518'),
      },
    });
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'rallied').map(({ unit }) => unit)).toEqual([t.id('spirit'), t.id('spirit2')]);
  });

  it('DP-7.15-g: a disrupted magician with a range of 0 supports its own stack alone', () => {
    const t = table({
      phase: 'support',
      pieces: {
        mage: lunar('5-5-5-5', '0905', { back: '3-3-3-0', down: true }),
        spirit: SPIRIT,
        near: lunar('3-3-3', '0906'),
        d: sartar('3-3-3', '1518'),
      },
    });
    expect(t.refusal('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0906') })).toBe(
      'DP-7.13.1-a',
    );
    t.play('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0905') });
    expect(t.stack('lunar', '0905')).toEqual(['spirit', 'mage']);
  });
});
