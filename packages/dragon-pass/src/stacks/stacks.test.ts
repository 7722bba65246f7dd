import { describe, expect, it } from 'vitest';
import { stackOf } from '../core/board.ts';
import { type Piece, table } from '../testing/table.ts';
import { isInside } from './inside.ts';

const sartar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'sartar',
  hex,
  ...more,
});
const lunar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  ...sartar(code, hex, more),
  owner: 'lunar',
});

describe('stacks', () => {
  it('DP-2-h, DP-4.4-a: all units of a player in a hex are one stack, the Horde among the Sartarites', () => {
    const t = table({
      pieces: {
        clan: { type: 'horde-clans', owner: 'sartar', hex: '1010' },
        foot: { type: 'foot-militia', owner: 'sartar', hex: '1010' },
        other: lunar('3-3-3', '0303'),
      },
    });
    expect(t.stack('sartar', '1010')).toEqual(['clan', 'foot']);
  });

  it('DP-5-a: a stack has an order and no limit', () => {
    const pieces = Object.fromEntries(
      Array.from({ length: 25 }, (_, i) => [`u${i}`, lunar('3-3-3', i === 24 ? '1009' : '1010')]),
    );
    const t = table<string>({ pieces });
    t.walk('lunar', 'u24', '1010');
    expect(t.stack('lunar', '1010')).toEqual(['u24', ...Array.from({ length: 24 }, (_, i) => `u${i}`)]);
    expect(stackOf(t.board(), t.hex('1010'), 0).length).toBe(25);
  });

  it('DP-5.2-a: in his movement phase a player orders his stacks as he likes', () => {
    const t = table({
      pieces: { a: lunar('3-3-3', '1010'), b: lunar('4-3-5', '1010'), c: lunar('5-4-3', '1010') },
    });
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('1010') })).toBe('K-SEAT');
    t.play('lunar', { type: 'restack', hex: t.hex('1010') });
    expect(t.refusal('lunar', { type: 'step', unit: 0, to: t.hex('1009') })).toBe('DP-5.2-a');
    t.play('lunar', { type: 'next', unit: t.id('c') });
    expect(t.refusal('lunar', { type: 'next', unit: t.id('c') })).toBe('DP-5.2-a');
    t.play('lunar', { type: 'next', unit: t.id('a') });
    expect(t.stack('lunar', '1010')).toEqual(['c', 'a', 'b']);
    // Once is enough until the stack changes.
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('1010') })).toBe('DP-5.2-d');
    t.walk('lunar', 'a', '1009');
    expect(t.offers('lunar', { type: 'restack', hex: t.hex('1010') })).toBe(true);
    t.play('lunar', { type: 'restack', hex: t.hex('1010') });
    t.play('lunar', { type: 'keep' });
    expect(t.stack('lunar', '1010')).toEqual(['c', 'b']);
  });

  it('DP-5.2-b, DP-5.2-d: outside battles and the movement phase the order stays', () => {
    const t = table({
      phase: 'commit',
      pieces: {
        a: lunar('3-3-3', '1010'),
        b: lunar('4-3-5', '1010'),
        spirit: lunar('X-5-X-5', 'box', { of: 'm' }),
        m: lunar('5-5-5-5', '1010'),
        his: sartar('3-3-3', '1013'),
        his2: sartar('4-3-5', '1013'),
      },
    });
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('1010') })).toBe('DP-5.2-d');
    t.play('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('1013') });
    expect(t.offers('sartar', { type: 'restack' })).toBe(false);
    expect(t.stack('sartar', '1013')).toEqual(['his', 'his2']);
  });

  it('DP-5.2-c: in the rally phase only the stack a hero has come back to is put in order', () => {
    const t = table({
      phase: 'support',
      moon: null,
      pieces: {
        hero: lunar('(4!)-10-6', 'dead'),
        foot: lunar('3-3-3', '1010'),
        horse: lunar('4-3-5', '1010'),
        m: lunar('5-5-5-5', '1515'),
        m2: lunar('5-5-5-5', '1515'),
        spirit: lunar('X-5-X-5', 'box', { of: 'm' }),
        his: sartar('3-3-3', '0303'),
      },
      state: (state, hex) => {
        state.escapes = [{ unit: 0, hex: hex('1009') }];
      },
    });
    t.play('lunar', { type: 'end' }, 4);
    expect(t.at('hero')).toBe('1010');
    expect(t.offers('lunar', { type: 'restack', hex: t.hex('1010') })).toBe(true);
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('1515') })).toBe('DP-5.2-b');
  });

  it('DP-3-b: a piece in a holding box is in no hex', () => {
    const t = table({
      phase: 'commit',
      active: 'sartar',
      pieces: {
        spirit: lunar('X-5-X-5', 'box', { of: 'm' }),
        m: lunar('5-5-5-5', '1010'),
        his: sartar('X-5-X-5', 'box', { of: 'his2' }),
        his2: sartar('5-5-5-5', '1013'),
      },
    });
    const targets = t.matching('sartar', { type: 'commit', unit: t.id('his') });
    expect(targets).toEqual([{ type: 'commit', unit: t.id('his'), hex: t.hex('1010') }]);
    expect(t.stack('lunar', '1010')).toEqual(['m']);
  });

  it('DP-4-a: markers are no units: a hex without units is empty, and nobody orders what does not exist', () => {
    const t = table({
      pieces: {
        it: lunar('4-3-5', '1010'),
        berserk: sartar('(20!!)-oo-6', '1818', { down: true }),
        scapegoat: lunar('3-3-3', 'dead'),
        other: lunar('3-3-3', '0303'),
      },
    });
    t.state.rages = [{ avenger: t.id('berserk'), scapegoat: t.id('scapegoat') }];
    expect(t.offers('lunar', { type: 'step', unit: 0, to: t.hex('1009') })).toBe(true);
    expect(t.refusal('lunar', { type: 'step', unit: 99, to: t.hex('1009') })).toBe('DP-4-a');
  });
});

