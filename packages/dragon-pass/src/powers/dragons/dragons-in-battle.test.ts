import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../core/vocabulary.ts';
import { cfOf, mfOf } from '../../moon/figures.ts';
import { archers, volley } from '../../testing/archery.ts';
import { assault, lunar, sartar, skirmish, until, untilDice, untilOdds } from '../../testing/skirmish.ts';
import { sorcery } from '../../testing/sorcery.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const red = (owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'dragons',
  number: 0,
  owner,
  hex,
  ...more,
});
const green = (owner: string, hex: string, more: Partial<Piece> = {}): Piece =>
  red(owner, hex, { number: 1, ...more });
const brown = (owner: string, hex: string): Piece => red(owner, hex, { number: 2 });

/** The CF of each of the dragons as they stand. */
function factors<N extends string>(pieces: Record<N, Piece>, ...names: NoInfer<N>[]): (number | null)[] {
  const t = table({ pieces });
  return names.map((name) => {
    const cf = cfOf(t.board(), t.id(name));
    return cf && cf / WHOLE;
  });
}

const mage = lunar('5-5-5-5', '0105');
const cult = lunar('8-7-3-3', '0105', { physical: true });

describe('16.6.4 a dragon’s CF', () => {
  it('DP-16.6.4-a: is the sum of its companions’, single beings and missile units included', () => {
    const stack = {
      dragon: red('sartar', '0910'),
      a: sartar('4-3-5', '0910'),
      b: sartar('5*-3-5', '0910'),
      harrek: { type: 'harrek', owner: 'sartar', hex: '0910' },
    };
    expect(factors(stack, 'dragon')).toEqual([29]);
  });

  it('DP-16.6.4-a: symbols of the moon and zombies are no printed numbers', () => {
    const stack = {
      dragon: red('lunar', '0910'),
      a: lunar('moon-3-5', '0910'),
      b: lunar('2-0-3', '0910', { kind: 'zombie' }),
      c: lunar('3-3-3', '0910'),
    };
    expect(factors(stack, 'dragon')).toEqual([3]);
  });

  it('DP-16.6.4-b: alone or with a spirit it is 0, and any loss takes the dragon', () => {
    const spirit = sartar('X-5-X-5', '0910', { of: 'mage' });
    const pieces = {
      mage: sartar('5-5-5-5', '1818'),
      spirit,
      dragon: red('sartar', '0910'),
      a: lunar('1-3-3', '0909'),
    };
    expect(factors(pieces, 'dragon')).toEqual([0]);
    const t = skirmish(pieces);
    assault(t, '0910', 'a');
    // One factor and a 1: a loss of 0.
    untilDice(t, 1);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['lunar'] });
    t.play('lunar', { type: 'take', unit: t.id('dragon') });
    expect(t.at('dragon')).toBe('dead');
  });

  it('DP-16.6.4-c: several dragons share, halves and thirds alike exactly', () => {
    const pair = { d1: red('sartar', '0910'), d2: green('sartar', '0910'), a: sartar('5-3-5', '0910') };
    expect(factors(pair, 'd1', 'd2')).toEqual([2.5, 2.5]);
    const three = { ...pair, d3: brown('sartar', '0910') };
    const t = table({ pieces: three });
    // Thirds of 5 are 40 of 24 parts, and make 5 again.
    const parts = (['d1', 'd2', 'd3'] as const).map((name) => cfOf(t.board(), t.id(name)) ?? 0);
    expect(parts).toEqual([40, 40, 40]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(5 * WHOLE);
    const battle = skirmish({ ...pair, x: lunar('1-3-3', '0909') });
    assault(battle, '0910', 'x');
    // (5 + 2.5 + 2.5) x 2.
    expect(eventsOf(untilDice(battle, 1, 1), 'struck')[1]).toMatchObject({ total: 20 });
  });

  it('DP-16.6.4-d: it adds nothing to an attack', () => {
    const t = skirmish({
      dragon: red('lunar', '0909'),
      a: lunar('5-3-5', '0909'),
      d: sartar('9-9-9', '0910'),
    });
    assault(t, '0910', 'a');
    expect(untilOdds(t)[0]?.sum?.total).toBe(5);
    expect(eventsOf(untilDice(t, 1, 6), 'struck')[0]).toMatchObject({ total: 5, by: [t.id('a')] });
  });

  it('DP-16.6.4-d: one that must attack alone strikes no blow', () => {
    const t = skirmish({ dragon: red('lunar', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'dragon');
    const events = untilDice(t, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'counter-attack', total: 6 }]);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['sartar'] });
  });

  it('DP-16.6.4-e: a river does not halve it, no hero leads it, no hill makes it dearer', () => {
    const t = skirmish(
      {
        a: lunar('9-3-3', '0909'),
        dragon: red('sartar', '0910'),
        hero: sartar('(4!)-10-6', '0910'),
        d: sartar('5-3-5', '0910'),
      },
      { land: { rivers: [['0910', '1010', '1110']], ground: { 'hill-forest': ['0910'] } } },
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    // A loss of 9 takes the dragon; a unit of 9 would cost 13 in a wooded hill.
    expect(t.offers('lunar', { type: 'take', unit: t.id('dragon') })).toBe(true);
    // Dragon 9 x 2, hero 4 x 2, and 5 x 2 halved in the river and led: 18 + 8 + 5 + 1.
    expect(eventsOf(t.play('lunar', { type: 'done' }, 1), 'struck')).toMatchObject([{ total: 32 }]);
  });

  it('DP-16.6.4-f: disrupted it has half of that, and flies 10', () => {
    const stack = {
      dragon: red('sartar', '0910', { down: true }),
      a: sartar('4-3-5', '0910'),
      b: sartar('5-3-5', '0910'),
    };
    expect(factors(stack, 'dragon')).toEqual([4.5]);
    const t = table({ pieces: stack });
    expect(mfOf(t.board(), t.id('dragon'))).toBe(10);
    const four = {
      d1: red('sartar', '0910', { down: true }),
      d2: green('sartar', '0910'),
      d3: brown('sartar', '0910'),
      d4: { type: 'black-dragon', owner: 'sartar', hex: '0910', down: true },
      a: sartar('1-3-5', '0910'),
    };
    expect(factors(four, 'd1', 'd2', 'd4')).toEqual([1 / 8, 1 / 4, 1 / 8]);
  });

  it('DP-16.6.4-g: it is doubled in defence like any other', () => {
    const t = skirmish({
      a: lunar('1-3-3', '0909'),
      dragon: red('sartar', '0910'),
      d: sartar('5-3-5', '0910'),
    });
    assault(t, '0910', 'a');
    const events = untilDice(t, 1, 4);
    expect(eventsOf(events, 'struck')[1]).toMatchObject({ cause: 'counter-attack', total: 20, loss: 10 });
  });
});

