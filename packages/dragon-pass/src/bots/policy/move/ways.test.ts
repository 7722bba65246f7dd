import { describe, expect, it } from 'vitest';
import { dragonPassRules } from '../../../index.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { sceneOf } from '../scene.ts';
import { waysIn } from './ways.ts';

const lunar = (hex: string): Piece => ({ code: '4-3-4', owner: 'lunar', hex });
const sartar = (hex: string, code = '4-3-4'): Piece => ({ code, owner: 'sartar', hex });

/** The ways of a unit of Lunar with 4 movement points, and where the rules let it go. */
function waysOf(others: Record<string, Piece>) {
  const t = table<string>({
    scenario: 'pass-1',
    land: 'dragon-pass',
    active: 'lunar',
    turn: 3,
    phase: 'movement',
    pieces: { it: lunar('2011'), ...others },
  });
  const scene = sceneOf(t.state, 'lunar');
  const [man] = scene.own;
  const ways = waysIn(scene)(man);
  const rules = dragonPassRules.travel.ways?.(t.state, 'lunar', man.id) ?? [];
  return { ways, paths: [...ways.values()], rules: rules.map(({ path }) => path) };
}

describe('ways', () => {
  it('are those of the rules, though enemies come and go', () => {
    for (const hex of ['2014', '2013', '2012', '2111', '2014']) {
      const { paths, rules } = waysOf({ foe: sartar(hex) });
      expect(paths).toEqual(rules);
    }
  });

  it('are looked for once, as long as only those change who are too far away to matter', () => {
    const [one, other] = [
      waysOf({ foe: sartar('2014'), far: sartar('4530') }),
      waysOf({ foe: sartar('2014') }),
    ];
    expect(other.ways).toBe(one.ways);
    expect(waysOf({ foe: sartar('2013') }).ways).not.toBe(one.ways);
  });

  it('go past a single being, which has no zone of control, but not past troops', () => {
    const [hero, troops] = [waysOf({ foe: sartar('2013', '(4)-oo-4') }), waysOf({ foe: sartar('2013') })];
    expect(hero.ways).not.toBe(troops.ways);
    expect(hero.paths).toEqual(hero.rules);
    expect(troops.paths).toEqual(troops.rules);
  });
});
