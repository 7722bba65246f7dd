import { describe, expect, it } from 'vitest';
import { UNIT_DATA } from '../core/world/data.ts';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { blow, piece } from './heroes.fixture.ts';

describe('8.1 who is a hero', () => {
  const named = (kind: string) =>
    UNIT_DATA.filter((unit) => unit.kind === kind).flatMap(({ names }) => names);

  it('DP-8.1-a: twelve heroes', () => {
    const heroes = UNIT_DATA.filter((unit) => unit.kind === 'hero').map(({ id }) => id);
    expect(heroes.sort()).toEqual([
      'beat-pot-aelwrin',
      'cragspider',
      'dwarf',
      'feathered-horse-queen',
      'gunda',
      'inhuman-king',
      'ironhoof',
      'jaldon',
      'prince-argrath',
      'red-emperor',
      'sir-ethilrist',
      'twins',
    ]);
    expect(named('hero')).toHaveLength(12);
  });

  it('DP-8.1-b: three superheroes, and none of them a hero', () => {
    expect(UNIT_DATA.filter((unit) => unit.kind === 'superhero').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['androgeus', 'harrek', 'jar-eel']),
    );
    expect(named('superhero')).toHaveLength(3);
  });

  it('DP-8.1-x: a CF in parentheses alone makes nobody a hero: no escape', () => {
    const t = skirmish(
      { a: lunar('9-3-4', '0909'), keener: piece('keener-than', 'sartar', '0910') },
      { scenario: 'pass-3', seats: ['sartar', 'lunar'], active: 'lunar' },
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('keener') });
    expect(t.state.escapes).toEqual([]);
    expect(t.at('keener')).toBe('dead');
  });
});

describe('8.2, 8.3 heroes and superheroes in melee', () => {
  const river = { rivers: [['0908', '0909', '0808']] };

  it('DP-8.2-a: a hero is halved neither by a river nor by a ridge', () => {
    const land = { ...river, ridges: [{ high: '0910', low: '0909' }] };
    expect(blow({ hero: lunar('(4!)-10-6', '0909') }, 6, { land })).toEqual({ total: 4, loss: 4 });
  });

  it('DP-8.2-b: whoever is stacked with him still is', () => {
    const pieces = { hero: lunar('(4!)-10-6', '0909'), unit: lunar('5-4-5', '0909') };
    // 4 and half of 5 and 1 for leadership: 7.5.
    expect(blow(pieces, 6, { land: river })).toEqual({ total: 7, loss: 7 });
  });

  it('DP-8.3-a: nor is a superhero', () => {
    expect(blow({ hero: lunar('(20!!)-oo-6', '0909') }, 4, { land: river })).toEqual({ total: 20, loss: 10 });
  });

  const against = (
    pieces: Record<string, Piece>,
    ground: Record<string, readonly string[]>,
    reserve: string | null = null,
  ) => {
    const t = skirmish(pieces, { land: { ground } });
    const [first = ''] = Object.keys(pieces);
    assault(t, '0910', first);
    if (reserve !== null) {
      until(t, 'array');
      t.play('lunar', { type: 'reserve', unit: t.id(reserve) });
    }
    return t;
  };

  it('DP-8.3-b: a superhero takes the defenders’ ground away', () => {
    const t = against(
      { a: lunar('(20!!)-oo-6', '0909'), b: sartar('3-3-3', '0910'), c: sartar('3-3-3', '0910') },
      { 'hill-forest': ['0910'] },
    );
    // 20 with a 3: loss 6.
    untilDice(t, 3);
    t.play('lunar', { type: 'take', unit: t.id('b') });
    expect(t.offers('lunar', { type: 'take', unit: t.id('c') })).toBe(true);
  });

  it('DP-8.3-c: and the ground of attackers held back', () => {
    const t = against(
      {
        a: lunar('10-4-5', '0909'),
        held: lunar('3-3-3', '0909'),
        hero: sartar('(20!!)-oo-6', '0910'),
      },
      { forest: ['0909'] },
      'held',
    );
    // The attack takes nobody; 40 with a 3 is a loss of 13: 10 for the one that fought, 3 for the one held back.
    untilDice(t, 1, 3);
    t.play('sartar', { type: 'take', unit: t.id('a') });
    expect(t.offers('sartar', { type: 'take', unit: t.id('held') })).toBe(true);
  });

  it('DP-8.3-d: walls keep their worth, towns and ruins do not', () => {
    const price = (ground: string) => {
      const t = against(
        { a: lunar('(20!!)-oo-6', '0909'), d: sartar('3-3-3', '0910') },
        { [ground]: ['0910'] },
      );
      // 20 with a 1: loss 3.
      return eventsOf(
        untilDice(t, 1, ...(ground === 'fortress' || ground === 'stockade' ? [1] : [])),
        'struck',
      ).length === 1
        ? 'cheap'
        : 'dear';
    };
    expect(price('fortress')).toBe('dear');
    expect(price('stockade')).toBe('dear');
    expect(price('town')).toBe('cheap');
  });

  it('DP-8.3-e: with superheroes on both sides the ground counts', () => {
    const t = against(
      { a: lunar('(20!!)-oo-6', '0909'), d: sartar('3-3-3', '0910'), hero: sartar('(20!!)-oo-6', '0910') },
      { forest: ['0910'] },
    );
    // Loss 3; the 3-3-3 costs 4.
    const events = untilDice(t, 1, 1);
    expect(eventsOf(events, 'struck')).toHaveLength(2);
    expect(t.at('d')).toBe('0910');
  });

  it('DP-8.3-f: it is enough that he is in the battle', () => {
    const t = against(
      { b: lunar('12-4-5', '0909'), a: lunar('(20!!)-oo-6', '0909'), d: sartar('3-3-3', '0910') },
      { forest: ['0910'] },
      'a',
    );
    // 12 with a 2: loss 3, the printed CF.
    untilDice(t, 2);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });
});

