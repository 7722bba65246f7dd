import { describe, expect, it } from 'vitest';
import { lunar, sartar, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { BAT, CRESCENT_GO, EMPTY_HALF, FULL, MT, totals } from './glow.fixture.ts';

describe('11 the Red Moon', () => {
  it('DP-11-a DP-11.2-b: a full symbol is worth the number, a half one half of it', () => {
    const t = sorcery(
      {
        m: lunar('1-moon-3-5', '1520'),
        front: lunar('X-moon-X-5', '0909', { of: 'm' }),
        n: lunar('1-moon-3-5', '1520'),
        back: lunar('X-moon-X-5', '0909', { of: 'n', back: 'X-half-X-5', down: true }),
        d: sartar('3-30-3', '0909'),
      },
      ['front', 'back'],
      { moon: FULL, moonTable: MT },
    );
    expect(totals(t, '0909', 1)).toEqual([10]); // 7 + 3.5
  });

  it('DP-11.2-b: fractions are kept until the total is formed', () => {
    const pieces: Record<string, Piece> = { d: sartar('3-30-3', '0909') };
    for (const n of [1, 2, 3]) {
      pieces[`m${n}`] = lunar('1-moon-3-5', '1520');
      pieces[`s${n}`] = lunar('X-moon-X-5', '0909', { of: `m${n}`, back: 'X-half-X-5', down: true });
    }
    const t = sorcery(pieces, ['s1', 's2', 's3'], { moon: FULL, moonTable: MT });
    expect(eventsOf(haunt(t, '0909', 4), 'struck')).toMatchObject([{ total: 10, loss: 5 }]);
  });

  it('DP-11.1-b DP-11.1-c: the marker goes on one phase each game-turn, seven in a circle', () => {
    const t = table({
      scenario: 'pass-8',
      seats: ['tarsh', 'lunar', 'sartar'],
      moon: EMPTY_HALF,
      pieces: {
        t: { code: '3-3-3', owner: 'tarsh', hex: '0303' },
        a: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '1515'),
      },
    });
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 7; turn++)
      for (const seat of ['tarsh', 'lunar', 'sartar']) {
        const events = t.play(seat, { type: 'end' });
        seen.push(...eventsOf(events, 'turn-began').map(({ moon }) => moon));
      }
    expect(seen).toEqual([
      'full',
      'full-half',
      'crescent-go',
      'dying',
      'black',
      'crescent-come',
      'empty-half',
    ]);
  });

  it('DP-11.1-d: all player-turns of a game-turn have the same phase', () => {
    const t = table({
      moon: FULL,
      pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '1515') },
    });
    t.play('lunar', { type: 'end' });
    expect(t.decision()?.seats).toEqual(['sartar']);
    expect(t.state.moon).toBe(FULL);
    t.play('sartar', { type: 'end' });
    expect(t.state.moon).toBe(FULL + 1);
  });

  it('DP-11.2-a: two spirits on an Empty Half day attack with 8', () => {
    const pieces: Record<string, Piece> = { d: sartar('3-30-3', '0909') };
    for (const n of [1, 2]) {
      pieces[`m${n}`] = lunar('2-moon-5-6', '1520');
      pieces[`s${n}`] = lunar('X-moon-X-6', '0909', { of: `m${n}` });
    }
    const t = sorcery(pieces, ['s1', 's2'], { moon: EMPTY_HALF, moonTable: MT });
    expect(eventsOf(haunt(t, '0909', 6), 'struck')).toMatchObject([{ total: 8, loss: 8 }]);
  });

  it('DP-11.2-d DP-4.5.1-d: a cyclical CF follows the moon too, whoever’s it is', () => {
    const melee = (bat: string) => {
      const t = table({
        phase: 'battles',
        active: 'sartar',
        moon: CRESCENT_GO,
        moonTable: MT,
        options: { screening: false },
        pieces: { wolf: sartar('moon-3-3', '0909'), d: lunar('9-3-3', '0908'), 'crimson-bat': BAT(bat) },
      });
      t.play('sartar', { type: 'attack', hex: t.hex('0908'), unit: t.id('wolf') });
      return eventsOf(untilDice(t, 1, 1), 'struck')[0]?.total;
    };
    expect(melee('1518')).toBe(3);
    expect(melee('0907')).toBe(7);
  });
});

describe('11.1 the moon in a scenario', () => {
  it('DP-11.1-a: without cyclical factors there is no moon', () => {
    const t = table({
      scenario: 'pass-3',
      pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '1515') },
    });
    t.play('lunar', { type: 'end' });
    expect(t.state.moon).toBeNull();
  });
});
