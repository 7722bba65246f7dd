import { askBot } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonRage, type State } from '../index.ts';
import { dragonRageBots } from './bots.ts';
import { evaluate } from './value.ts';

const position = (fields: object): State =>
  dragonRage.load({ format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'esirien', ...fields });

const greedy = (state: State, seat: string, evaluations = 200): Action =>
  askBot(dragonRageBots.get('greedy')!, dragonRage, state, seat, seededDice('greedy'), { evaluations });

const giant = { type: 'GIANT', side: 'invader' };
const guard = { type: 'MIL', side: 'defender', hex: '1010' };

describe('the greedy player of Dragon Rage', () => {
  it('destroys what it can reach', () => {
    const state = position({ phase: 'invader-movement', units: [{ ...giant, hex: '2007' }, guard] });
    const choice = greedy(state, 'invader');
    dragonRage.apply(state, 'invader', choice, seededDice(1));
    expect(state.razed).toHaveLength(1);
  });

  it('attacks when it can, and rolls', () => {
    const units = [
      { ...giant, hex: '1908' },
      { ...guard, hex: '2007' },
    ];
    const state = position({ phase: 'invader-melee', units });
    expect(greedy(state, 'invader')).toMatchObject({ type: 'melee', unit: 0 });
  });

  it('stops rather than walk in circles', () => {
    const state = position({
      map: 'plain',
      phase: 'defender-movement',
      units: [guard, { ...giant, hex: '1011' }],
    });
    expect(greedy(state, 'defender')).toEqual({ type: 'end' });
  });

  it('answers within its budget', () => {
    const state = dragonRage.setup('esirien-2', {}, seededDice(1));
    expect(dragonRage.explain(state, 'defender', greedy(state, 'defender', 1)).ok).toBe(true);
  });

  it('values points, health and living units', () => {
    const units = [{ ...giant, hex: '2007' }, guard];
    const base = evaluate(position({ phase: 'invader-movement', units }), 'invader');
    const hurt = position({ phase: 'invader-movement', units: [{ ...giant, hex: '2007', hp: 3 }, guard] });
    const dead = position({ phase: 'invader-movement', units: [units[0], { ...guard, hex: 'dead' }] });
    const razed = position({ phase: 'invader-movement', units, razed: [{ hex: '1907' }] });
    expect(evaluate(hurt, 'invader')).toBeLessThan(base);
    expect(evaluate(dead, 'invader')).toBeGreaterThan(base);
    expect(evaluate(razed, 'invader')).toBeGreaterThan(base);
    expect(evaluate(razed, 'defender')).toBeLessThan(0);
  });
});
