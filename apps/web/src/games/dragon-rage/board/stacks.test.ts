import { dragonRage } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import { RADIUS } from '../../../board/field.ts';
import { unitsIn } from '../table/target.ts';
import { rageBoard } from './index.ts';
import { stacksOf } from './stacks.ts';

test.each([false, true])(
  'a hero under a dragon is seen beside it, not only by a rim (in flight: %s)',
  (aloft) => {
    const view = dragonRage.load({
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-rage',
      map: 'plain',
      phase: 'invader-movement',
      units: [
        { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N', aloft },
        { type: 'HERO', side: 'defender', hex: '1010' },
      ],
    });
    const stacks = stacksOf(view, rageBoard.fieldOf(view), null);
    const all = [...stacks.ground, ...stacks.aloft];
    const [dragon, hero] = [0, 1].map((unit) => all.find((placed) => placed.unit === unit));
    const apart = Math.hypot((hero?.x ?? 0) - (dragon?.x ?? 0), (hero?.y ?? 0) - (dragon?.y ?? 0));
    // The medallion has a radius of 0.81 hexes, the counter reaches 0.6 from its middle.
    expect(apart).toBeGreaterThan(0.55 * RADIUS);
  },
);

test('whoever is drawn on top of a stack is the first of its list', () => {
  const view = dragonRage.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'plain',
    phase: 'defender-movement',
    units: [
      { type: 'CAV', side: 'defender', hex: '1010' },
      { type: 'HERO', side: 'defender', hex: '1010' },
      { type: 'INF', side: 'defender', hex: '1212' },
      { type: 'DRAGON', side: 'invader', hex: '1212', facing: 'N', aloft: true },
    ],
  });
  const field = rageBoard.fieldOf(view);
  const { top } = stacksOf(view, field, null);
  expect([...top.values()].toSorted()).toEqual([0, 3]);
  for (const [hex, unit] of top) expect(unitsIn(view, hex)[0]).toBe(unit);
});
