import { dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { scriptedDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { tableView } from '../../table-view.fixture.ts';
import { battleMarks } from './battle-marks.ts';

const { names } = worldFor(null).land.grid;

/** Two cavalry attack a stack of two foot on the plain. */
const chips = (screening: boolean, seat: string) => {
  const state = dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-1',
    options: { screening },
    active: 'lunar',
    phase: 'battles',
    units: [
      { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
      { type: 'foot-militia', number: 1, owner: 'sartar', hex: '1911' },
      { type: 'foot-militia', number: 2, owner: 'sartar', hex: '1911' },
    ],
    stacks: [{ hex: '1911', units: [1, 2] }],
  });
  dragonPass.apply(state, 'lunar', { type: 'attack', unit: 0, hex: '1911' }, scriptedDice([]));
  const view = tableView(state, seat);
  return battleMarks(view, view.answers.battle).flatMap((mark) =>
    mark.kind === 'chip' ? [`${names[mark.hex]} ${mark.text}`] : [],
  );
};

it('DP-5.3-b: what a stack with hidden counters fights with is marked as the least of it', () => {
  expect(chips(true, 'lunar')).toContain('1911 6+');
  expect(chips(true, 'sartar')).toContain('1911 12');
  expect(chips(false, 'lunar')).toContain('1911 12');
});
