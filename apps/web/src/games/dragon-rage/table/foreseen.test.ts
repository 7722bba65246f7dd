import { type Action, dragonRage } from '@hexwyrm/dragon-rage';
import { describe, expect, it } from 'vitest';
import { burnedIn, outcomeOf } from './foreseen.ts';

const [DRAGON, WIZARD, NEAR, FAR, HERO] = [0, 1, 2, 3, 4];
const view = dragonRage.load({
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'defender-spells',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'WZD', side: 'defender', hex: '1012' },
    { type: 'INF', side: 'defender', hex: '1011' },
    { type: 'INF', side: 'defender', hex: '0101' },
    { type: 'HERO', side: 'defender', hex: '1010' },
  ],
});
const cast = (spell: object): Extract<Action, { type: 'cast' }> =>
  ({ type: 'cast', unit: WIZARD, ...spell }) as Extract<Action, { type: 'cast' }>;
const at = (unit: number) => view.units[unit]?.hex ?? -1;

describe('what is told before a breath or a spell', () => {
  it('names whoever is in the flame but no dragon', () => {
    expect(burnedIn(view, [at(DRAGON), at(NEAR)])).toEqual([NEAR, HERO]);
    expect(burnedIn(view, [])).toEqual([]);
  });

  it('counts the sure damage of a bolt: power 5, less 1 per hex', () => {
    expect(outcomeOf(cast({ spell: 'lightning', target: DRAGON }), view)).toEqual({
      kind: 'bolt',
      distance: 2,
      damage: 3,
    });
  });

  it('names whom a fog or a whirlwind covers and whom a boost helps', () => {
    const fog = outcomeOf(cast({ spell: 'fog', hex: '1011' }), view);
    expect(fog).toEqual({ kind: 'covers', units: [DRAGON, WIZARD, NEAR, HERO] });
    const whirlwind = outcomeOf(cast({ spell: 'whirlwind', hex: '1011' }), view);
    expect(whirlwind).toEqual({ kind: 'covers', units: [NEAR] });
    const boost = outcomeOf(cast({ spell: 'boost', radius: 1 }), view);
    expect(boost).toEqual({ kind: 'helps', units: [NEAR] });
    expect(outcomeOf(cast({ spell: 'boost', radius: 2 }), view)).toEqual({
      kind: 'helps',
      units: [NEAR, HERO],
    });
    expect(view.units[FAR]?.hex).not.toBe(at(NEAR));
  });
});
