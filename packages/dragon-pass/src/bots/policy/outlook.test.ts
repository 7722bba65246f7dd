import { describe, expect, it } from 'vitest';
import { worldFor } from '../../index.ts';
import { type Piece, table } from '../../testing/table.ts';
import { briefOf, Outlook } from './outlook.ts';
import { sceneOf } from './scene.ts';

const { index } = worldFor(null).land.grid;
const at = (name: string): number => index.get(name) ?? -1;
const lunar = (hex: string, code = '4-3-4'): Piece => ({ code, owner: 'lunar', hex });
const sartar = (hex: string, code = '4-3-4'): Piece => ({ code, owner: 'sartar', hex });

/** Two of Lunar before a fortress of Sartar with a garrison, and one of Sartar behind them. */
function siege() {
  const t = table<string>({
    scenario: 'pass-1',
    land: 'dragon-pass',
    active: 'lunar',
    turn: 3,
    phase: 'movement',
    pieces: {
      a: lunar('3217', '5-5-4'),
      b: lunar('3217'),
      guard: sartar('3220'),
      behind: sartar('3215'),
    },
    state: (state) => {
      state.control = [{ hex: at('3220'), player: state.seats.indexOf('sartar') }];
    },
  });
  const brief = briefOf(sceneOf(t.state, 'lunar'));
  const man = (name: string) => brief.scene.own.filter(({ id }) => id === t.id(name));
  return { brief, outlook: new Outlook(brief), man };
}

describe('an outlook', () => {
  it('follows moves: it is that of a fresh look at where everybody stands', () => {
    const { brief, outlook, man } = siege();
    for (const [name, to] of [
      ['a', '3219'],
      ['b', '3219'],
      ['a', '3218'],
      ['b', '3216'],
    ] as const) {
      outlook.move(man(name), at(to));
      expect(outlook.value()).toBeCloseTo(new Outlook(brief).value(), 9);
    }
  });

  it('is as before when moves are undone, the last first', () => {
    const { brief, outlook, man } = siege();
    const before = outlook.value();
    const both = brief.scene.own;
    const undone = [outlook.move(both, at('3219')), outlook.move(man('a'), at('3218'))];
    expect(outlook.value()).not.toBeCloseTo(before, 1);
    for (const undo of undone.reverse()) undo();
    expect(outlook.value()).toBe(before);
    expect(both.map(({ hex }) => hex)).toEqual([at('3217'), at('3217')]);
  });
});
