import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it, test } from 'vitest';
import { cfOf, mgfOf, rangeFactorOf } from '../../moon/figures.ts';
import {
  isAgent,
  isBoundSpirit,
  isDisembodied,
  isHerd,
  isMagician,
  isMajor,
  masterOf,
  servantOf,
} from '../../stacks/kinds.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { faceFrom } from '../../testing/codes.ts';
import { type Piece, table } from '../../testing/table.ts';
import { faceOf, openBoard, typeOf } from '../board.ts';
import { WHOLE } from '../vocabulary.ts';
import { UNIT_DATA } from './data.ts';
import { unitCode } from './unit-code.ts';
import { checkUnits } from './unit-schema.ts';
import { worldFor } from './world.ts';

const { types } = worldFor(null);
const typeNamed = (id: string) => types.find((type) => type.id === id)!;
const piece = (code: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'lunar',
  hex: '1010',
  ...more,
});

describe('the counters', () => {
  test('have the right form, and magicians and spirits name each other', () => {
    expect(checkUnits(UNIT_DATA)).toEqual([]);
    const [first, ...rest] = UNIT_DATA;
    expect(checkUnits([{ ...first, names: ['a', 'b'] }, ...rest])).toEqual([
      { path: 'units.red-emperor', reason: '2 names for 1 counters' },
    ]);
    expect(checkUnits([{ ...first, kind: 'elf' }, ...rest])[0]?.path).toBe('0.kind');
  });

  it('DP-1-a: every roll is one die of six faces', () => {
    const dice = seededDice('DP-1-a');
    const rolls = Array.from({ length: 600 }, () => dice.d6());
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(Object.keys(dice).filter((name) => /^d\d/.test(name))).toEqual(['d6']);
  });

  it('DP-1-b: no scenario fields a counter twice or one that does not exist', () => {
    for (const { id } of dragonPass.scenarios) {
      const state = dragonPass.setup(id, {}, seededDice(id));
      const board = openBoard(state);
      const counters = state.units.map(({ number }, unit) => {
        const type = typeOf(board, unit);
        expect(type.names[number], type.id).toBeDefined();
        return `${type.id} ${number}`;
      });
      expect(new Set(counters).size).toBe(counters.length);
    }
  });

  it('DP-4.1-b, DP-4.3-a, DP-19.BC-5: a code lists CF, MgF, MF and RF; X is a blank, a blank RF is left out', () => {
    const t = table({
      pieces: { a: piece('5-6-5-6'), b: piece('3-3-3'), c: piece('X-5-X-5'), d: piece('4-3-5-X') },
    });
    const face = (name: 'a' | 'b' | 'c' | 'd') => faceOf(t.board(), t.id(name));
    expect(face('a')).toMatchObject({ cf: 5 * WHOLE, mgf: 6 * WHOLE, mf: 5, rf: 6 });
    expect(face('b')).toMatchObject({ cf: 3 * WHOLE, mgf: 3 * WHOLE, mf: 3, rf: null });
    expect(face('c')).toMatchObject({ cf: null, mgf: 5 * WHOLE, mf: null, rf: 5 });
    expect(unitCode(face('d'))).toBe('4-3-5');
    expect(unitCode(face('c'))).toBe('X-5-X-5');
    const spirit = table({ pieces: { s: piece('X-10-X-10', { of: 's' }) } });
    expect(isDisembodied(spirit.board(), 0) && isBoundSpirit(spirit.board(), 0)).toBe(true);
  });

  test.each([
    '4-3-5',
    '(4!)-10-6-10',
    '(20!!)-oo-6',
    '2**-4-4',
    '5-[-2]-4',
    'moon-3-3',
    '2-4*-4-(8)',
    '1-half-3-5',
  ])('the code %s is written as it is read', (code) => {
    const t = table({ pieces: { a: piece(code) } });
    expect(unitCode(faceOf(t.board(), 0))).toBe(code);
  });

  it('DP-4.1-a: a unit on its back has the factors and symbols of its back alone', () => {
    const t = table({ pieces: { a: piece('2*-2-6', { back: '1-1-3', down: true }) } });
    expect(faceOf(t.board(), 0)).toMatchObject({ cf: WHOLE, mgf: WHOLE, mf: 3, missiles: 0 });
  });

  it('DP-4.2-a: a magician has an unparenthesized range of at least 1 and is not white', () => {
    const t = table({
      pieces: {
        magician: piece('5-6-5-6'),
        zero: piece('6-5-5-0'),
        puppets: piece('2-4*-4-(8)'),
        white: piece('X-6-X-6'),
      },
    });
    const magicians = [0, 1, 2, 3].map((id) => isMagician(t.board(), id));
    expect(magicians).toEqual([true, false, false, false]);
  });

  it('DP-4.2-b: an underlined range commands an agent, not a spirit', () => {
    const cult = typeNamed('cannon-cult');
    expect([cult.front.physical, cult.agent, cult.spirit]).toEqual([true, 'cannon-cult-agent', null]);
    expect(unitCode(typeNamed('cannon-cult-agent').front)).toBe('7-X-X-3');
  });

  it('DP-4.2-c: white counters are agents or spirits, with or without a body, bound or free', () => {
    const t = table({
      pieces: {
        agent: piece('7-X-X-3', { of: 'm' }),
        bound: piece('X-5-X-5', { of: 'm' }),
        free: piece('X-5-x2-1', { kind: 'spirit' }),
        m: piece('5-5-5-5'),
      },
    });
    const board = t.board();
    expect([isAgent(board, 0), isAgent(board, 1), isAgent(board, 2)]).toEqual([true, false, false]);
    expect([isDisembodied(board, 1), isBoundSpirit(board, 1)]).toEqual([true, true]);
    expect([isDisembodied(board, 2), isBoundSpirit(board, 2)]).toEqual([true, false]);
    expect([isMajor(board, 0), isMajor(board, 1)]).toEqual([false, false]);
  });

  it('DP-4.2-d: numbered magicians and spirits pair by number', () => {
    const t = table({
      land: 'dragon-pass',
      pieces: {
        two: { type: 'minor-classes', number: 1, owner: 'lunar', hex: 'dead' },
        three: { type: 'minor-classes', number: 2, owner: 'lunar', hex: '1010' },
        spirit2: { type: 'minor-classes-spirits', number: 1, owner: 'lunar', hex: 'box' },
        spirit3: { type: 'minor-classes-spirits', number: 2, owner: 'lunar', hex: 'box' },
        enemy: { code: '3-3-3', owner: 'sartar', hex: '1012' },
      },
      phase: 'commit',
    });
    expect(masterOf(t.board(), t.id('spirit2'))).toBe(t.id('two'));
    expect(servantOf(t.board(), t.id('three'))).toBe(t.id('spirit3'));
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit3') })).toBe(true);
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit2') })).toBe(false);
  });

  it('DP-4.5.1-a: each asterisk in a CF is a missile factor', () => {
    const missiles = ['2*-2-6', '2**-4-4', '4-3-5'].map((code) => faceFrom(code).cf.missile ?? 0);
    expect(missiles).toEqual([1, 2, 0]);
    expect(typeNamed('mounted-crested-dragonewts').front.missiles).toBe(2);
  });

  it('DP-4.5.1-b: a parenthesized CF is a single being and no major unit', () => {
    const t = table({ pieces: { a: piece('(3)-5*-6-0'), b: piece('3-3-3') } });
    expect(faceOf(t.board(), 0)).toMatchObject({ single: true, cf: 3 * WHOLE });
    expect([isMajor(t.board(), 0), isMajor(t.board(), 1)]).toEqual([false, true]);
  });

  it('DP-4.5.1-c: the exclamation points of a CF are its leadership', () => {
    const t = table({ pieces: { a: piece('(4!)-10-6'), b: piece('(20!!)-oo-6'), c: piece('(20)-20-12-1') } });
    expect([0, 1, 2].map((id) => faceOf(t.board(), id).leadership)).toEqual([1, 2, 0]);
  });

  it('DP-4.5.1-d: a moon has the value of the phase, half a moon half of it, and full value in the Glowline', () => {
    const t = table({
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      moon: 1,
      land: { territory: { 'lunar-dark': ['1010'] } },
      pieces: {
        in1: piece('half-3-3', { hex: '1010' }),
        in2: piece('half-3-3', { hex: '1010' }),
        out: piece('moon-3-3', { hex: '0505' }),
        half: piece('half-3-3', { hex: '0505' }),
      },
    });
    const cf = (name: 'in1' | 'in2' | 'out' | 'half') => (cfOf(t.board(), t.id(name)) ?? 0) / WHOLE;
    expect([cf('in1'), cf('in1') + cf('in2'), cf('out'), cf('half')]).toEqual([3.5, 7, 2, 1]);
  });

  it('DP-4.5.1-e: a dragon is a major unit', () => {
    expect([typeNamed('dragons').major, typeNamed('dragons').front.single]).toEqual([true, false]);
  });

  it('DP-4.5.1-f: the letter h marks a herd: a major unit that cannot fight', () => {
    const t = table({ pieces: { a: piece('1h-2-+2') } });
    expect([isHerd(t.board(), 0), isMajor(t.board(), 0)]).toEqual([true, true]);
  });

  it('DP-4.5.1-g: an underlined CF or MgF has no effect', () => {
    const underlined = UNIT_DATA.filter(({ front }) => 'underlined' in front.cf || 'underlined' in front.mgf);
    expect(underlined.length).toBeGreaterThan(0);
    for (const { id } of underlined) expect(Object.values(typeNamed(id).front)).not.toContain('underlined');
  });

  it('DP-4.5.2-a, DP-4.5.2-b: a MgF may be infinite, or negative for chaos', () => {
    const t = table({ pieces: { a: piece('(20!!)-oo-6'), b: piece('5-[-2]-4') } });
    expect([mgfOf(t.board(), 0), mgfOf(t.board(), 1)]).toEqual([Number.POSITIVE_INFINITY, -2 * WHOLE]);
  });

  it('DP-4.5.2-c, DP-19.BC-3: an asterisk in the MgF marks an exotic ability, never fire; the Emperor has none', () => {
    const t = table({ pieces: { a: piece('(3)-5*-6-0') } });
    expect(faceOf(t.board(), 0)).toMatchObject({ exotic: true, missiles: 0 });
    expect(typeNamed('red-emperor').front.exotic).toBe(false);
  });

  it('DP-4.5.2-d: a doubler has no MgF of its own', () => {
    const t = table({ pieces: { a: { type: 'alchemical-transformer', owner: 'lunar', hex: '1010' } } });
    expect(mgfOf(t.board(), 0) ?? 0).toBe(0);
  });

  it('DP-4.5.3-a: symbols of the MF grant heroic movement, water walking, flight and stone walking', () => {
    expect(typeNamed('ducks').front).toMatchObject({ waterWalk: true, flies: false });
    expect(typeNamed('wind-children').front).toMatchObject({ flies: true, waterWalk: false });
    expect(typeNamed('old-school').front).toMatchObject({ stoneWalk: true });
    expect(typeNamed('gunda').front).toMatchObject({ heroic: true });
  });

  it('DP-4.5.4-a: no range, range 0, a range, a range in parentheses', () => {
    const t = table({
      pieces: { a: piece('3-3-3'), b: piece('6-5-5-0'), c: piece('5-6-5-6'), d: piece('2-4*-4-(8)') },
    });
    expect([0, 1, 2, 3].map((id) => rangeFactorOf(t.board(), id))).toEqual([null, 0, 6, null]);
  });

  it('DP-4.4-b: the edge of a counter shows its nation; spirits and agents are white', () => {
    const nations = ['mounted-militia', 'horde-clans', 'line-cavalry', 'twins', 'satyrs'].map(
      (id) => typeNamed(id).nation,
    );
    expect(nations).toEqual(['sartar', 'horde', 'lunar', 'exiles', 'half-beasts']);
    for (const { kind, nation, id } of types)
      expect(nation === 'spirit', id).toBe(kind === 'spirit' || kind === 'physical-agent');
  });

  it('DP-19.BC-2: the Sylphs are the physical agent of the Wind Children', () => {
    expect(typeNamed('wind-children').agent).toBe('sylphs');
    expect(typeNamed('sylphs')).toMatchObject({ kind: 'physical-agent', master: 'wind-children' });
  });
});
