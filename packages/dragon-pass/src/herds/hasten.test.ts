import { reach } from '@hexwyrm/wargame';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { type Piece, table } from '../testing/table.ts';

const herd = (hex: string, more: Partial<Piece> = {}): Piece => ({
  code: '1h-2-+2',
  owner: 'lunar',
  hex,
  ...more,
});
const foot = (code: string, hex: string): Piece => lunar(code, hex, { faction: 'lunar' });
const foe = sartar('3-3-3', '2020');
/** Keeps the phase open when nobody else can move. */
const idle = lunar('3-3-3', '1801');

/** A column of hexes southwards. */
const south = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `09${String(from + i).padStart(2, '0')}`);

function caravan<N extends string>(pieces: Record<N, Piece>, land = {}) {
  const t = table({ pieces, land });
  const id = (name: string) => t.id(name as N);
  return {
    ...t,
    hasten: (...units: string[]) => {
      for (const unit of units) t.play('lunar', { type: 'hasten', by: id('herd'), unit: id(unit) });
    },
    hastens: (unit: string) => t.refusal('lunar', { type: 'hasten', by: id('herd'), unit: id(unit) }),
    drive: (...way: string[]) => {
      for (const to of way) t.play('lunar', { type: 'drive', unit: id('herd'), to: t.hex(to) });
    },
    drives: (to: string) => t.refusal('lunar', { type: 'drive', unit: id('herd'), to: t.hex(to) }),
  };
}

