import { describe, expect, it } from 'vitest';
import {
  assault,
  lunar,
  sartar,
  skirmish,
  type Table,
  tarsh,
  until,
  untilDice,
} from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { type MissileResult, missileResult } from './tables.ts';

/** So many archers of one factor each. */
function archers<P extends string>(
  prefix: P,
  count: number,
  make: (code: string, hex: string) => Piece,
  hex: string,
) {
  const names = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  return Object.fromEntries(names.map((name) => [name, make('2*-1-4', hex)]));
}

const volley = <N extends string>(t: Table<N>, seat: string, hex: string, die: number) =>
  t.play(seat, { type: 'volley', hex: t.hex(hex) }, die);

/** The Lunar archers in 0909 shoot at 0910; returns what the die did. */
function shoot(
  count: number,
  targets: Record<string, Piece>,
  die: number,
  ground: Record<string, string[]> = {},
) {
  const pieces: Record<string, Piece> = { ...archers('a', count, lunar, '0909'), ...targets };
  const t = skirmish(pieces, { land: { ground } });
  assault(t, '0910', 'a0');
  expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'] });
  const action =
    count > 1
      ? { type: 'volley' as const, hex: t.hex('0910') }
      : { type: 'aim' as const, unit: 0, hex: t.hex('0910') };
  const [fired] = eventsOf(t.play('lunar', action, die), 'fired');
  return { t, fired };
}

