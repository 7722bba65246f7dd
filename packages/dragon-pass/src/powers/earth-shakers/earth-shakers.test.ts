import { describe, expect, it } from 'vitest';
import { chartRow, isFortification } from '../../stacks/inside.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { controls } from '../../victory/places.ts';

const lunar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'lunar',
  hex,
  ...more,
});
const exile = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'independents',
  hex,
  ...more,
});

/** The Cult, range 10, stands in 1010. */
const cult: Piece = { type: 'earth-shakers-cult', owner: 'independents', hex: '1010' };
const spirit: Piece = { type: 'earth-shakers-cult-spirit', owner: 'independents', hex: 'box' };

/** The independents' exotics phase; the Transformer keeps it open. */
function exotics<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = {
    cult,
    spirit,
    transformer: { type: 'alchemical-transformer', owner: 'independents', hex: '1010' },
    enemy: lunar('3-3-3', '2020'),
  };
  return table<N | keyof typeof own>({
    seats: ['lunar', 'independents'],
    active: 'independents',
    phase: 'exotics',
    ...more,
    pieces: { ...own, ...pieces },
  });
}

type Table = Pick<ReturnType<typeof exotics<never>>, 'play' | 'hex'>;

function draw(t: Table, lines: 1 | 2, ...hexes: string[]) {
  t.play('independents', { type: 'quake', lines });
  return hexes.flatMap((hex) => t.play('independents', { type: 'fracture', hex: t.hex(hex) }));
}

const column = (from: number): string[] =>
  Array.from({ length: 8 }, (_, i) => `05${String(from + i).padStart(2, '0')}`);

/** The eight hexes around 1406 and 1407: even columns lie half a hex lower. */
const RING = ['1405', '1506', '1507', '1508', '1408', '1308', '1307', '1306'];
/** The six hexes around 1406, and two more. */
const SIX = ['1306', '1405', '1506', '1507', '1407', '1307', '1308', '1309'];

