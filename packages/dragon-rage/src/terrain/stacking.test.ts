import { describe, expect, test } from 'vitest';
import type { Side } from '../core/vocabulary.ts';
import { table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

describe('one troop unit a hex', () => {
  test('DR-2.4.3-a a troop unit may not enter an occupied hex, friend or foe, not even to pass through', () => {
    const t = table({
      phase: 7,
      pieces: {
        inf: piece('INF', 'defender', '1010'),
        mil: piece('MIL', 'defender', '1009'),
        orc: piece('ORC', 'invader', '1110'),
      },
    });
    expect(t.refusal('defender', walk(t.id('inf'), '1009'))).toBe('DR-2.4.3-a');
    expect(t.refusal('defender', walk(t.id('inf'), '1110'))).toBe('DR-2.4.3-a');
    expect(t.refusal('defender', walk(t.id('inf'), '1111'))).toBeNull();
  });

  test('DR-2.4.3-b only the listed exceptions enter occupied hexes', () => {
    const t = table({
      phase: 7,
      pieces: {
        inf: piece('INF', 'defender', '1010'),
        hero: piece('HERO', 'defender', '1009'),
        cav: piece('CAV', 'defender', '1011'),
        orc: piece('ORC', 'invader', '1008'),
      },
    });
    expect(t.refusal('defender', walk(t.id('hero'), '1010'))).toBeNull();
    expect(t.refusal('defender', walk(t.id('cav'), '1010'))).toBe('DR-2.4.3-a');
    expect(t.refusal('defender', walk(t.id('hero'), '1008'))).toBe('DR-2.4.3-b');
  });

  test('DR-2.4.3-c troops do not join a character, unless the players agree so', () => {
    const pieces = { hero: piece('HERO', 'defender', '1010'), inf: piece('INF', 'defender', '1011') };
    const strict = table({ phase: 7, pieces });
    expect(strict.refusal('defender', walk(strict.id('inf'), '1010'))).toBe('DR-2.4.3-c');
    expect(strict.refusal('defender', walk(strict.id('hero'), '1011'))).toBeNull();
    const agreed = table({ phase: 7, pieces, options: { troopMayJoinCharacter: true } });
    expect(agreed.refusal('defender', walk(agreed.id('inf'), '1010'))).toBeNull();
  });

  test('DR-2.4.3-c, DR-2.4.4-b even by agreement no third unit joins', () => {
    const t = table({
      phase: 7,
      options: { troopMayJoinCharacter: true },
      pieces: {
        hero: piece('HERO', 'defender', '1010'),
        wizard: piece('WZD', 'defender', '1010'),
        inf: piece('INF', 'defender', '1011'),
      },
    });
    expect(t.refusal('defender', walk(t.id('inf'), '1010'))).toBe('DR-2.4.4-b');
  });

  test('DR-2.4.3-d a walking monster may not enter the hex of a friend', () => {
    const t = table({
      phase: 2,
      pieces: {
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
        giant: piece('GIANT', 'invader', '1009'),
        trex: piece('TREX', 'invader', '1209'),
        orc: piece('ORC', 'invader', '1309'),
        inf: piece('INF', 'defender', '1110'),
      },
    });
    expect(t.refusal('invader', walk(t.id('dragon'), '1009'))).toBe('DR-2.4.3-d');
    expect(t.refusal('invader', walk(t.id('trex'), '1309'))).toBe('DR-2.4.3-d');
    expect(t.offers('invader', { type: 'walk', unit: t.id('dragon'), to: '1110' })).toBe(true);
    expect(t.offers('invader', { type: 'overrun', unit: t.id('dragon'), to: '1110' })).toBe(true);
    expect(t.offers('invader', { type: 'walk', unit: t.id('giant'), to: '1110' })).toBe(true);
  });

  test('DR-2.4.3-e a monster in flight does not occupy the ground', () => {
    const dragon = { ...piece('DRAGON', 'invader', '1010'), facing: 'N', aloft: true } as const;
    const below = table({ phase: 7, pieces: { dragon, inf: piece('INF', 'defender', '1011') } });
    expect(below.refusal('defender', walk(below.id('inf'), '1010'))).toBeNull();
    const other = { ...piece('DRAGON', 'invader', '1012'), facing: 'N', aloft: true } as const;
    const aloft = table({ phase: 2, pieces: { dragon, other } });
    const flight = (...route: string[]) =>
      ({ type: 'fly', unit: aloft.id('other'), route, facing: 'N', land: false }) as const;
    expect(aloft.refusal('invader', flight('1011', '1010'))).toBe('DR-2.4.3-e');
    expect(aloft.refusal('invader', flight('1011', '1010', '1009'))).toBeNull();
  });
});

describe('heroes and wizards', () => {
  test('DR-2.4.4-a a character may share a hex with one friend, but not with a major monster', () => {
    const t = table({
      phase: 7,
      pieces: { wizard: piece('WZD', 'defender', '1010'), archer: piece('ARH', 'defender', '1009') },
    });
    t.play('defender', walk(t.id('wizard'), '1009'));
    expect([t.at('wizard'), t.at('archer')]).toEqual(['1009', '1009']);
    const invading = table({
      phase: 2,
      pieces: {
        wizard: piece('OWZD', 'invader', '1011'),
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
      },
    });
    expect(invading.refusal('invader', walk(invading.id('wizard'), '1010'))).toBe('DR-2.4.4-c');
  });

  test('DR-2.4.4-b no more than two friendly units in a hex', () => {
    const t = table({
      phase: 7,
      pieces: {
        hero: piece('HERO', 'defender', '1010'),
        inf: piece('INF', 'defender', '1009'),
        wizard: piece('WZD', 'defender', '1009'),
        alone: piece('OWZD', 'defender', '1110'),
      },
    });
    expect(t.refusal('defender', walk(t.id('hero'), '1009'))).toBe('DR-2.4.4-b');
    expect(t.refusal('defender', walk(t.id('hero'), '1110'))).toBeNull();
  });

  test('DR-2.4.4-c only a hero steps under a major monster, of either side', () => {
    const t = table({
      phase: 7,
      pieces: {
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
        hero: piece('HERO', 'defender', '1011'),
        wizard: piece('WZD', 'defender', '1111'),
        elowyn: piece('ELOWYN', 'defender', '0911'),
        inf: piece('INF', 'defender', '1009'),
      },
    });
    expect(t.refusal('defender', walk(t.id('hero'), '1010'))).toBeNull();
    expect(t.refusal('defender', walk(t.id('wizard'), '1010'))).toBe('DR-2.4.4-c');
    expect(t.refusal('defender', walk(t.id('elowyn'), '1010'))).toBe('DR-2.4.4-c');
    expect(t.refusal('defender', walk(t.id('inf'), '1010'))).toBe('DR-2.4.3-a');
    const own = table({
      phase: 2,
      pieces: {
        roc: { ...piece('ROC', 'invader', '1010'), facing: 'N' },
        boss: piece('OHERO', 'invader', '1011'),
      },
    });
    expect(own.refusal('invader', walk(own.id('boss'), '1010'))).toBeNull();
  });

  test('DR-2.4.4-d the move is over even if the monster goes away', () => {
    const t = table({
      phase: 2,
      pieces: {
        roc: { ...piece('ROC', 'invader', '1010'), facing: 'N' },
        boss: piece('OHERO', 'invader', '1011'),
        inf: piece('INF', 'defender', '2010'),
      },
    });
    t.play('invader', walk(t.id('boss'), '1010'));
    t.play('invader', walk(t.id('roc'), '1009'));
    expect(t.at('roc')).toBe('1009');
    expect(t.refusal('invader', walk(t.id('boss'), '1011'))).toBe('DR-2.4.4-d');
  });

  test('DR-2.4.4-d stepping under a monster ends the move; under a flyer it does not', () => {
    const t = table({
      phase: 7,
      pieces: {
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
        flyer: { ...piece('DRAGON', 'invader', '2010'), facing: 'N', aloft: true },
        hero: piece('HERO', 'defender', '1011'),
        other: piece('OHERO', 'defender', '2011'),
      },
    });
    t.play('defender', walk(t.id('hero'), '1010'));
    expect(t.refusal('defender', walk(t.id('hero'), '1009'))).toBe('DR-2.4.4-d');
    expect(t.offers('defender', { type: 'walk', unit: t.id('hero') })).toBe(false);
    t.play('defender', walk(t.id('other'), '2010'));
    expect(t.refusal('defender', walk(t.id('other'), '2009'))).toBeNull();
  });

  test('DR-2.4.4-e the limit of two holds at every step', () => {
    const t = table({
      phase: 7,
      pieces: {
        hero: piece('HERO', 'defender', '1010'),
        inf: piece('INF', 'defender', '1009'),
        wizard: piece('WZD', 'defender', '1009'),
        mil: piece('MIL', 'defender', '1110'),
      },
    });
    expect(t.refusal('defender', walk(t.id('hero'), '1009'))).toBe('DR-2.4.4-b');
    t.play('defender', walk(t.id('hero'), '1110'));
    t.play('defender', walk(t.id('hero'), '1109'));
    expect(t.at('hero')).toBe('1109');
  });
});