describe('6.2.2 heroic movement', () => {
  const hero = lunar('(4!)-10-6', '0905');
  const idle = lunar('3-3-3', '1818');

  it('DP-6.2.2-a: never more than 1 MP for a hex, all surcharges included', () => {
    const column = ['0906', '0907', '0908', '0909', '0910', '0911', '0912'];
    const t = table({
      land: {
        ground: { mountain: column },
        rivers: [['0904', '0905', '0805']],
        ridges: [{ high: '0906', low: '0905' }],
      },
      pieces: { hero, idle, foe: sartar('3-3-3', '2020') },
    });
    expect(eventsOf(t.walk('lunar', 'hero', '0906'), 'moved')).toMatchObject([{ cost: 1 }]);
    t.walk('lunar', 'hero', '0907', '0908', '0909', '0910', '0911');
    expect(t.refusal('lunar', { type: 'step', unit: t.id('hero'), to: t.hex('0912') })).toBe('DP-6-b');
  });

  it('DP-6.2.2-b: less where less is asked', () => {
    const road = Array.from({ length: 14 }, (_, i) => `09${String(i + 5).padStart(2, '0')}`);
    const t = table({
      land: { primary: [road] },
      pieces: { hero, idle, foe: sartar('3-3-3', '2020') },
    });
    t.walk('lunar', 'hero', ...road.slice(1, 13));
    expect(t.at('hero')).toBe('0917');
    expect(t.refusal('lunar', { type: 'step', unit: t.id('hero'), to: t.hex('0918') })).toBe('DP-6-b');
  });

  it('DP-6.2.2-c: lakes, enemies and their zones of control still bind', () => {
    const t = table({
      land: { ground: { lake: ['0906'] } },
      pieces: { hero, idle, foe: sartar('3-3-3', '0903') },
    });
    const to = (hex: string) => t.refusal('lunar', { type: 'step', unit: t.id('hero'), to: t.hex(hex) });
    expect(to('0906')).toBe('DP-3.LAKE-a');
    t.walk('lunar', 'hero', '0904');
    expect(to('0905')).toBe('DP-6.5.1-a');
  });
});