describe('an earthquake', () => {
  it('DP-16.8-a: once a game, in an exotics phase of the player with the Exiles', () => {
    const t = exotics({});
    draw(t, 1, ...column(3));
    expect(t.refusal('independents', { type: 'quake', lines: 1 })).toBe('DP-16.8-a');
    expect(t.offers('independents', { type: 'quake' })).toBe(false);
    const other = exotics(
      { shadow: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' } },
      { active: 'lunar' },
    );
    expect(other.refusal('lunar', { type: 'quake', lines: 1 })).toBe('DP-16.8-a');
    const early = exotics({}, { phase: 'movement' });
    expect(early.refusal('independents', { type: 'quake', lines: 1 })).toBe('DP-16.8-a');
    const shaken = exotics({ cult: { ...cult, down: true } });
    expect(shaken.refusal('independents', { type: 'quake', lines: 1 })).toBe('DP-4.5.2-c');
  });

  it('DP-5.3-e: shows nobody anything hidden until the earth breaks, so that it can be taken back', () => {
    const t = exotics(
      { victim: lunar('3-3-3', '0505', { down: true, back: '2-2-2' }) },
      { options: { screening: true } },
    );
    const chosen = t.play('independents', { type: 'quake', lines: 1 });
    expect(eventsOf(chosen, 'eliminated')).toMatchObject([{ unit: t.id('spirit') }]);
    const drawn = column(3)
      .slice(0, 7)
      .flatMap((hex) => t.play('independents', { type: 'fracture', hex: t.hex(hex) }));
    expect([...chosen, ...drawn].filter(({ reveals }) => reveals)).toEqual([]);
    const broken = t.play('independents', { type: 'fracture', hex: t.hex('0510') });
    expect(eventsOf(broken, 'eliminated')).toMatchObject([{ unit: t.id('victim'), reveals: true }]);
  });

  it('DP-16.8-b: it costs the Cult’s spirit, and is impossible without it', () => {
    const t = exotics({});
    t.play('independents', { type: 'quake', lines: 2 });
    expect([t.at('spirit'), t.at('cult')]).toEqual(['dead', '1010']);
    const without = exotics({ spirit: { ...spirit, hex: 'dead' } });
    expect(without.refusal('independents', { type: 'quake', lines: 1 })).toBe('DP-16.8-b');
    expect(without.offers('independents', { type: 'quake' })).toBe(false);
  });

  it('DP-16.8-c: one line of eight hexes, each next to the last, all within ten of the Cult', () => {
    const t = exotics({
      cult: { ...cult, hex: '0511' },
      transformer: { ...cult, type: 'alchemical-transformer' },
    });
    t.play('independents', { type: 'quake', lines: 1 });
    expect(t.decision()).toMatchObject({ kind: 'fracture', clause: 'DP-16.8-c' });
    expect(t.refusal('independents', { type: 'fracture', hex: t.hex('1620') })).toBe('DP-16.8-c');
    t.play('independents', { type: 'fracture', hex: t.hex('0501') }); // ten hexes away
    expect(t.refusal('independents', { type: 'fracture', hex: t.hex('0503') })).toBe('DP-16.8-c');
    for (const hex of ['0502', '0503', '0504', '0505', '0506', '0507'])
      t.play('independents', { type: 'fracture', hex: t.hex(hex) });
    expect(t.decision()?.kind).toBe('fracture'); // seven are too few
    const events = t.play('independents', { type: 'fracture', hex: t.hex('0508') });
    expect(eventsOf(events, 'earth-broke')).toMatchObject([{ hexes: column(1), enclosed: [] }]);
    const far = exotics({ cult: { ...cult, hex: '0512' } });
    far.play('independents', { type: 'quake', lines: 1 });
    expect(far.refusal('independents', { type: 'fracture', hex: far.hex('0501') })).toBe('DP-16.8-c');
  });

  it('DP-16.8-d: two lines of five, not next to each other', () => {
    const t = exotics({});
    const first = ['0505', '0506', '0507', '0508', '0509'];
    draw(t, 2, ...first);
    // 0605 is next to 0505; 0705 is two hexes away.
    expect(t.refusal('independents', { type: 'fracture', hex: t.hex('0605') })).toBe('DP-16.8-d');
    expect(t.refusal('independents', { type: 'fracture', hex: t.hex('0507') })).toBe('DP-16.8-d');
    for (const hex of ['0705', '0706', '0707', '0708'])
      t.play('independents', { type: 'fracture', hex: t.hex(hex) });
    const events = t.play('independents', { type: 'fracture', hex: t.hex('0709') });
    expect(eventsOf(events, 'earth-broke')[0]?.hexes).toHaveLength(10);
  });

  it('DP-16.8-e: lines need not be straight, but no hex lies on them twice', () => {
    const t = exotics({});
    t.play('independents', { type: 'quake', lines: 1 });
    for (const hex of ['0505', '0605', '0506', '0606', '0507', '0607', '0508'])
      t.play('independents', { type: 'fracture', hex: t.hex(hex) });
    expect(t.refusal('independents', { type: 'fracture', hex: t.hex('0607') })).toBe('DP-16.8-e');
    t.play('independents', { type: 'fracture', hex: t.hex('0608') });
    expect(t.decision()?.kind).toBe('exotics');
  });

  it('DP-16.8-c: a hex from which the line could not be finished is refused', () => {
    const t = exotics({ cult: { ...cult, hex: '0505' } });
    draw(t, 1, '0103', '0202', '0201');
    // In the corner of the map there is only 0101 and 0102 left.
    for (const hex of ['0101', '0102'])
      expect(t.refusal('independents', { type: 'fracture', hex: t.hex(hex) })).toBe('DP-16.8-c');
    expect(t.matching('independents', { type: 'fracture' })).toEqual([
      { type: 'fracture', hex: t.hex('0301') },
      { type: 'fracture', hex: t.hex('0302') },
    ]);
  });

  it('DP-16.8-f DP-16.8-j: a closed line of eight rings two hexes, whose units all fall', () => {
    const t = exotics({
      a: lunar('3-3-3', '1406'),
      b: lunar('3-3-3', '1406'),
      c: lunar('3-3-3', '1406'),
      d: lunar('3-3-3', '1407'),
      herd: lunar('1h-2-2', '1407'),
    });
    const events = draw(t, 1, ...RING);
    expect(eventsOf(events, 'earth-broke')).toMatchObject([{ enclosed: ['1406', '1407'] }]);
    for (const name of ['a', 'b', 'c', 'd', 'herd'] as const) expect(t.at(name)).toBe('dead');
    const six = exotics({});
    expect(eventsOf(draw(six, 1, ...SIX), 'earth-broke')).toMatchObject([{ enclosed: ['1406'] }]);
  });

  it('DP-16.8-g: on the line everybody is disrupted, friend and foe', () => {
    const t = exotics({
      a: lunar('3-3-3', '0505'),
      b: lunar('3-3-3', '0505'),
      c: lunar('3-3-3', '0505'),
      d: lunar('3-3-3', '0505', { down: true }),
      own: exile('4-3-5', '0507'),
      beside: lunar('3-3-3', '0605'),
    });
    draw(t, 1, ...column(3));
    expect((['a', 'b', 'c', 'own', 'beside'] as const).map((name) => t.unit(name).down)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(t.at('d')).toBe('dead');
  });

  it('DP-16.8-h: herds on the line stampede', () => {
    const t = exotics({ herd: lunar('1h-2-2', '0506') });
    t.play('independents', { type: 'quake', lines: 1 });
    const line = column(3).map((hex) => ({ type: 'fracture', hex: t.hex(hex) }) as const);
    for (const place of line.slice(0, -1)) t.play('independents', place);
    const events = t.play('independents', line[7] as (typeof line)[0], 6);
    expect(eventsOf(events, 'stampeded')).toMatchObject([
      { unit: t.id('herd'), die: 6, clause: 'DP-16.8-h' },
    ]);
    expect(t.unit('herd')).toMatchObject({ owner: -1, down: true });
    expect(t.at('herd')).not.toBe('0506');
  });

  it('DP-16.8-i: superheroes, dragons, treasures and spirits feel nothing, on the line or inside', () => {
    const t = exotics({
      hero: lunar('(20!!)-oo-6-X', '1406'),
      dragon: lunar('10-10-10', '1407', { kind: 'dragon' }),
      mage: lunar('2-2-2-3', '1818'),
      ghost: lunar('X-5-X-3', '1407', { of: 'mage' }),
      gold: lunar('X-2-0', '1405', { treasure: true, kind: 'other' }),
    });
    draw(t, 1, ...RING);
    expect(
      (['hero', 'dragon', 'ghost', 'gold'] as const).map((name) => [t.at(name), t.unit(name).down]),
    ).toEqual([
      ['1406', false],
      ['1407', false],
      ['1407', false],
      ['1405', false],
    ]);
  });

  it('DP-16.8-k: a superhero spares three of those with him', () => {
    const t = exotics({
      'jar-eel': { type: 'jar-eel', owner: 'lunar', hex: '1406' },
      'beat-pot-aelwrin': { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '1406' },
      a: lunar('3-3-3', '1406'),
      b: lunar('3-3-3', '1406'),
      c: lunar('3-3-3', '1406'),
      d: lunar('3-3-3', '1406'),
    });
    draw(t, 1, ...RING);
    expect(t.decision()).toMatchObject({ kind: 'protect', seats: ['lunar'] });
    t.play('lunar', { type: 'protect', unit: t.id('a') });
    t.play('lunar', { type: 'protect', unit: t.id('b') });
    expect((['beat-pot-aelwrin', 'a', 'b', 'c', 'd'] as const).map((name) => t.at(name))).toEqual([
      '1406',
      '1406',
      '1406',
      'dead',
      'dead',
    ]);
  });

  it('DP-16.8-l: a fortress on the line is ruined for good, a stockade is not', () => {
    const t = exotics({}, { land: { ground: { fortress: ['0505', '0605'], stockade: ['0507'] } } });
    const events = draw(t, 1, ...column(3));
    expect(eventsOf(events, 'fortress-ruined')).toMatchObject([{ hex: '0505' }]);
    const board = t.board();
    expect(isFortification(board, t.hex('0505'))).toBe(false);
    expect(chartRow(board, t.hex('0505'))).toEqual(board.world.tables.terrain.open);
    expect(chartRow(board, t.hex('0505'))).toMatchObject({ cost: 1, missile: 0 });
    expect(isFortification(board, t.hex('0605'))).toBe(true);
    expect(isFortification(board, t.hex('0507'))).toBe(true);
  });

  it('DP-16.8-m: a ruined fortress still counts', () => {
    const t = table({
      seats: ['lunar', 'independents'],
      scenario: 'pass-6',
      land: 'dragon-pass',
      pieces: { legion: lunar('3-3-3', '2011'), exile: exile('3-3-3', '0505') },
      state: (state, hex) => {
        state.ruined = [hex('2012')];
        state.control = [{ hex: hex('2012'), player: 1 }];
      },
    });
    t.walk('lunar', 'legion', '2012');
    t.play('lunar', { type: 'end' });
    expect(controls(t.board(), t.hex('2012'), 0)).toBe(true);
  });
});
