import { type Dice, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard, typeOf } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { BOXED, WAITING } from '../core/vocabulary.ts';
import { isAgent, isBoundSpirit, masterOf } from '../stacks/kinds.ts';
import { dragonPass } from '../testing/by-index.ts';

function scenario(id: string): { state: State; dice: Dice } {
  const dice = seededDice(id);
  return { state: dragonPass.setup(id, {}, dice), dice };
}

const idsOf = (state: State, type: string): number[] => {
  const board = openBoard(state);
  return state.units.flatMap((_, id) => (typeOf(board, id).id === type ? [id] : []));
};

describe('magic and the moon when a scenario begins', () => {
  it('DP-18-d: every spirit and agent starts in its box, and belongs to a magician of the scenario', () => {
    for (const id of ['pass-4', 'pass-5', 'pass-6', 'pass-8']) {
      const { state } = scenario(id);
      const board = openBoard(state);
      const servants = state.units.flatMap((unit, unitId) =>
        isBoundSpirit(board, unitId) || isAgent(board, unitId)
          ? [{ unit, master: masterOf(board, unitId) }]
          : [],
      );
      expect(servants.length).toBeGreaterThan(0);
      for (const { unit, master } of servants) {
        expect(unit.hex).toBe(BOXED);
        expect(state.units[master]?.owner).toBe(unit.owner);
      }
    }
    const [spirit] = idsOf(scenario('pass-4').state, 'red-emperor-spirit');
    expect(spirit).toBeDefined();
  });

  it('DP-11.1-a: a moon is set only where somebody has a cyclical factor, and before anybody is set up', () => {
    for (const id of ['pass-1', 'pass-2', 'pass-3']) {
      const { state } = scenario(id);
      expect(state.moon).toBeNull();
      expect(dragonPass.decision(state)?.kind).toBe('deploy');
      expect(idsOf(state, 'wolfrunners')).toEqual([]);
    }
    const { state, dice } = scenario('pass-4');
    expect(dragonPass.decision(state)).toMatchObject({ kind: 'moon', seats: ['lunar'] });
    dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'empty-half' }, dice);
    expect(state.moon).toBe(2);
    expect(dragonPass.decision(state)?.kind).toBe('deploy');
  });

  it('DP-13.3-d: each unit of the Full Moon Corps may be set up or wait for a Full day', () => {
    const { state, dice } = scenario('pass-4');
    dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'empty-half' }, dice);
    const corps = idsOf(state, 'full-moon-corps');
    expect(corps).toHaveLength(2);
    for (const unit of corps) {
      const next = dragonPass
        .legal(state, 'lunar')
        .find((action) => action.type === 'first' && action.unit === unit);
      if (next) dragonPass.apply(state, 'lunar', next, dice);
      const legal = dragonPass.legal(state, 'lunar');
      expect(legal.some((action) => action.type === 'deploy' && action.unit === unit)).toBe(true);
      dragonPass.apply(state, 'lunar', { type: 'hold', unit }, dice);
      expect(state.units[unit]?.hex).toBe(WAITING);
    }
  });
});