const foot = { d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910'), f: sartar('3-3-3', '0910') };

describe('the Missile Fire Table', () => {
  const t = skirmish({ a: lunar('3-3-3', '0909') });
  const column = (total: number): MissileResult[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((row) => missileResult(t.board(), total * 24, row));

  it.each<[string, number[], MissileResult[]]>([
    ['DP-PAC.MISSILE-a', [0, 0.5], ['-', '-', '-', '-', '-', '-', '-', '-']],
    ['DP-PAC.MISSILE-a', [1, 1.5], ['-', '-', '-', '-', '-', '-', '1DD', '1DD']],
    ['DP-PAC.MISSILE-b', [2, 2.5], ['-', '-', '-', '-', '-', '1DD', '1DD', '2DD']],
    ['DP-PAC.MISSILE-c', [3, 4], ['-', '-', '-', '-', '1DD', '1DD', '2DD', '1DE']],
    ['DP-PAC.MISSILE-d', [5, 6], ['-', '-', '-', '1DD', '1DD', '2DD', '1DE', '2DE']],
    ['DP-PAC.MISSILE-e', [7, 8, 9], ['-', '-', '1DD', '1DD', '2DD', '1DE', '2DE', '3DE']],
    ['DP-PAC.MISSILE-f', [10, 12, 30], ['-', '1DD', '1DD', '2DD', '1DE', '2DE', '3DE', '3DE']],
  ])('%s DP-7.9.5-a: column for %j', (_, totals, expected) => {
    for (const total of totals) expect(column(total)).toEqual(expected);
  });

  it('DP-PAC.MISSILE-g: a modified die below 0 counts as 0, above 7 as 7', () => {
    expect(missileResult(t.board(), 10 * 24, -2)).toBe('-');
    expect(missileResult(t.board(), 6 * 24, 9)).toBe('2DE');
  });
});

describe('what changes the die', () => {
  it.each<[string, string, number, number, number, string]>([
    ['DP-3.FOREST-d', 'forest', 4, 6, -2, '1DD'],
    ['DP-3.MARSH-d', 'marsh', 2, 6, -1, '1DD'],
    ['DP-3.MARSH-d', 'marsh', 2, 5, -1, '-'],
    ['DP-3.HILL-d', 'hill', 6, 3, -1, '-'],
    ['DP-3.HILL-d', 'hill', 6, 4, -1, '1DD'],
    ['DP-3.HILLFOREST-d', 'hill-forest', 7, 6, -2, '2DD'],
    ['DP-3.MOUNTAIN-d', 'mountain', 10, 6, -2, '1DE'],
    ['DP-3.FORTRESS-d DP-7.9.6-c', 'fortress', 10, 6, -4, '1DD'],
    ['DP-3.FORTRESS-d DP-PAC.MISSILE-g', 'fortress', 10, 4, -4, '-'],
    ['DP-3.STOCKADE-d', 'stockade', 3, 6, -2, '1DD'],
    ['DP-3.STRUCT-d', 'town', 5, 5, -2, '1DD'],
    ['DP-3.STRUCT-d', 'temple', 5, 5, -2, '1DD'],
    ['DP-3.STRUCT-d', 'altar', 5, 5, -2, '1DD'],
    ['DP-3.STRUCT-d', 'ruin', 5, 5, -2, '1DD'],
    ['DP-3.STRUCT-d', 'dragonewt-city', 5, 5, -2, '1DD'],
    ['DP-3.OPEN-b', 'open', 5, 5, 0, '2DD'],
  ])('%s DP-PAC.MISSILE-h: %s, total %i, die %i: %i', (_, ground, total, die, modifier, result) => {
    const { fired } = shoot(total, foot, die, { [ground]: ['0910'] });
    expect(fired).toMatchObject({ total, die, modifier, result });
  });

  it.each([
    ['DP-3.MARSHRUIN-d', 'marsh', 9, '2DD'],
    ['DP-3.HILLRUIN-d', 'hill', 4, '1DD'],
  ])('%s DP-7.9.6-b: only the better modifier of a %s ruin counts', (_, ground, total, result) => {
    const { fired } = shoot(total, foot, 6, { [ground]: ['0910'], ruin: ['0910'] });
    expect(fired).toMatchObject({ modifier: -2, result });
  });

  it('DP-7.9.6-c: the hex counts for units outside the walls too', () => {
    const four = { ...foot, g: sartar('3-3-3', '0910') };
    expect(shoot(10, four, 6, { fortress: ['0910'] }).fired).toMatchObject({ modifier: -4, result: '1DD' });
  });

  it('DP-7.9.6-c: and for attackers who are fired at in their fortress', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), d: sartar('2*-2-6', '0910'), e: sartar('2*-2-6', '0910') },
      { land: { ground: { fortress: ['0909'] } } },
    );
    assault(t, '0910', 'a');
    expect(eventsOf(volley(t, 'sartar', '0909', 6), 'fired')).toMatchObject([{ modifier: -4, result: '-' }]);
  });

  const duck = (hex: string) => sartar('1*-1-4', hex, { traits: ['duck'] });
  const herd = sartar('1h-2-+2', '0910');

  it.each<[string, Record<string, Piece>, number]>([
    ['DP-7.9.7-a', { d: duck('0910'), e: duck('0910') }, -1],
    ['DP-7.9.7-a', { d: duck('0910'), e: sartar('3-3-3', '0910') }, 0],
    ['DP-7.9.7-b', { d: sartar('3-3-3', '0910'), e: herd }, 1],
    ['DP-PAC.MISSILE-i', { d: duck('0910'), e: herd }, 0],
    ['DP-PAC.MISSILE-i', { d: sartar('15-10-7', '0910', { kind: 'giant', traits: ['giant'] }) }, 1],
    ['DP-7.9.7-c', { d: sartar('9-10-7', '0910', { kind: 'dragon', traits: ['dragon'] }) }, -3],
    [
      'DP-PAC.MISSILE-i',
      {
        d: sartar('9-10-7', '0910', { kind: 'dragon', traits: ['dragon'] }),
        e: sartar('15-10-7', '0910', { kind: 'giant', traits: ['giant'] }),
      },
      -2,
    ],
    ['DP-7.9.7-a', { d: sartar('(4!)-10-6', '0910') }, 0],
  ])('%s: what stands in the stack changes the die (case %#)', (_, targets, modifier) => {
    const t = skirmish({ a: lunar('2*-2-6', '0909'), ...targets } as Record<string, Piece>);
    assault(t, '0910', 'a');
    until(t, 'aim');
    while (t.decision()?.seats[0] === 'sartar') t.done();
    const [fired] = eventsOf(t.play('lunar', { type: 'aim', unit: 0, hex: t.hex('0910') }, 1), 'fired');
    expect(fired?.modifier).toBe(modifier);
  });

  it('DP-7.9.7-d: unit modifiers are summed and added to that of the ground', () => {
    const { fired } = shoot(3, { d: herd, e: herd }, 3, { hill: ['0910'] });
    expect(fired).toMatchObject({ modifier: -1, die: 3, result: '-' });
  });

  it('DP-3.RIDGE-c: factors that shoot up across a ridge count half', () => {
    const pieces: Record<string, Piece> = { ...archers('a', 4, lunar, '0909'), ...foot };
    const t = skirmish(pieces, { land: { ridges: [{ high: '0910', low: '0909' }] } });
    assault(t, '0910', 'a0');
    expect(eventsOf(volley(t, 'lunar', '0910', 5), 'fired')).toMatchObject([{ total: 2, result: '1DD' }]);
  });

  it('DP-7.9.6-a DP-7.9.4-a: halves are added to the full factors of others before the column is chosen', () => {
    const pieces: Record<string, Piece> = {
      ...archers('a', 3, lunar, '0909'),
      b: lunar('2*-1-4', '1009'),
      ...foot,
    };
    const t = skirmish(pieces, { land: { ridges: [{ high: '0910', low: '0909' }] } });
    assault(t, '0910', 'a0');
    const odds = t.odds('lunar', { type: 'volley', hex: t.hex('0910') });
    expect(odds[0]?.sum?.total).toBe(2.5);
    // Column 2.
    expect(odds[0]?.results.map(({ result }) => result)).toEqual([
      'none',
      'none',
      'none',
      'none',
      '1DD',
      '1DD',
    ]);
    expect(eventsOf(volley(t, 'lunar', '0910', 4), 'fired')).toMatchObject([{ total: 2.5, result: '-' }]);
  });
});

