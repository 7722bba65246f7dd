import { askBot } from '@hexwyrm/bots';
import { distance } from '@hexwyrm/hexmap';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonRage, type State, worldFor } from '../../index.ts';
import { school } from '../bots.ts';

const position = (fields: object): State =>
  dragonRage.load({ format: 'hexwyrm-position', version: 1, game: 'dragon-rage', ...fields });

const policy = (state: State, seat: string): Action =>
  askBot(school.policy, dragonRage, state, seat, seededDice('spells'));

const wizard = (hex: string, spellPoints = 10) => ({ type: 'WZD', side: 'defender', hex, spellPoints });

describe('a wizard of the city', () => {
  const cast = (foe: object, spellPoints = 10) =>
    policy(
      position({ map: 'plain', phase: 'defender-spells', units: [wizard('1010', spellPoints), foe] }),
      'defender',
    );

  it('strikes a giant beside him with lightning, not one at the edge of its reach', () => {
    const giant = (hex: string) => ({ type: 'GIANT', side: 'invader', hex });
    // Four points out of ten for three spell points, against one point
    expect(cast(giant('1011'))).toEqual({ type: 'cast', unit: 0, spell: 'lightning', target: 1 });
    expect(cast(giant('1014'))).toEqual({ type: 'end' });
  });

  it('summons an elemental under a dragon on the ground, and none where no dragon is', () => {
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1012', facing: 'N' };
    expect(cast(dragon)).toMatchObject({ spell: 'elemental', hex: '1012' });
    expect(cast({ type: 'ORC', side: 'invader', hex: '1012' })).toEqual({ type: 'end' });
  });

  it('summons none among prizes, which it would destroy out of control', () => {
    // The Guildhall 1010 (3 points) and 1112 (2) are within two steps
    const units = [wizard('1012'), { type: 'DRAGON', side: 'invader', hex: '1011', facing: 'N' }];
    const casting = policy(position({ map: 'esirien', phase: 'defender-spells', units }), 'defender');
    expect(casting).not.toMatchObject({ spell: 'elemental' });
  });

  it('raises a whirlwind round a dragon in flight that he cannot harm otherwise', () => {
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1014', facing: 'N', aloft: true };
    expect(cast(dragon, 2)).toEqual({ type: 'cast', unit: 0, spell: 'whirlwind', hex: '1014' });
  });
});

describe('a wizard of the city under attack', () => {
  const cast = (...giants: string[]) =>
    policy(
      position({
        map: 'esirien',
        phase: 'defender-spells',
        goal: 16,
        razed: ['1107', '1610', '1713', '1910'].map((hex) => ({ hex })),
        units: [
          wizard('1012', 2),
          { type: 'INF', side: 'defender', hex: '1010' },
          ...giants.map((hex) => ({ type: 'GIANT', side: 'invader', hex })),
        ],
      }),
      'defender',
    );

  it('hides the guard of the prize that would end the game, when two giants are about to strike him down', () => {
    // 10 against 2 falls on 2 or more; the Guildhall is worth the 3 points that the enemy lacks
    const casting = cast('0909', '1009');
    expect(casting).toMatchObject({ type: 'cast', unit: 0, spell: 'fog' });
    const { map } = worldFor('esirien', null);
    const hex = casting.type === 'cast' ? map.grid.index.get(casting.hex ?? '') : undefined;
    expect(distance(map.grid, hex!, map.grid.index.get('1010')!)).toBeLessThanOrEqual(2);
  });

  it('keeps his points as long as the giants are far away', () => {
    expect(cast('2507', '2508')).toEqual({ type: 'end' });
  });
});

describe('a wizard of the invaders', () => {
  it('destroys the best prize within reach by a whirlwind, guarded or not', () => {
    // Brogg's Great Hall (5 points) is four hexes from 1502, the Loot Hoard (4) three
    const units = [
      { type: 'WZD', side: 'invader', hex: '1502', spellPoints: 2 },
      { type: 'ORC', side: 'defender', hex: '1506' },
    ];
    const state = position({ map: 'nurkott', phase: 'invader-spells', units });
    expect(policy(state, 'invader')).toEqual({ type: 'cast', unit: 0, spell: 'whirlwind', hex: '1506' });
  });
});
