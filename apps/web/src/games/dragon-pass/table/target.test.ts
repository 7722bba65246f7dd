import { type Action, dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { roleOf, targetOf } from './target.ts';

const view = dragonPass.view(dragonPass.setup('pass-1', {}, seededDice('target')), 'lunar');

describe('who is chosen for an action', () => {
  it.each<[Action, ReturnType<typeof roleOf>]>([
    [
      { type: 'step', unit: 4, to: '0912' },
      { kind: 'unit', unit: 4 },
    ],
    [
      { type: 'attack', unit: 4, hex: '0912' },
      { kind: 'unit', unit: 4 },
    ],
    // Spirits alone attack: nobody stands for them.
    [{ type: 'attack', unit: null, hex: '0912' }, 'answer'],
    [{ type: 'widen', hex: '0912' }, 'join'],
    [{ type: 'attach', hex: '0912' }, 'join'],
    [{ type: 'take', unit: 4 }, 'answer'],
    [
      { type: 'meteor', hex: '0912' },
      { kind: 'counter', what: 'meteor' },
    ],
    [{ type: 'done' }, 'end'],
    [{ type: 'ready' }, 'end'],
  ])('%j', (action, role) => expect(roleOf(action)).toEqual(role));
});

it('finds the hex an action names by its printed number', () => {
  const { grid } = worldFor(null).land;
  expect(grid.names[targetOf({ type: 'step', unit: 0, to: '3524' }, view)]).toBe('3524');
  expect(targetOf({ type: 'storm', hex: null }, view)).toBe(-1);
});
