import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { commitment, MAGE, SPIRIT } from './commit.fixture.ts';

describe('7.3 commitment', () => {
  it('DP-7.3-a DP-7.3.4-a: every piece that is to attack is sent before the first battle, each at one stack', () => {
    const t = commitment({
      mage: MAGE,
      spirit: SPIRIT,
      mage2: lunar('5-5-5-5', '0904'),
      spirit2: lunar('X-4-X-5', 'box', { of: 'mage2' }),
      mage3: lunar('5-5-5-5', '0904'),
      spirit3: lunar('X-3-X-5', 'box', { of: 'mage3' }),
      d: sartar('4-3-5', '0909'),
      e: sartar('4-3-5', '0707'),
    });
    t.play('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0909') });
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0707') })).toBe('DP-7.3-a');
    t.play('lunar', { type: 'commit', unit: t.id('spirit2'), hex: t.hex('0707') });
    t.play('lunar', { type: 'end' });
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit3'), hex: t.hex('0909') })).toBe(
      'DP-7.2-a',
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    const events = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(events, 'battle-declared')).toMatchObject([{ attackers: [t.id('spirit')] }]);
    expect(t.at('spirit3')).toBe('box');
  });

  it('DP-7.3.2-a DP-7.3.6-a: everybody is told which spirit lies on which stack, and nothing of its magician', () => {
    const t = commitment({
      mage: MAGE,
      spirit: SPIRIT,
      mage2: lunar('5-5-5-5', '0304'),
      spirit2: lunar('X-4-X-5', 'box', { of: 'mage2' }),
      d: sartar('4-3-5', '0909'),
    });
    const commit = { type: 'commit', unit: t.id('spirit'), hex: t.hex('0909') } as const;
    expect(t.refusal('sartar', commit)).toBe('K-SEAT');
    const [event] = t.play('lunar', commit);
    expect(event).toEqual({ type: 'committed', clause: 'DP-7.3.2-a', unit: t.id('spirit'), hex: '0909' });
    expect(t.at('spirit')).toBe('0909');
  });

  it('DP-7.3.3-a DP-4.5.4-a: as far as the magician’s range, whatever lies between', () => {
    const t = table({
      phase: 'commit',
      land: { ground: { mountain: ['0906', '0907', '0908', '0909'] } },
      pieces: {
        mage: MAGE,
        spirit: SPIRIT,
        d: sartar('4-3-5', '0910'),
        e: sartar('4-3-5', '0911'),
      },
    });
    expect(t.matching('lunar', { type: 'commit' })).toEqual([
      { type: 'commit', unit: t.id('spirit'), hex: t.hex('0910') },
    ]);
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0911') })).toBe(
      'DP-7.3.3-a',
    );
  });

  it('DP-7.3.3-b: never at a neutral unit or at one’s own stack', () => {
    const t = commitment({
      mage: MAGE,
      spirit: SPIRIT,
      own: lunar('4-3-5', '0906'),
      herd: { code: '1h-2-+2', owner: null, hex: '0907' },
      d: sartar('4-3-5', '0909'),
    });
    for (const hex of ['0906', '0907', '0908'])
      expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex(hex) })).toBe(
        'DP-7.3.3-b',
      );
  });

  it('DP-7.3.3-c: the magician itself fights whoever stands beside it', () => {
    const t = commitment({
      mage: lunar('5-6-5-6', '0905'),
      spirit: lunar('X-6-X-6', 'box', { of: 'mage' }),
      e1: sartar('4-3-5', '0906'),
      e2: sartar('4-3-5', '0909'),
    });
    t.play('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0909') });
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    const events = [...t.play('lunar', { type: 'fight' }, 1), ...t.play('lunar', { type: 'fight' })];
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('spirit')], targets: ['0909'] },
      { attackers: [t.id('mage')], targets: ['0906'] },
    ]);
  });

  it('DP-7.3.5-a: a stack with a spirit on it must be attacked, by all that lies on it', () => {
    const t = sorcery(
      {
        mage: MAGE,
        spirit: lunar('X-5-X-5', '0909', { of: 'mage' }),
        mage2: lunar('5-5-5-5', '0904'),
        spirit2: lunar('X-4-X-5', '0909', { of: 'mage2' }),
        mage3: lunar('5-5-5-5', '0904'),
        spirit3: lunar('X-4-X-5', '0707', { of: 'mage3' }),
        d: sartar('9-9-5', '0909'),
        e: sartar('9-9-5', '0707'),
      },
      ['spirit', 'spirit2', 'spirit3'],
    );
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.3.5-a');
    const events = haunt(t, '0909', 6);
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('spirit'), t.id('spirit2')] },
    ]);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'spirit', total: 9, loss: 9 }]);
  });

  it('DP-7.3.5-a: where nobody is left to attack the duty lapses and the piece goes home', () => {
    const t = sorcery(
      {
        mage: MAGE,
        spirit: lunar('X-5-X-5', '0909', { of: 'mage' }),
        a: lunar('4-3-5', '0303'),
        d: sartar('4-3-5', '0304'),
      },
      ['spirit'],
    );
    // Whoever stood in 0909 is gone.
    assault(t, '0304', 'a');
    untilDice(t, 1, 1);
    expect(t.at('spirit')).toBe('box');
  });

  it('DP-5.1-b: a committed spirit is no part of the stack it sits on', () => {
    const t = sorcery(
      { mage: MAGE, spirit: lunar('X-5-X-5', '0909', { of: 'mage' }), d: sartar('3-6-5', '0909') },
      ['spirit'],
    );
    expect(t.stack('sartar', '0909')).toEqual(['d']);
    expect(t.stack('lunar', '0909')).toEqual([]);
    haunt(t, '0909', 6);
    expect(t.at('spirit')).toBe('box');
    expect(t.stack('sartar', '0909')).toEqual(['d']);
  });

  it('DP-7.3.7-a: a disrupted spirit attacks with its back', () => {
    const t = sorcery(
      {
        mage: MAGE,
        spirit: lunar('X-5-X-5', '0909', { of: 'mage', back: 'X-3-X-5', down: true }),
        d: sartar('3-6-5', '0909'),
      },
      ['spirit'],
    );
    expect(eventsOf(haunt(t, '0909', 6), 'struck')).toMatchObject([{ total: 3, loss: 3 }]);
  });

  it('DP-7.3.8-a: no spirit leaves its box while its magician is dead', () => {
    const t = commitment({
      mage: lunar('5-5-5-5', 'dead'),
      spirit: SPIRIT,
      mage2: lunar('5-5-5-5', '0909'),
      spirit2: lunar('X-4-X-5', 'box', { of: 'mage2' }),
      d: sartar('4-3-5', '0911'),
    });
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit') })).toBe(false);
    t.play('lunar', { type: 'end' });
    expect(t.state.phase).toBe('support');
    expect(t.offers('lunar', { type: 'support', unit: t.id('spirit2') })).toBe(true);
    expect(t.refusal('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0909') })).toBe(
      'DP-7.3.8-a',
    );
  });

  it('DP-7.3.8-b: a spirit whose magician fell after it was sent attacks and is then locked in its box', () => {
    const t = sorcery(
      {
        mage: lunar('2-5-5-5', 'dead'),
        spirit: lunar('X-5-X-5', '0909', { of: 'mage' }),
        mage2: lunar('5-5-5-5', '0904'),
        spirit2: lunar('X-4-X-5', 'box', { of: 'mage2' }),
        d: sartar('3-6-5', '0909'),
      },
      ['spirit'],
    );
    expect(eventsOf(haunt(t, '0909', 6), 'struck')).toMatchObject([{ total: 5 }]);
    expect(t.at('spirit')).toBe('box');
    expect(t.refusal('lunar', { type: 'support', unit: t.id('spirit'), hex: t.hex('0904') })).toBe(
      'DP-7.3.8-a',
    );
  });

  it('DP-7.3.8-c: when the magician comes back its spirit can be sent again, unless the spirit is lost', () => {
    const back = commitment({
      emperor: { type: 'red-emperor', owner: 'lunar', hex: '0909' },
      spirit: { type: 'red-emperor-spirit', owner: 'lunar', hex: 'box' },
      d: sartar('4-3-5', '0911'),
    });
    expect(back.offers('lunar', { type: 'commit', unit: back.id('spirit') })).toBe(true);
    const bereft = commitment({
      emperor: { type: 'red-emperor', owner: 'lunar', hex: '0909' },
      spirit: { type: 'red-emperor-spirit', owner: 'lunar', hex: 'dead' },
      d: sartar('4-3-5', '0910'),
    });
    expect(bereft.offers('lunar', { type: 'commit', unit: bereft.id('spirit') })).toBe(false);
  });

  it('DP-7.15-g: a disrupted magician with a range of 0 sends its spirit at nobody', () => {
    const t = commitment({
      mage: lunar('5-5-5-5', '0909', { back: '3-3-3-0', down: true }),
      spirit: SPIRIT,
      mage2: lunar('5-5-5-5', '0905'),
      spirit2: lunar('X-4-X-5', 'box', { of: 'mage2' }),
      d: sartar('4-3-5', '0910'),
    });
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit') })).toBe(false);
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0910') })).toBe(
      'DP-7.3.3-a',
    );
  });

  it('DP-10.1-a DP-4.5.2-c DP-7.15-g: the Red Emperor has no exotic power; his spirit reaches ten hexes, disrupted too', () => {
    for (const down of [false, true]) {
      const pieces = {
        emperor: { type: 'red-emperor', owner: 'lunar', hex: '0905', down },
        spirit: { type: 'red-emperor-spirit', owner: 'lunar', hex: 'box' },
        d: sartar('4-3-5', '0915'),
        e: sartar('4-3-5', '0916'),
      } satisfies Record<string, Piece>;
      const t = table({ phase: 'commit', pieces });
      expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('0915') })).toBe(true);
      const far = { type: 'commit', unit: t.id('spirit'), hex: t.hex('0916') };
      expect(t.refusal('lunar', far)).toBe('DP-7.3.3-a');
      const exotics = table({ phase: 'exotics', moon: 1, pieces });
      expect(exotics.legal('lunar')).toEqual([{ type: 'end' }]);
    }
  });
});