describe('16.6.5 dragons and magic', () => {
  const guarded = {
    dragon: red('sartar', '0910'),
    a: sartar('3-3-3', '0910'),
    b: sartar('3-3-3', '0910'),
    c: sartar('3-3-3', '0910'),
  };

  it('DP-16.6.5-a DP-16.6.5-b: a berserk superhero is no spirit, but reaches neither dragon nor company', () => {
    const t = skirmish({
      jar: lunar('(20!!)-oo-6', '0909', { down: true, back: '(20)-20-12-1' }),
      ...guarded,
      d: sartar('3-3-3', '1009'),
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('jar') });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    until(t, 'spirits');
    t.done(4);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['lunar'] });
    const refusal = (name: 'dragon' | 'a' | 'd') => t.refusal('lunar', { type: 'take', unit: t.id(name) });
    expect([refusal('dragon'), refusal('a'), refusal('d')]).toEqual(['DP-16.6.5-a', 'DP-16.6.5-b', null]);
  });

  it('DP-16.6.5-b: nobody stacked with one falls to an agent', () => {
    const t = sorcery({ cult, bolt: lunar('7-X-X-3', '0910', { of: 'cult' }), ...guarded }, ['bolt']);
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    const events = t.done(6);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'physical', loss: 7 }]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
    expect(t.decision()?.kind).not.toBe('casualties');
  });

  it('DP-16.6.5-b: chaos takes none of them either, but others', () => {
    const bat: Piece = { type: 'crimson-bat', owner: 'lunar', hex: '0909' };
    const t = skirmish({ bat, ...guarded, d: sartar('3-3-3', '1009') });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('bat') });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    until(t, 'devour');
    const by = t.id('bat');
    expect(t.refusal('lunar', { type: 'devour', by, unit: t.id('dragon') })).toBe('DP-16.6.5-a');
    expect(t.refusal('lunar', { type: 'devour', by, unit: t.id('a') })).toBe('DP-16.6.5-b');
    expect(t.refusal('lunar', { type: 'devour', by, unit: t.id('d') })).toBe(null);
  });

  it('DP-16.6.5-c: spirits that strike at a side with a dragon fall, and harm no stack', () => {
    const t = sorcery(
      {
        m1: mage,
        m2: lunar('5-5-5-5', '0105'),
        s1: lunar('X-9-X-5', '0910', { of: 'm1' }),
        s2: lunar('X-9-X-5', '1009', { of: 'm2' }),
        x: lunar('3-3-3', '0909'),
        ...guarded,
        d: sartar('3-3-3', '1009'),
      },
      ['s1', 's2'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('x') });
    const events = t.decision()?.kind === 'declare' ? t.play('lunar', { type: 'fight' }) : [];
    expect([t.at('s1'), t.at('s2')]).toEqual(['dead', 'dead']);
    expect(eventsOf(events, 'struck')).toEqual([]);
    expect(eventsOf(events, 'eliminated').map(({ clause }) => clause)).toEqual([
      'DP-16.6.5-c',
      'DP-16.6.5-c',
    ]);
  });

  it('DP-16.6.5-c: nor may spirits strike back at a dragon’s side; others do', () => {
    const t = sorcery(
      {
        m1: mage,
        s1: lunar('X-9-X-5', '0910', { of: 'm1' }),
        dragon: red('lunar', '0909'),
        guard: sartar('3-4-3-0', '0910'),
        master: sartar('5-5-5-5', '1818'),
        support: sartar('X-6-X-5', '0910', { of: 'master' }),
      },
      ['s1'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('dragon') });
    const events = t.decision()?.kind === 'declare' ? t.play('lunar', { type: 'fight' }, 1, 1) : [];
    expect(t.at('support')).toBe('dead');
    expect(eventsOf(events, 'struck').map(({ cause, total }) => [cause, total])).toEqual([
      ['spirit', 9],
      ['defensive-spirit', 4],
    ]);
  });

  it('DP-16.6.5-c: a spirit of chaos falls with its meal undone', () => {
    const t = skirmish({
      fiend: lunar('X-[-2]-5-1', '0909', { kind: 'spirit' }),
      a: lunar('3-3-3', '0909'),
      dragon: red('sartar', '0910'),
      d: sartar('3-3-3', '1009'),
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    until(t, 'devour');
    t.play('lunar', { type: 'devour', by: t.id('fiend'), unit: t.id('d') });
    if (t.decision()?.kind === 'devour') t.done();
    expect([t.at('fiend'), t.at('d')]).toEqual(['dead', '1009']);
  });

  it('DP-16.6.5-d: it saves three with it from an earthquake, the owner chooses which', () => {
    const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, lunar('3-3-3', '1407')]));
    const t = table<string>({
      seats: ['lunar', 'independents'],
      active: 'independents',
      phase: 'exotics',
      scenario: 'pass-6',
      pieces: {
        'earth-shakers-cult': { owner: 'independents', hex: '1010' },
        spirit: { type: 'earth-shakers-cult-spirit', owner: 'independents', hex: 'box' },
        dragon: red('lunar', '1407'),
        ...five,
      },
    });
    t.play('independents', { type: 'quake', lines: 1 });
    for (const hex of ['1403', '1404', '1405', '1406', '1407', '1408', '1409', '1410'])
      t.play('independents', { type: 'fracture', hex: t.hex(hex) });
    expect(t.decision()).toMatchObject({ kind: 'protect', seats: ['lunar'] });
    for (const name of ['a', 'b', 'c']) t.play('lunar', { type: 'protect', unit: t.id(name) });
    expect(['dragon', 'a', 'b', 'c', 'd', 'e'].map((name) => t.unit(name).down)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('DP-16.6.5-e: missiles can hit it, but its presence takes 3 from the die', () => {
    const t = skirmish({
      ...archers('x', 6, lunar, '0909'),
      dragon: red('sartar', '0910'),
      a: sartar('3-3-3', '0910'),
    } as Record<string, Piece>);
    assault(t, '0910', 'x0');
    until(t, 'aim');
    const events = volley(t, 'lunar', '0910', 6);
    expect(eventsOf(events, 'fired')).toMatchObject([{ total: 6, die: 6, modifier: -3, result: '1DD' }]);
    t.play('sartar', { type: 'disrupt', unit: t.id('dragon') });
    expect(t.unit('dragon').down).toBe(true);
  });
});
