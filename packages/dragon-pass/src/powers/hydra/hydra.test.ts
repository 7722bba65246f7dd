import { describe, expect, it } from 'vitest';
import type { Phase } from '../../core/vocabulary.ts';
import { WHOLE } from '../../core/vocabulary.ts';
import { mgfOf } from '../../moon/figures.ts';
import { assault, lunar, sartar, until } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import { refuse } from '../../testing/trek.ts';
import type { Meals } from './hydra.ts';

const HYDRA = (hex: string, down = false): Piece => ({ type: 'hydra', owner: 'sartar', hex, down });

/** The Sartar player has Hydra in 0909. */
function lair(meals: Meals, extra: Record<string, Piece> = {}, active = 'sartar', phase: Phase = 'movement') {
  return table<string>({
    active,
    phase,
    pieces: {
      hydra: HYDRA('0909'),
      a: sartar('3-3-3', '0909'),
      b: sartar('3-3-3', '0910'),
      hero: sartar('(4!)-10-6', '0908'),
      far: sartar('3-3-3', '0911'),
      foe: lunar('3-3-3', '1518'),
      ...extra,
    },
    state: (state) => {
      state.hydra = meals;
    },
  });
}

const magic = (meals: Meals, down = false) => {
  const t = lair(meals, { hydra: HYDRA('0909', down) });
  return (mgfOf(t.board(), t.id('hydra')) ?? 0) / WHOLE;
};

const feed = (t: ReturnType<typeof lair>, name: string) =>
  t.play('sartar', { type: 'nourish', unit: t.id(name) });

describe('Hydra', () => {
  it('DP-16.11-c: with three of four meals it stays, with the fourth it moves four hexes', () => {
    const t = lair({ strength: 4, fed: 3 });
    expect(refuse(t, 'sartar', 'hydra', '1009')).toBe('DP-16.11-c');
    expect(eventsOf(feed(t, 'a'), 'nourished')).toMatchObject([{ unit: t.id('a'), due: 0 }]);
    t.walk('sartar', 'hydra', '1009', '1008', '1007', '1006');
    expect(refuse(t, 'sartar', 'hydra', '1005')).toBe('DP-6-b');
  });

  it('DP-16.11-c: nor does it retreat or advance before, and once fed it wants no more', () => {
    const t = lair(
      { strength: 1, fed: 0 },
      {
        hydra: HYDRA('0910'),
        b: sartar('3-3-3', '0910'),
        x: lunar('1-3-3', '1010'),
        y: lunar('1-3-3', '1010'),
      },
      'lunar',
      'battles',
    );
    assault(t, '0910', 'x');
    t.play('lunar', { type: 'devour', by: t.id('hydra'), unit: t.id('x') });
    until(t, 'retreat');
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('hydra'), to: t.hex('0809') })).toBe(
      'DP-16.11-c',
    );
    const sated = lair({ strength: 1, fed: 1 });
    expect(sated.refusal('sartar', { type: 'nourish', unit: sated.id('a') })).toBe('DP-16.11-c');
  });

  it('DP-16.11-d: units of its own side in its hex or beside it are food, no others', () => {
    const t = lair(
      { strength: 6, fed: 0 },
      {
        mage: sartar('2-2-2-3', '0808'),
        ghost: sartar('X-5-X-3', '0909', { of: 'mage' }),
        enemy: lunar('3-3-3', '0809'),
      },
    );
    const offered = t
      .matching('sartar', { type: 'nourish' })
      .map((action) => 'unit' in action && action.unit);
    expect(offered.sort()).toEqual(['a', 'b', 'hero', 'mage'].map((name) => t.id(name)).sort());
    for (const name of ['far', 'ghost', 'enemy', 'hydra'])
      expect(t.refusal('sartar', { type: 'nourish', unit: t.id(name) }), name).toBe('DP-16.11-d');
  });

  it('DP-16.11-d: at any time, in the enemy’s combat phase between battles too', () => {
    const battle = {
      x: lunar('3-3-3', '1515'),
      d: sartar('9-3-3', '1516'),
      y: lunar('3-3-3', '1215'),
      e: sartar('9-3-3', '1216'),
    };
    const t = lair({ strength: 6, fed: 0 }, battle, 'lunar', 'battles');
    expect(t.reactions('sartar')).toContainEqual({ type: 'nourish', unit: t.id('b') });
    expect(t.refusal('lunar', { type: 'nourish', unit: t.id('b') })).toBe('DP-16.11-d');
    feed(t, 'b');
    expect(t.at('b')).toBe('dead');
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'battles' });
    // In the midst of a battle nobody is thrown to it (R-DP-57).
    assault(t, '1516', 'x');
    expect(t.refusal('sartar', { type: 'nourish', unit: t.id('a') })).toBe('DP-16.11-d');
  });

  it('DP-16.11-e: food has no escape', () => {
    const t = lair({ strength: 6, fed: 0 });
    feed(t, 'hero');
    expect(t.at('hero')).toBe('dead');
    expect(t.state.escapes).toEqual([]);
  });

  it('DP-16.11-f: unfed it takes attackers in its defence', () => {
    const five = Object.fromEntries(['v', 'w', 'x', 'y', 'z'].map((name) => [name, lunar('3-3-3', '0910')]));
    const t = lair(
      { strength: 2, fed: 0 },
      { ...five, a: sartar('3-3-3', '0101'), b: sartar('3-3-3', '0101') },
      'lunar',
      'battles',
    );
    assault(t, '0909', 'v');
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-7.6.3-b');
    t.play('lunar', { type: 'devour', by: t.id('hydra'), unit: t.id('v') });
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-7.6.3-b');
    t.play('lunar', { type: 'devour', by: t.id('hydra'), unit: t.id('w') });
    expect([t.at('v'), t.at('w'), t.at('x')]).toEqual(['dead', 'dead', '0910']);
  });

  it('DP-16.11-g: disrupted it has half its magic, rounded down, and the hunger it had', () => {
    expect(magic({ strength: 5, fed: 0 })).toBe(-5);
    expect(magic({ strength: 5, fed: 0 }, true)).toBe(-2);
    expect(magic({ strength: 1, fed: 0 }, true)).toBe(0);
    const t = lair({ strength: 5, fed: 4 }, { hydra: HYDRA('0909', true) });
    expect(refuse(t, 'sartar', 'hydra', '1009')).toBe('DP-16.11-c');
    feed(t, 'a');
    expect(refuse(t, 'sartar', 'hydra', '1009')).toBeNull();
  });
});
