import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, type Table, until, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting } from '../../testing/table.ts';

type Land = Setting<string>['land'];

/** The lone weak defender `d` of 0910 falls; the attackers may follow. */
function victory<N extends string>(pieces: Record<N, Piece>, land: Land = {}): Table<N | 'd'> {
  const t = skirmish({ ...pieces, d: sartar('1-1-3', '0910') } as Record<N | 'd', Piece>, { land });
  assault(t, '0910', 'a' as N);
  untilDice(t, 6);
  t.play('lunar', { type: 'take', unit: t.id('d') });
  return t;
}

const refusal = <N extends string>(t: Table<N>, name: NoInfer<N>, to: string) =>
  t.refusal('lunar', { type: 'advance', unit: t.id(name), to: t.hex(to) });

const follow = <N extends string>(t: Table<N>, name: NoInfer<N>, to: string) =>
  t.play('lunar', { type: 'advance', unit: t.id(name), to: t.hex(to) });

describe('advance', () => {
  it('DP-7.11.1-a DP-7.11.1-b: only a hex without defenders is entered', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    const events = untilDice(t, 1, 1);
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
    expect(t.decision()?.kind).not.toBe('advance');
  });

  it('DP-7.11.1-a: a retreat vacates a hex too', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('2-2-6', '0910') });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    t.play('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex('0911') });
    expect(t.decision()?.kind).toBe('advance');
    expect(refusal(t, 'a', '0910')).toBeNull();
  });

  it('DP-7.11.1-c DP-7.11.1-d: any of the attackers, reserves too, into any of the vacated hexes', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0909'),
      c: lunar('3-3-3', '0909'),
      d: sartar('1-1-3', '0910'),
      e: sartar('1-1-3', '0809'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'reserve', unit: t.id('c') });
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('e') });
    const [advanced] = eventsOf(follow(t, 'c', '0910'), 'advanced');
    expect(advanced).toMatchObject({ unit: t.id('c'), from: '0909', to: '0910' });
    follow(t, 'a', '0809');
    t.done();
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['0809', '0909', '0910']);
  });

  it('DP-7.11.1-d: not those of a garrison who stayed out', () => {
    const t = victory(
      { a: lunar('3-3-3', '0909'), b: lunar('3-3-3', '0909') },
      { ground: { fortress: ['0909'] } },
    );
    expect(refusal(t, 'b', '0910')).toBe('DP-7.11.1-d');
  });

  it('DP-7.11.2-a: from MF 5 on a second hex, if the unit likes', () => {
    const t = victory({ a: lunar('4-3-5', '0909'), b: lunar('3-3-4', '0909') });
    follow(t, 'b', '0910');
    expect(refusal(t, 'b', '0911')).toBe('DP-7.11.2-a');
    follow(t, 'a', '0910');
    follow(t, 'a', '0911');
    expect([t.at('a'), t.at('b')]).toEqual(['0911', '0910']);
  });

  it('DP-7.11.2-b: first into a vacated hex', () => {
    const t = victory({ a: lunar('4-3-5', '0909') });
    expect(refusal(t, 'a', '1009')).toBe('DP-7.11.2-b');
    expect(refusal(t, 'a', '0911')).toBe('DP-7.11.2-b');
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '0912')).toBe('DP-7.11.2-a');
    const beset = victory({
      a: lunar('4-3-5', '0909'),
      b: lunar('3-3-3', '0909'),
      e: sartar('3-3-3', '0911'),
    });
    follow(beset, 'a', '0910');
    expect(refusal(beset, 'a', '0911')).toBe('DP-7.11.2-e');
    expect(refusal(beset, 'a', '1010')).toBe('DP-7.11.2-c');
  });

  it('DP-7.11.2-c: beside any inactive unit the advance ends', () => {
    const t = victory({
      a: lunar('4-3-6', '0909'),
      b: lunar('4-3-6', '0909'),
      hero: sartar('(4!)-10-6', '0911'),
    });
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '1010')).toBe('DP-7.11.2-c');
  });

  it.each(['hill', 'fortress', 'town', 'open'])('DP-7.11.2-d: %s may be the second hex', (ground) => {
    const t = victory({ a: lunar('4-3-5', '0909') }, { ground: { [ground]: ['0911'] } });
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '0911')).toBeNull();
  });

  it.each(['forest', 'marsh', 'mountain', 'hill-forest', 'lake', 'sea'])(
    'DP-7.11.2-d DP-7.11.3-c: %s may not, not even for flyers',
    (ground) => {
      const t = victory({ a: lunar('4-3-10', '0909', { flies: true }) }, { ground: { [ground]: ['0911'] } });
      follow(t, 'a', '0910');
      expect(refusal(t, 'a', '0911')).toBe('DP-7.11.2-d');
    },
  );

  it('DP-7.11.2-d R-DPC-73: a ruin in a marsh is marsh, on a hill it is not', () => {
    const marsh = victory(
      { a: lunar('4-3-5', '0909') },
      { ground: { marsh: ['0911'], ruin: ['0911', '1010'], hill: ['1010'] } },
    );
    follow(marsh, 'a', '0910');
    expect(refusal(marsh, 'a', '0911')).toBe('DP-7.11.2-d');
    expect(refusal(marsh, 'a', '1010')).toBeNull();
  });

  it('DP-7.11.2-e: the second hex may lie beside enemies, not hold them', () => {
    const t = victory({ a: lunar('4-3-5', '0909'), b: lunar('3-3-3', '0909'), e: sartar('3-3-3', '0912') });
    follow(t, 'a', '0910');
    follow(t, 'a', '0911');
    expect(t.at('a')).toBe('0911');
    expect(refusal(t, 'a', '0912')).toBe('DP-7.11.2-a');
  });

  it('DP-7.11.2-f: not to friends who still have to attack', () => {
    const t = victory({
      a: lunar('4-3-5', '0909'),
      f: lunar('3-3-3', '0911'),
      e: sartar('3-3-3', '0912'),
      idle: lunar('3-3-3', '1010'),
    });
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '0911')).toBe('DP-7.11.2-f');
    // 1010 fought in this battle.
    expect(refusal(t, 'a', '1010')).toBeNull();
  });

  it('DP-7.11.2-f R-DPC-74: a garrison may be joined, and attacks no more', () => {
    const pieces = {
      a: lunar('4-3-5', '0909'),
      b: lunar('3-3-3', '0909'),
      fort: lunar('3-3-3', '0911'),
      e: sartar('3-3-3', '0912'),
    };
    const t = victory(pieces, { ground: { fortress: ['0911'] } });
    follow(t, 'a', '0910');
    expect(t.at('e')).toBe('0912');
    follow(t, 'a', '0911');
    t.done();
    expect(t.state.attackedFrom).toContain(t.hex('0911'));
    expect(t.offers('lunar', { type: 'attack', unit: t.id('fort') })).toBe(false);
  });

  it('DP-7.11.2-f R-DPC-98: but not where a stack must be fought and only the garrison is left to do it', () => {
    const t = skirmish(
      {
        a: lunar('4-3-5', '0909'),
        fort: lunar('3-3-3', '0911'),
        field: lunar('3-3-3', '1012'),
        d: sartar('1-1-3', '0910'),
        e: sartar('3-3-3', '0912'),
        g: sartar('3-3-3', '1112'),
      },
      { land: { ground: { fortress: ['0911'] } } },
    );
    // `field` stood beside 0912 and turned to 1112: the garrison has to fight 0912.
    assault(t, '1112', 'field');
    untilDice(t, 1, 1);
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '0911')).toBe('DP-7.11.2-f');
  });

  it('DP-7.11.2-g DP-6.5.1-e: neither cost nor zones of control matter', () => {
    const t = victory(
      { a: lunar('4-3-5', '0909'), b: lunar('3-3-3', '0909'), e: sartar('3-3-3', '0912') },
      {
        rivers: [['0809', '0910', '1009']],
        ridges: [{ high: '0910', low: '0909' }],
        ground: { hill: ['0910', '0911'] },
      },
    );
    follow(t, 'a', '0910');
    follow(t, 'a', '0911');
    expect(t.at('a')).toBe('0911');
  });

  it('DP-7.11.3-a: disrupted units stay', () => {
    const t = skirmish({
      a: lunar('4-3-5', '0909'),
      b: lunar('4-3-5', '0909'),
      d: sartar('1*-1-3', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') }, 6);
    t.play('lunar', { type: 'disrupt', unit: t.id('a') });
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(refusal(t, 'a', '0910')).toBe('DP-7.11.3-a');
    expect(refusal(t, 'b', '0910')).toBeNull();
  });

  it('DP-7.11.3-b: a unit of MF 0 goes with somebody who carries it, as far or half as far', () => {
    const t = victory({ a: lunar('4-3-5', '0909'), jack: lunar('2-0-0', '0909'), b: lunar('4-3-5', '0909') });
    expect(refusal(t, 'jack', '0910')).toBe('DP-7.11.3-b');
    follow(t, 'a', '0910');
    expect(refusal(t, 'jack', '0910')).toBeNull();
    follow(t, 'a', '0911');
    follow(t, 'jack', '0910');
    expect(refusal(t, 'jack', '1010')).toBe('DP-7.11.3-b');
    follow(t, 'jack', '0911');
    expect(t.stack('lunar', '0911')).toEqual(['jack', 'a']);
  });

  it('DP-7.11.4-a: neutral units keep nobody out', () => {
    const t = victory({ a: lunar('4-3-5', '0909'), n: { code: '1h-2-+2', owner: null, hex: '0911' } });
    follow(t, 'a', '0910');
    expect(refusal(t, 'a', '0911')).toBeNull();
  });
});

describe('the end of a battle', () => {
  it('DP-7.12-a: every stack that fought, gained or lost units may be put in order, no other', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('4-3-5', '0909'),
      x: lunar('3-3-3', '0404'),
      y: lunar('4-3-5', '0404'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-5', '0910'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 1, 1);
    expect(t.decision()).toMatchObject({ kind: 'regroup', clause: 'DP-7.12-a', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0404') })).toBe('DP-5.2-b');
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0910') })).toBe('DP-5.2-b');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    expect(t.stack('lunar', '0909')).toEqual(['b', 'a']);
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['sartar'] });
    t.play('sartar', { type: 'restack', hex: t.hex('0910') });
    t.play('sartar', { type: 'keep' });
    expect(t.stack('sartar', '0910')).toEqual(['d', 'e']);
    until(t, 'movement');
  });

  it('DP-7.5-a DP-7.5-d: units that are all alike need no order, so nobody is asked', () => {
    const militia = (number: number, hex: string): Piece => ({
      type: 'foot-militia',
      number,
      owner: 'sartar',
      hex,
    });
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: militia(0, '0910'), e: militia(1, '0910') });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    const events = t.play('sartar', { type: 'done' }, 1, 1);
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
  });
});
