import { type Action, dragonRage } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import { menuOf } from '../../../table/select/selection.ts';
import { ragePlay } from './play.ts';
import { robbedBy } from './sole-targets.ts';

/** Two dragons beside one soldier; where there is a second one, the other dragon can strike at him instead. */
function strikes(second: readonly object[]) {
  const units = [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'DRAGON', side: 'invader', hex: '1008', facing: 'S' },
    { type: 'INF', side: 'defender', hex: '1009' },
    { type: 'INF', side: 'defender', hex: '0101' },
    ...second,
  ];
  const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
  const state = dragonRage.load({ ...head, phase: 'invader-melee', units });
  const legal = dragonRage.legal(state, 'invader');
  const menu = menuOf(legal, ragePlay);
  const view = dragonRage.view(state, 'invader');
  const strike = legal.find((action) => action.type === 'strike' && action.unit === 0) as Action;
  const monsters = new Map([...menu.units].map(([unit, actions]) => [unit, actions as readonly Action[]]));
  return robbedBy(strike, monsters, view);
}

test('a strike at the only target of another monster names that monster', () => {
  expect(strikes([])).toEqual([1]);
});

test('whoever finds another target loses nothing', () => {
  expect(
    strikes([
      { type: 'INF', side: 'defender', hex: '0908' },
      { type: 'INF', side: 'defender', hex: '1108' },
    ]),
  ).toEqual([]);
});
