import { EVEN } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonPass, worldFor } from '../../../index.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { Plan } from './plan.ts';

const { index, names } = worldFor(null).land.grid;
const at = (name: string): number => index.get(name) ?? -1;
const lunar = (hex: string, code = '4-3-4'): Piece => ({ code, owner: 'lunar', hex });

/** The last turn, in which two units of Lunar stand before an empty fortress each; a third one is far from everything. */
function march(isOver: () => boolean) {
  const t = table<string>({
    scenario: 'pass-1',
    land: 'dragon-pass',
    active: 'lunar',
    turn: 5,
    phase: 'movement',
    pieces: {
      a: lunar('3218'),
      b: lunar('3226'),
      c: lunar('0404', '5-5-4'),
      far: { code: '4-3-4', owner: 'sartar', hex: '4530' },
    },
    state: (state) => {
      state.control = ['3220', '3228'].map((hex) => ({ hex: at(hex), player: 1 }));
    },
  });
  let looks = 0;
  const looksAt: number[] = [];
  const plan = new Plan(t.state, 'lunar', EVEN);
  const steps: Action[] = [];
  for (;;) {
    looks = 0;
    const step = plan.next(t.state, 'lunar', () => {
      looks += 1;
      return isOver();
    });
    looksAt.push(looks);
    if (step === null) break;
    steps.push(step);
    dragonPass.apply(t.state, 'lunar', step, seededDice('plan'));
  }
  const ends = ['a', 'b'].map((name) => names[t.state.units[t.id(name)]!.hex]);
  return { steps, looksAt, ends };
}

describe('a plan', () => {
  it('is thought out at the first choice, where there is time', () => {
    const { looksAt, ends, steps } = march(() => false);
    expect(ends).toEqual(['3220', '3228']);
    expect(looksAt.length).toBe(steps.length + 1);
    expect(looksAt[0]).toBeGreaterThan(6);
    expect(Math.max(...looksAt.slice(1))).toBe(1);
  });

  it('goes on with the first step that is found when time is up, and is thought on at the next choices', () => {
    const { looksAt, ends } = march(() => true);
    const [all = 0] = march(() => false).looksAt;
    expect(looksAt[0]).toBeLessThan(all);
    expect(looksAt[0]).toBeGreaterThan(1);
    expect(ends).toEqual(['3220', '3228']);
  });
});
