import { newRecord, openMatch, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass as byIndex } from '../testing/by-index.ts';
import { opened } from '../testing/opening.ts';
import { dragonPass } from './dragon-pass.ts';

describe('actions as they are told', () => {
  it('name hexes by their printed numbers and mean the same', () => {
    const { state } = opened('pass-5');
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    const told = dragonPass.legal(state, seat);
    const meant = byIndex.legal(state, seat);
    expect(told.length).toBe(meant.length);
    const steps = told.flatMap((action) => (action.type === 'step' ? [action] : []));
    expect(steps.length).toBeGreaterThan(50);
    for (const { to } of steps) expect(to).toMatch(/^\d{4}$/);
    for (const [index, action] of told.entries()) {
      expect(dragonPass.explain(state, seat, action)).toEqual({ ok: true, action });
      const copies = [dragonPass.clone(state), dragonPass.clone(state)] as const;
      const dice = () => seededDice('same');
      const events = dragonPass.apply(copies[0], seat, action, dice());
      expect(events).toEqual(byIndex.apply(copies[1], seat, meant[index]!, dice()));
      if (index > 40) break;
    }
  });

  it('are refused where a hex is printed nowhere (DP-3.2-a), or not named by its number', () => {
    const state = dragonPass.setup('pass-1', {}, seededDice(1));
    const refusal = (hex: unknown) => {
      const verdict = dragonPass.explain(state, 'lunar', { type: 'deploy', unit: 0, hex });
      return verdict.ok ? null : verdict.refusal;
    };
    expect(refusal('0404')).toBeNull();
    expect(refusal('4601')).toEqual({ clause: 'DP-3.2-a' });
    expect(refusal(17)).toMatchObject({ clause: 'DP-2-i', facts: { field: 'hex' } });
    expect(refusal('3524')).toEqual({ clause: 'DP-18.1.1-c' });
  });

  it('are proposed in the same words, each legal after those before it', () => {
    const start = { kind: 'scenario', scenario: 'pass-1', options: {} } as const;
    const table = openMatch(dragonPass, newRecord(dragonPass, start, { kind: 'seed', seed: 1 }));
    const actions = table.propose('lunar');
    expect(actions).toContainEqual({ type: 'deploy', unit: 3, hex: '2625' });
    for (const action of actions) table.apply('lunar', action);
    expect(table.propose('lunar')).toEqual([{ type: 'ready' }]);
    table.apply('lunar', { type: 'ready' });
    expect(table.propose('lunar')).toEqual([]);
    expect(table.propose('sartar').length).toBeGreaterThan(10);
  });

  it('are what a seat may do unasked', () => {
    const { state } = opened('pass-3');
    const teeth = dragonPass.reactions?.(state, 'sartar') ?? [];
    const inside = byIndex.reactions(state, 'sartar');
    expect(teeth.length).toBe(inside.length);
    for (const action of teeth) expect(dragonPass.explain(state, 'sartar', action).ok).toBe(true);
  });

  it('are the steps and ways of a unit', () => {
    const { state } = opened('pass-1');
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    const unit = dragonPass
      .legal(state, seat)
      .flatMap((action) => (action.type === 'step' ? [action.unit] : []))[0]!;
    const steps = dragonPass.travel!.steps(state, seat, unit);
    expect(steps).toContainEqual({ type: 'step', unit, to: expect.stringMatching(/^\d{4}$/) });
    const ways = dragonPass.travel!.ways!(state, seat, unit)!;
    const last = ways.map(({ actions }) => actions.at(-1)!);
    for (const [index, action] of last.entries())
      expect(action).toMatchObject({ type: 'step', to: ways[index]!.to });
  });
});