describe('inside a structure', () => {
  /** Names of those inside, for a stack listed from the bottom to the top. */
  function inside(ground: string, bottomUp: Record<string, Piece>): string[] {
    const names = Object.keys(bottomUp).reverse();
    const pieces = Object.fromEntries(names.map((name) => [name, bottomUp[name] as Piece]));
    const t = table<string>({ land: { ground: { [ground]: ['1010'] } }, pieces });
    return names.filter((name) => isInside(t.board(), t.id(name))).reverse();
  }
  const foot = sartar('3-3-3', '1010');
  const hero = sartar('(4!)-10-6', '1010');

  it('DP-3.1-b: everybody without an exception is inside', () => {
    expect(inside('fortress', { foot, horse: sartar('4-3-5', '1010'), hero })).toEqual([
      'foot',
      'horse',
      'hero',
    ]);
    expect(inside('hill', { foot })).toEqual([]);
  });

  it('DP-3.1-c, DP-3.1-j: neutral units are outside, and do not count', () => {
    const herd: Piece = { code: '1h-2-+2', owner: null, hex: '1010' };
    expect(inside('town', { herd, a: foot, b: foot, c: foot })).toEqual(['a', 'b', 'c']);
  });

  it('DP-3.1-e, DP-3.1-f: giants, dragons and herds are outside, and whoever is above them', () => {
    const giant = sartar('15-10-7', '1010', { kind: 'giant' });
    const dragon = sartar('X-oo-20-0', '1010', { kind: 'dragon' });
    const herd = sartar('1h-2-+2', '1010');
    expect(inside('fortress', { giant })).toEqual([]);
    expect(inside('fortress', { foot, dragon, top: foot })).toEqual(['foot']);
    expect(inside('fortress', { foot, herd, top: sartar('5-4-3', '1010') })).toEqual(['foot']);
  });

  it('DP-3.1-g: from the bottom, the fourth major unit and all above it are outside', () => {
    expect(inside('fortress', { a: foot, b: foot, c: foot, d: foot, e: foot })).toEqual(['a', 'b', 'c']);
  });

  it('DP-3.1-h: single beings and spirits are inside below the fourth major unit', () => {
    expect(inside('fortress', { a: foot, b: foot, c: foot, hero, d: foot })).toEqual(['a', 'b', 'c', 'hero']);
    expect(inside('fortress', { a: foot, b: foot, c: foot, d: foot, hero })).toEqual(['a', 'b', 'c']);
  });

  it('DP-3.1-i: it follows the stack as it is now', () => {
    const t = table({
      land: { ground: { fortress: ['1010'] } },
      pieces: { d: foot, c: foot, b: foot, a: foot, other: lunar('3-3-3', '0303') },
    });
    expect(isInside(t.board(), t.id('d'))).toBe(false);
    t.change('a').hex = t.hex('dead');
    for (const name of ['b', 'c', 'd'] as const) expect(isInside(t.board(), t.id(name))).toBe(true);
  });
});
