import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type MissileResult, missileResult } from '../../losses/tables.ts';
import { archers, foot, shoot, volley } from '../../testing/archery.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, lunar, sartar, skirmish, until } from '../../testing/skirmish.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';

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
    const action = { type: 'volley', hex: t.hex('0910') } as const;
    expect(() => dragonPass.apply(dragonPass.clone(t.state), 'lunar', action, scriptedDice([]))).toThrow(
      expect.objectContaining({ roll: 'missile-fire' }),
    );
    expect(eventsOf(volley(t, 'lunar', '0910', 4), 'fired')).toMatchObject([{ total: 2, result: '-' }]);
  });
});