describe('who fires', () => {
  it('DP-7.9.1-a DP-4.1-a: asterisks count on the side that lies up', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('2*-2-6', '0910', { back: '1-1-3', down: true }),
      e: sartar('2**-4-4', '0910'),
    });
    assault(t, '0910', 'a');
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') })).toBe('DP-7.9.1-a');
    const events = t.play('sartar', { type: 'aim', unit: t.id('e'), hex: t.hex('0909') }, 1);
    expect(eventsOf(events, 'fired')).toMatchObject([{ total: 2, by: [t.id('e')] }]);
  });

  it('DP-7.9.2-a DP-7.9.3-d: the defenders fire first, with all effects', () => {
    const t = skirmish({
      a: lunar('2*-2-6', '0909'),
      b: lunar('2*-2-6', '0909'),
      ...archers('d', 5, sartar, '0910'),
    } as Record<string, Piece>);
    assault(t, '0910', 'a');
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['sartar'] });
    volley(t, 'sartar', '0909', 3);
    t.play('lunar', { type: 'disrupt', unit: t.id('a') });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('a'), hex: t.hex('0910') })).toBe('DP-7.9.1-a');
    const events = t.play('lunar', { type: 'aim', unit: t.id('b'), hex: t.hex('0910') }, 1);
    expect(eventsOf(events, 'fired')).toMatchObject([{ total: 1 }]);
  });

  it('DP-7.9.2-b: archers shoot from any depth, as many as there are', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), ...archers('d', 5, sartar, '0910') } as Record<
      string,
      Piece
    >);
    assault(t, '0910', 'a');
    expect(eventsOf(volley(t, 'sartar', '0909', 1), 'fired')).toMatchObject([{ total: 5 }]);
  });

  it('DP-7.9.2-c DP-7.5-b: nobody has to fire', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('2*-2-6', '0910'),
      e: sartar('2*-2-6', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') });
    expect(eventsOf(t.done(1), 'fired')).toMatchObject([{ total: 1, by: [t.id('d')] }]);
  });

  it('DP-7.9.2-d: only those in the battle fire, and only at stacks of it', () => {
    const t = skirmish(
      {
        a: lunar('3-3-3', '0909'),
        b: lunar('2*-2-6', '0909'),
        c: lunar('2*-2-6', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0908'),
      },
      { land: { ground: { fortress: ['0909'] } } },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    t.play('lunar', { type: 'join', unit: t.id('b') });
    t.play('lunar', { type: 'fight' });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('c'), hex: t.hex('0910') })).toBe('DP-7.9.2-d');
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('b'), hex: t.hex('0908') })).toBe('DP-7.9.2-d');
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('b'), hex: t.hex('0910') })).toBe('K-SEAT');
  });

  it('DP-7.9.2-d DP-2-o: against spirits alone nobody has a target', () => {
    const t = skirmish(
      {
        mage: lunar('5-5-5-8', '0505'),
        s: lunar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('2*-2-6', '0910'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    const events = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
  });

  it('DP-7.9.3-a DP-7.9.3-b: each unit has one target, and all are named before the first die', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '1009'),
      d: sartar('2**-4-4', '0910'),
      e: sartar('2*-2-6', '0910'),
    });
    assault(t, '0910', 'a');
    const events = t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') });
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('1009') })).toBe('DP-7.9.3-a');
    const last = t.play('sartar', { type: 'aim', unit: t.id('e'), hex: t.hex('1009') }, 1, 2);
    expect(eventsOf(last, 'fired')).toMatchObject([
      { hex: '0909', total: 2, die: 1 },
      { hex: '1009', total: 1, die: 2 },
    ]);
  });

  it('DP-7.9.3-c: the defender may have another defending player aim first', () => {
    const seats = ['lunar', 'sartar', 'tarsh'];
    const pieces = {
      a: lunar('3-3-3', '0909'),
      s: sartar('2*-2-6', '0910'),
      u: tarsh('2*-2-6', '0809'),
      v: tarsh('3-3-3', '0809'),
    };
    const t = skirmish(pieces, { seats });
    assault(t, '0910', 'a');
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'defer' })).toBe('DP-7.10.2-b');
    t.done();
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['tarsh'] });
    expect(t.offers('tarsh', { type: 'defer' })).toBe(false);
  });
});

