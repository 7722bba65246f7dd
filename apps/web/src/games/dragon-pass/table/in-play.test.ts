import { dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { menuOf } from '../../../table/select/selection.ts';
import { hexesInPlay } from './in-play.ts';
import { passPlay } from './play.ts';

const { names } = worldFor(null).land.grid;

describe('what a player is shown of the map', () => {
  it('his units that can act, and the enemies within a march of them', () => {
    const state = dragonPass.load({
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-pass',
      scenario: 'pass-1',
      active: 'lunar',
      phase: 'movement',
      units: [
        { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
        { type: 'foot-militia', owner: 'sartar', hex: '1914' },
        { type: 'wolfrunners', owner: 'sartar', hex: '3524' },
      ],
    });
    const view = dragonPass.view(state, 'lunar');
    const legal = dragonPass.legal(state, 'lunar');
    const hexes = hexesInPlay(view, 0, menuOf(legal, passPlay).units.keys(), legal);
    expect(hexes.map((hex) => names[hex])).toEqual(['1910', '1914']);
  });

  it('in set-up every hex where he may set up', () => {
    const state = dragonPass.setup('pass-1', {}, scriptedDice([]));
    const view = dragonPass.view(state, 'lunar');
    const legal = dragonPass.legal(state, 'lunar');
    const zone = new Set(legal.flatMap((action) => (action.type === 'deploy' ? [action.hex] : [])));
    expect(zone.size).toBeGreaterThan(10);
    const hexes = hexesInPlay(view, 0, menuOf(legal, passPlay).units.keys(), legal);
    expect(new Set(hexes.map((hex) => names[hex]))).toEqual(zone);
  });
});