describe('16.9 horse herds', () => {
  it('DP-16.9-a: infantry and cavalry of five powers, and nobody else', () => {
    const t = caravan({
      herd: herd('0905'),
      foot: foot('5-4-3', '0905'),
      minotaur: lunar('5-4-3', '0905', { faction: 'half-beasts' }),
      exile: lunar('5-4-3', '0905', { faction: 'exiles' }),
      foe,
    });
    expect(t.hastens('foot')).toBeNull();
    expect(t.hastens('exile')).toBeNull();
    expect(t.hastens('minotaur')).toBe('DP-16.9-a');
    expect(t.matching('lunar', { type: 'hasten' })).toHaveLength(2);
  });

  it('DP-16.9-b: no magicians, personalities, fliers, herds or units that cannot move', () => {
    const t = caravan({
      herd: herd('0905'),
      other: herd('0905', { faction: 'grazelanders' }),
      sage: lunar('5-4-3-5', '0905', { faction: 'lunar', kind: 'magician' }),
      hero: lunar('(4!)-10-6', '0905', { faction: 'lunar' }),
      bird: lunar('5-4-3', '0905', { faction: 'lunar', flies: true }),
      wall: foot('5-4-0', '0905'),
      foot: foot('5-4-3', '0905'),
      foe,
    });
    for (const name of ['other', 'sage', 'hero', 'bird', 'wall']) expect(t.hastens(name)).toBe('DP-16.9-b');
    expect(t.hastens('foot')).toBeNull();
  });

  it('DP-16.9-d: unit and herd both have the unit’s MF and 2 more', () => {
    const t = caravan({ herd: herd('0905'), foot: foot('5-4-3', '0905'), foe });
    t.hasten('foot');
    t.drive(...south(6, 10));
    expect([t.at('herd'), t.at('foot')]).toEqual(['0910', '0910']);
    expect(t.drives('0911')).toBe('DP-6-b');
  });

  it('DP-16.9-e: two units at most, and the trio goes at the slower one’s pace', () => {
    const t = caravan({
      herd: herd('0905'),
      slow: foot('5-4-3', '0905'),
      fast: foot('5-4-5', '0905'),
      third: foot('5-4-3', '0905'),
      foe,
    });
    t.hasten('slow', 'fast');
    expect(t.hastens('third')).toBe('DP-16.9-e');
    t.drive(...south(6, 10));
    expect(t.drives('0911')).toBe('DP-6-b');
    expect([t.at('herd'), t.at('slow'), t.at('fast'), t.at('third')]).toEqual([
      '0910',
      '0910',
      '0910',
      '0905',
    ]);
    // They lie as they lay.
    expect(t.stack('lunar', '0910')).toEqual(['herd', 'slow', 'fast']);
  });

  it('DP-16.9-c: only whoever begins the phase with the herd is hastened', () => {
    const t = caravan({ herd: herd('0905'), near: foot('5-4-3', '0904'), foe });
    expect(t.hastens('near')).toBe('DP-16.9-c');
    t.walk('lunar', 'near', '0905');
    expect(t.hastens('near')).toBe('DP-16.9-c');

    const s = caravan({ herd: herd('0905'), foot: foot('5-4-3', '0905'), foe });
    s.walk('lunar', 'herd', '0906');
    expect(s.hastens('foot')).toBe('DP-16.9-c');
  });

  it('DP-16.9-c: whoever leaves the herd on the way has only its own MF', () => {
    const t = caravan({ herd: herd('0905'), foot: foot('5-4-3', '0905'), foe, idle });
    t.hasten('foot');
    t.drive('0906', '0907');
    t.walk('lunar', 'foot', '0908');
    const on = { type: 'step', unit: t.id('foot'), to: t.hex('0909') };
    expect(t.refusal('lunar', on)).toBe('DP-6-b');
    // The herd hastens nobody now and has moved its own two hexes.
    expect(t.refusal('lunar', { type: 'step', unit: t.id('herd'), to: t.hex('0908') })).toBe('DP-6-b');
    expect(t.drives('0908')).toBe('DP-16.9-c');
  });

  it('DP-16.9-c: nobody leaves once the herd, or he himself, has gone further than without the other', () => {
    const t = caravan({ herd: herd('0905'), foot: foot('5-4-5', '0905'), foe });
    t.hasten('foot');
    t.drive('0906', '0907', '0908');
    expect(t.refusal('lunar', { type: 'step', unit: t.id('foot'), to: t.hex('0909') })).toBe('DP-16.9-c');
    expect(t.refusal('lunar', { type: 'step', unit: t.id('herd'), to: t.hex('0909') })).toBe('DP-16.9-c');
    expect(t.drives('0909')).toBeNull();
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-16.9-c: each pays its own way, and all stop where one must', () => {
    const t = caravan(
      { herd: herd('0905'), foot: foot('5-4-3', '0905'), foe: sartar('3-3-3', '0910') },
      { ground: { forest: ['0906', '0907'] } },
    );
    t.hasten('foot');
    t.drive('0906', '0907');
    expect(t.drives('0908')).toBeNull();
    t.drive('0908');
    expect(t.drives('0909')).toBe('DP-6-b');
  });

  it('DP-16.9-d: herd and hastened units know all their ways together', () => {
    const t = caravan({
      herd: herd('0905'),
      foot: foot('5-4-3', '0905'),
      other: foot('5-4-3', '0905'),
      foe,
      idle,
    });
    const far = (name: string) => {
      const ways = reach(dragonPass, t.state, 'lunar', t.id(name as 'foot'));
      return Math.max(...ways.map(({ cost }) => cost));
    };
    expect([far('herd'), far('foot')]).toEqual([2, 3]);
    t.hasten('foot');
    expect([far('herd'), far('foot'), far('other')]).toEqual([5, 5, 3]);
    const way = reach(dragonPass, t.state, 'lunar', t.id('foot')).find(({ to }) => to === '0910');
    for (const action of way?.actions ?? []) t.play('lunar', action);
    expect([t.at('herd'), t.at('foot'), t.at('other')]).toEqual(['0910', '0910', '0905']);
  });

  it('DP-16.9-f: a captured herd hastens its captor’s units', () => {
    const t = table({
      pieces: { herd: herd('0905'), rider: foot('4-3-4', '0905'), foe },
      state: (state) => {
        state.units[0] = { ...state.units[0]!, first: 1 };
      },
    });
    t.play('lunar', { type: 'hasten', by: t.id('herd'), unit: t.id('rider') });
    for (const to of south(6, 11)) t.play('lunar', { type: 'drive', unit: t.id('herd'), to: t.hex(to) });
    expect(t.at('rider')).toBe('0911');
    expect(t.refusal('lunar', { type: 'drive', unit: t.id('herd'), to: t.hex('0912') })).toBe('DP-6-b');
  });

  it('DP-16.9-g: a herd alone moves two hexes; a disrupted one has MF 1 and hastens nobody', () => {
    const t = caravan({ herd: herd('0905'), foe, idle });
    t.walk('lunar', 'herd', '0906', '0907');
    expect(t.refusal('lunar', { type: 'step', unit: t.id('herd'), to: t.hex('0908') })).toBe('DP-6-b');

    const s = caravan({ herd: herd('0905', { down: true }), foot: foot('5-4-3', '0905'), foe, idle });
    expect(s.hastens('foot')).toBe('DP-16.9-g');
    expect(s.offers('lunar', { type: 'hasten' })).toBe(false);
    s.walk('lunar', 'herd', '0906');
    expect(s.refusal('lunar', { type: 'step', unit: s.id('herd'), to: s.hex('0907') })).toBe('DP-6-b');
  });
});