describe('who is hit', () => {
  it('DP-7.9.4-b DP-7.9.8-a DP-PAC.MISSILE-j: the owner gives up whom he likes, at any depth', () => {
    const { t } = shoot(10, foot, 4);
    expect(t.decision()).toMatchObject({ kind: 'hits', seats: ['sartar'], facts: { hex: '0910' } });
    expect(t.matching('sartar', { type: 'lose' })).toHaveLength(3);
    t.play('sartar', { type: 'lose', unit: t.id('f') });
    expect(t.at('f')).toBe('dead');
  });

  it('DP-PAC.MISSILE-j: an attacking stack suffers the same', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0909'),
      ...archers('d', 10, sartar, '0910'),
    } as Record<string, Piece>);
    assault(t, '0910', 'a');
    volley(t, 'sartar', '0909', 4);
    expect(t.decision()).toMatchObject({ kind: 'hits', seats: ['lunar'] });
  });

  it('DP-7.9.8-b DP-7.15-b: a disrupted unit that is hit again falls', () => {
    const { t } = shoot(2, { d: sartar('3-3-3', '0910', { down: true }) }, 6);
    expect(t.at('d')).toBe('dead');
    const healthy = shoot(2, { d: sartar('3-3-3', '0910') }, 6).t;
    // DP-7.5-d: one unit can be hit, so nobody is asked.
    expect(healthy.at('d')).toBe('0910');
    expect(healthy.unit('d').down).toBe(true);
    expect(healthy.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8-c DP-7.5-d: 2DD disrupts two or eliminates one, as the owner likes', () => {
    const first = shoot(5, foot, 5).t;
    expect(first.matching('sartar', { type: 'disrupt' })).toHaveLength(3);
    expect(first.matching('sartar', { type: 'lose' })).toHaveLength(3);
    first.play('sartar', { type: 'disrupt', unit: first.id('d') });
    expect(first.offers('sartar', { type: 'lose' })).toBe(false);
    expect(first.refusal('sartar', { type: 'disrupt', unit: first.id('d') })).toBe('DP-7.9.8-b');
    first.play('sartar', { type: 'disrupt', unit: first.id('e') });
    expect([first.unit('d').down, first.unit('e').down, first.unit('f').down]).toEqual([true, true, false]);
    const second = shoot(5, foot, 5).t;
    second.play('sartar', { type: 'lose', unit: second.id('d') });
    expect(second.at('d')).toBe('dead');
    expect([second.unit('e').down, second.unit('f').down]).toEqual([false, false]);
    expect(second.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8-d: 2DD on one unit that can be hit eliminates it', () => {
    const { t } = shoot(5, { d: sartar('3-3-3', '0910'), hero: sartar('(4!)-10-6', '0910') }, 5);
    expect(t.at('d')).toBe('dead');
    expect(t.at('hero')).toBe('0910');
  });

  it('DP-7.9.8-e: of two chosen for disruption one that already was is eliminated', () => {
    const { t } = shoot(5, { d: sartar('3-3-3', '0910', { down: true }), e: sartar('4-3-5', '0910') }, 5);
    t.play('sartar', { type: 'disrupt', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
    expect(t.unit('e').down).toBe(true);
  });

  it('DP-7.9.8-f: nDE eliminates as many', () => {
    const { t } = shoot(10, { ...foot, g: sartar('3-3-3', '0910') }, 5);
    t.play('sartar', { type: 'lose', unit: t.id('d') });
    t.play('sartar', { type: 'lose', unit: t.id('g') });
    expect(t.stack('sartar', '0910')).toEqual(['e', 'f']);
  });

  it('DP-7.9.8.1-a: single beings and spirits are never hit', () => {
    const { t, fired } = shoot(
      10,
      {
        s: sartar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('(4!)-10-6', '0910'),
        e: sartar('(3)-5*-6-0', '0910'),
        mage: sartar('5-5-5-5', '1515'),
      },
      6,
    );
    expect(fired?.result).toBe('3DE');
    expect(t.stack('sartar', '0910')).toEqual(['s', 'd', 'e']);
    expect(t.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8.1-b: a stack too small for the result loses all it has to lose', () => {
    const { t } = shoot(10, { d: foot.d, e: foot.e, hero: sartar('(4!)-10-6', '0910') }, 6);
    expect([t.at('d'), t.at('e'), t.at('hero')]).toEqual(['dead', 'dead', '0910']);
  });

  it('DP-7.15-a: a disrupted unit fights with its back in the melee that follows', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909', { back: '3-2-3' }), d: sartar('2*-2-6', '0910') });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') }, 6);
    expect(t.unit('a').down).toBe(true);
    const events = untilDice(t, 1, 1);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ cause: 'attack', total: 3 });
  });

  it('DP-7.5-c DP-2-o DP-7.11.1-a: when fire has left no defender only the advance is asked', () => {
    const { t } = shoot(10, { d: foot.d }, 6);
    expect(t.at('d')).toBe('dead');
    expect(t.decision()?.kind).toBe('advance');
    expect(t.offers('lunar', { type: 'advance', unit: 0, to: t.hex('0910') })).toBe(true);
  });
});
