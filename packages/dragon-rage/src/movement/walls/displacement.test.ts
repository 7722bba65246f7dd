import { describe, expect, test } from 'vitest';
import type { Side } from '../../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const scale = { type: 'scale', unit: 0, to: '1009' } as const;

/** A wall between 1010 and 1009; the other neighbours of 1009 are 1008, 1109, 1110, 0909 and 0910. */
const WALL = { walls: { add: [['1010', '1009'] as [string, string]] } };
const NEIGHBOURS = ['1008', '1109', '1110', '0909', '0910'];

const atWall = (more: Record<string, Piece>) =>
  table<string>({
    phase: 2,
    corrections: WALL,
    pieces: { orc: piece('ORC', 'invader', '1010'), spare: piece('CAV', 'invader', '2501'), ...more },
  });

const wizard = piece('WZD', 'defender', '1009');
const hero = piece('HERO', 'defender', '1009');

/** Militia in all the neighbours of the far hex but the given ones, two city units in each. */
const crowd = (...but: string[]): Record<string, Piece> =>
  Object.fromEntries(
    NEIGHBOURS.filter((hex) => !but.includes(hex)).flatMap((hex) => [
      [`mil${hex}`, piece('MIL', 'defender', hex)],
      [`wiz${hex}`, piece('OWZD', 'defender', hex)],
    ]),
  );

describe('characters behind the wall', () => {
  test('DR-2.5.3.1-k the defender moves the wizard one hex away, then the scaler enters', () => {
    const t = atWall({ wizard });
    t.play('invader', scale, 5);
    expect(t.at('orc')).toBe('1010');
    expect(t.legal('invader')).toEqual([]);
    const hexes = t.matching('defender', { type: 'displace' }).map((action) => 'to' in action && action.to);
    expect(new Set(hexes)).toEqual(new Set(NEIGHBOURS));
    expect(t.refusal('defender', { type: 'displace', unit: t.id('wizard'), to: '1010' })).toBe('DR-2.5.3-a');
    expect(t.refusal('defender', { type: 'displace', unit: t.id('wizard'), to: '1007' })).toBe(
      'DR-2.5.3.1-k',
    );
    expect(t.refusal('invader', { type: 'displace', unit: t.id('orc'), to: '1008' })).toBe('K-SEAT');
    const events = t.play('defender', { type: 'displace', unit: t.id('wizard'), to: '1109' });
    expect(eventsOf(events, 'displaced')).toMatchObject([{ unit: t.id('wizard'), from: '1009', to: '1109' }]);
    expect([t.at('wizard'), t.at('orc')]).toEqual(['1109', '1009']);
    expect(t.offers('invader', { type: 'end' })).toBe(true);
  });

  test('DR-2.5.3.1-k after a failure nobody is asked', () => {
    const t = atWall({ wizard });
    t.play('invader', scale, 1);
    expect([t.at('wizard'), t.at('orc')]).toEqual(['1009', '1010']);
    expect(t.legal('defender')).toEqual([]);
    expect(t.offers('invader', { type: 'end' })).toBe(true);
  });

  test('DR-2.5.3.1-k hero and wizard together go one by one, and may join a friend', () => {
    const t = atWall({ wizard, hero, inf: piece('INF', 'defender', '1008') });
    t.play('invader', scale, 6);
    t.play('defender', { type: 'displace', unit: t.id('hero'), to: '1008' });
    expect(t.at('orc')).toBe('1010');
    expect(t.refusal('defender', { type: 'displace', unit: t.id('hero'), to: '1109' })).toBe('DR-2.5.3.1-k');
    expect(t.refusal('defender', { type: 'displace', unit: t.id('wizard'), to: '1008' })).toBe('DR-2.4.4-b');
    t.play('defender', { type: 'displace', unit: t.id('wizard'), to: '0910' });
    expect([t.at('hero'), t.at('wizard'), t.at('orc')]).toEqual(['1008', '0910', '1009']);
  });

  test('DR-2.5.3.1-k Elowyn gives way likewise', () => {
    const t = atWall({ elowyn: piece('ELOWYN', 'defender', '1009') });
    t.play('invader', scale, 6);
    t.play('defender', { type: 'displace', unit: t.id('elowyn'), to: '1008' });
    expect([t.at('elowyn'), t.at('orc')]).toEqual(['1008', '1009']);
  });

  test('DR-2.5.3.1-k the choice goes by walls and water as a walk does', () => {
    const t = table({
      phase: 2,
      corrections: {
        walls: {
          add: [
            ['1010', '1009'],
            ['1009', '1008'],
          ],
        },
        hexes: { '1109': { terrain: 'river' }, '0910': { terrain: 'sea' } },
      },
      pieces: { orc: piece('ORC', 'invader', '1010'), wizard, spare: piece('CAV', 'invader', '2501') },
    });
    t.play('invader', scale, 6);
    const hexes = t.matching('defender', { type: 'displace' }).map((action) => 'to' in action && action.to);
    expect(new Set(hexes)).toEqual(new Set(['1110', '0909']));
    expect(t.refusal('defender', { type: 'displace', unit: t.id('wizard'), to: '1008' })).toBe('DR-2.5.3-a');
    expect(t.refusal('defender', { type: 'displace', unit: t.id('wizard'), to: '1109' })).toBe('DR-2.5.2-a');
  });

  test('DR-2.5.3.1-p without room for the character the wall is not scaled', () => {
    expect(atWall({ wizard, ...crowd() }).refusal('invader', scale)).toBe('DR-2.5.3.1-p');
    expect(atWall({ wizard, ...crowd() }).offers('invader', { type: 'scale' })).toBe(false);
    expect(atWall({ wizard, ...crowd('1110') }).refusal('invader', scale)).toBeNull();
  });

  test('DR-2.5.3.1-p two characters need room for both', () => {
    const oneLeft = { ...crowd('1110'), inf: piece('INF', 'defender', '1110') };
    expect(atWall({ wizard, hero, ...oneLeft }).refusal('invader', scale)).toBe('DR-2.5.3.1-p');
    expect(atWall({ wizard, hero, ...crowd('1110') }).refusal('invader', scale)).toBeNull();
  });

  test('DR-2.5.3.1-p the first to go may not take the only place of the second', () => {
    const dragon = { ...piece('DRAGON', 'invader', '1109'), facing: 'N' } as const;
    const t = atWall({
      wizard,
      hero,
      dragon,
      inf: piece('INF', 'defender', '1110'),
      ...crowd('1110', '1109'),
    });
    t.play('invader', scale, 6);
    expect(t.refusal('defender', { type: 'displace', unit: t.id('hero'), to: '1110' })).toBe('DR-2.5.3.1-p');
    expect(t.refusal('defender', { type: 'displace', unit: t.id('hero'), to: '1109' })).toBeNull();
    t.play('defender', { type: 'displace', unit: t.id('wizard'), to: '1110' });
    expect([t.at('hero'), t.at('wizard'), t.at('orc')]).toEqual(['1109', '1110', '1009']);
  });
});
