// Worked examples of chapter 16. Those of zombies (16.3) and the Sun Dome Templars (16.16) are beside their rules.

import { describe, expect, it } from 'vitest';
import { WHOLE } from '../core/vocabulary.ts';
import { cfOf } from '../moon/figures.ts';
import { type Piece, table } from '../testing/table.ts';

const cult: Piece = { type: 'earth-shakers-cult', owner: 'independents', hex: '1010' };

const quaking = () =>
  table({
    seats: ['lunar', 'independents'],
    active: 'independents',
    phase: 'exotics',
    scenario: 'pass-6',
    pieces: {
      cult,
      spirit: { type: 'earth-shakers-cult-spirit', owner: 'independents', hex: 'box' },
      north: { code: '3-3-3', owner: 'lunar', hex: '1406' },
      south: { code: '3-3-3', owner: 'lunar', hex: '1407' },
      beside: { code: '3-3-3', owner: 'lunar', hex: '1409' },
    },
  });

it('16.6.4: two dragons stacked with a CF of 5 have 2½ each (DP-16.6.4-c)', () => {
  const dragon = (number: number): Piece => ({ type: 'dragons', number, owner: 'lunar', hex: '1010' });
  const t = table({
    pieces: { red: dragon(0), green: dragon(1), foot: { code: '5-3-3', owner: 'lunar', hex: '1010' } },
  });
  expect([0, 1].map((id) => (cfOf(t.board(), id) ?? 0) / WHOLE)).toEqual([2.5, 2.5]);
});

describe('16.8, earthquakes', () => {
  it('a line of eight whose ends meet without overlapping surrounds two hexes (DP-16.8-f)', () => {
    const t = quaking();
    t.play('independents', { type: 'quake', lines: 1 });
    const ring = ['1405', '1506', '1507', '1508', '1408', '1308', '1307', '1306'];
    const events = ring.flatMap((hex) => t.play('independents', { type: 'fracture', hex: t.hex(hex) }));
    expect(events.find(({ type }) => type === 'earth-broke')).toMatchObject({ enclosed: ['1406', '1407'] });
    expect([t.at('north'), t.at('south'), t.at('beside')]).toEqual(['dead', 'dead', '1409']);
  });

  it('a quake of two lines of five never closes around anything (DP-16.8-f)', () => {
    const t = quaking();
    t.play('independents', { type: 'quake', lines: 2 });
    // As far around 1406 as five hexes go; the sixth would close it.
    const lines = ['1405', '1506', '1507', '1407', '1307', '0505', '0506', '0507', '0508', '0509'];
    const events = lines.flatMap((hex) => t.play('independents', { type: 'fracture', hex: t.hex(hex) }));
    expect(events.find(({ type }) => type === 'earth-broke')).toMatchObject({ enclosed: [] });
    expect([t.at('north'), t.unit('north').down]).toEqual(['1406', false]);
  });
});
