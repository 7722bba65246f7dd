import { askBot } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonRage, type State } from '../../index.ts';
import { dragonRageBots } from '../bots.ts';

const position = (fields: object): State =>
  dragonRage.load({ format: 'hexwyrm-position', version: 1, game: 'dragon-rage', ...fields });

const policy = (state: State, seat: string): Action =>
  askBot(dragonRageBots.get('captain')!, dragonRage, state, seat, seededDice('spells'));

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

  it('raises a whirlwind round a dragon in flight that he cannot harm otherwise', () => {
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1014', facing: 'N', aloft: true };
    expect(cast(dragon, 2)).toEqual({ type: 'cast', unit: 0, spell: 'whirlwind', hex: '1014' });
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
