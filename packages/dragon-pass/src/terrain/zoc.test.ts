import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { type Piece, table } from '../testing/table.ts';
import { neutral, refuse, spent } from '../testing/trek.ts';

describe('zones of control', () => {
  const around = ['1009', '1110', '1111', '1011', '0911', '0910'];

  it('DP-6.5-a: all six neighbours, whatever lies between', () => {
    const ridges = around.map((low) => ({ high: '1010', low }));
    for (const hex of around) {
      const t = table({
        land: { ground: { fortress: ['1010'] }, ridges },
        pieces: { it: lunar('3-3-9', '0303'), his: sartar('3-3-3', '1010'), other: lunar('3-3-3', '0101') },
      });
      t.change('it').hex = t.hex(hex);
      // It stands in the zone: stepping to the next hex round the enemy is refused.
      const next = around[(around.indexOf(hex) + 1) % 6] ?? '';
      expect(refuse(t, 'lunar', 'it', next), hex).toBe('DP-6.5.1-c');
    }
  });

  it('DP-6.5-b: both other players bind, one’s own and neutral units do not', () => {
    const t = table({
      seats: ['tarsh', 'lunar', 'sartar'],
      active: 'lunar',
      pieces: {
        it: lunar('3-3-9', '1010'),
        newt: { code: '3-3-3', owner: 'tarsh', hex: '1007' },
        his: sartar('3-3-3', '1013'),
        own: lunar('3-3-3', '1210'),
        herd: neutral('1h-2-+2', '0810'),
      },
    });
    // Next to its own unit and to the herd it goes on; next to either enemy it stops.
    t.walk('lunar', 'it', '1110', '1010', '0910', '1010', '1009');
    const south = dragonPass.clone(t.state);
    t.walk('lunar', 'it', '1008');
    expect(refuse(t, 'lunar', 'it', '1009')).toBe('DP-6.5.1-a');
    const step = (to: string) => ({ type: 'step', unit: 0, to: t.hex(to) }) as const;
    for (const to of ['1010', '1011', '1012']) dragonPass.apply(south, 'lunar', step(to), seededDice('x'));
    expect(dragonPass.explain(south, 'lunar', step('1011'))).toMatchObject({
      refusal: { clause: 'DP-6.5.1-a' },
    });
  });

  it('DP-6.5.1-a: whoever enters one stops', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1012'), his: sartar('3-3-3', '1010'), other: lunar('3-3-3', '0101') },
    });
    t.walk('lunar', 'it', '1011');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(false);
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
  });

  it('DP-6.5.1-b: whoever starts in one may leave it, go on, and enter one again', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1011'),
        his: sartar('3-3-3', '1010'),
        next: sartar('3-3-3', '1015'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(spent(t.walk('lunar', 'it', '1012', '1013', '1014'))).toEqual([1, 1, 1]);
  });

  it('DP-6.5.1-c: never from one straight into one, of whichever stack, not even as the only hex', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1011'),
        e1: sartar('3-3-3', '1010'),
        e2: sartar('3-3-3', '1013'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-c');
  });

  it('DP-6.5.1-d: a friendly unit does not open it', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1012'), mine: lunar('3-3-3', '1011'), his: sartar('3-3-3', '1010') },
    });
    t.walk('lunar', 'it', '1011');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(false);
  });

  it('DP-6.2.4-c: flyers obey zones of control and do not fly over enemies', () => {
    const t = table({
      pieces: {
        it: lunar('3-5-10', '1012', { flies: true }),
        his: sartar('3-3-3', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    t.walk('lunar', 'it', '1011');
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
    t.change('it').did = null;
    expect(refuse(t, 'lunar', 'it', '1010')).toBe('DP-6.3-a');
  });

  /** Whether a stack, the topmost first, holds somebody who passes it. */
  function holds(...stack: Piece[]): boolean {
    const pieces = Object.fromEntries(stack.map((piece, i) => [`s${i}`, piece]));
    const t = table<string>({
      pieces: {
        it: lunar('4-3-5', '1012'),
        other: lunar('3-3-3', '0101'),
        ...pieces,
        m: sartar('5-5-5-5', '1818'),
      },
    });
    t.walk('lunar', 'it', '1011');
    const clause = refuse(t, 'lunar', 'it', '1012');
    expect([null, 'DP-6.5.1-a']).toContain(clause);
    return clause !== null;
  }

  it('DP-6.5.2-a: no zone under a single being on top', () => {
    const hero = sartar('(4!)-10-6', '1010');
    const heavy = sartar('5-4-5', '1010');
    expect(holds(hero, heavy, heavy)).toBe(false);
    expect(holds(heavy, hero, heavy)).toBe(true);
  });

  it('DP-6.5.2-b: a spirit on top needs a range', () => {
    expect(holds(sartar('X-5-x2-1', '1010', { kind: 'spirit' }))).toBe(true);
    expect(holds(sartar('X-5-X-5', '1010', { of: 'm' }))).toBe(true);
    expect(holds(sartar('X-5-3', '1010', { kind: 'spirit' }))).toBe(false);
    expect(holds(sartar('X-5-3-(4)', '1010', { kind: 'spirit' }))).toBe(false);
  });

  it('DP-6.5.2-c: a herd on top exerts one, a unit that cannot fight does not', () => {
    expect(holds(sartar('1h-2-+2', '1010'))).toBe(true);
    expect(holds(sartar('X-5-0', '1010', { kind: 'other' }))).toBe(false);
    expect(holds(sartar('X-5-9', '1010', { kind: 'dragon' }))).toBe(true);
  });

  it('DP-6.5.3-a: a free spirit heeds only tops with a range', () => {
    const spirit = (top: string) =>
      table({
        pieces: {
          it: lunar('X-5-x2-1', '1012', { kind: 'spirit' }),
          his: sartar(top, '1010'),
          other: lunar('3-3-3', '0101'),
        },
      });
    const passes = spirit('4-3-5');
    passes.walk('lunar', 'it', '1011');
    expect(refuse(passes, 'lunar', 'it', '1012')).toBeNull();
    const stops = spirit('6-5-5-0');
    stops.walk('lunar', 'it', '1011');
    expect(refuse(stops, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
  });

  it('DP-6.5.3-b: it still enters no hex of an enemy', () => {
    const t = table({
      pieces: {
        it: lunar('X-5-x2-1', '1011', { kind: 'spirit' }),
        his: sartar('4-3-5', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1010')).toBe('DP-6.3-a');
  });
});
