import { dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { passPlay } from '../games/dragon-pass/table/play.ts';
import { useDesk } from './desk.ts';
import { goingNow } from './party.ts';
import { menuOf } from './selection.ts';

test('a whole stack goes together on foot and along a dragonewt road, but nobody is sown with the others', () => {
  const newt = (type: string) => ({ type, owner: 'independents', hex: '2913' });
  const state = dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-6',
    active: 'independents',
    phase: 'movement',
    units: [
      newt('beaked-dragonewts'),
      newt('inhuman-king'),
      { type: 'heavy-cavalry', owner: 'lunar', hex: '1020' },
    ],
    stacks: [{ hex: '2913', units: [0, 1] }],
  });
  const view = dragonPass.view(state, 'independents');
  const menu = menuOf(dragonPass.legal(state, 'independents'), passPlay);
  const [top, below] =
    view.stacks.find(({ hex }) => worldFor(null).land.grid.names[hex] === '2913')?.places ?? [];
  const [newts, king] = [top?.unit ?? -1, below?.unit ?? -1];
  useDesk.setState({ subject: { kind: 'unit', unit: newts }, party: 'stack' });
  const going = (kind: string) => goingNow(passPlay, view, menu, { kind });
  expect(going('step')).toEqual([king, newts]);
  expect(going('ride')).toEqual([king, newts]);
  expect(going('sow')).toEqual([newts]);
  useDesk.setState({ party: 'alone' });
  expect(going('ride')).toEqual([newts]);
});
