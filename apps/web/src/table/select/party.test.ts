import { dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { reach } from '@hexwyrm/wargame';
import { expect, test } from 'vitest';
import { passPlay } from '../../games/dragon-pass/table/play.ts';
import type { Session } from '../ask-host/useSession.ts';
import { goingNow, pick, sharedReach } from './party.ts';
import { menuOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

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
  useSelection.setState({ subject: { kind: 'unit', unit: newts }, party: 'stack' });
  const going = (kind: string) => goingNow(passPlay, view, menu, { kind });
  expect(going('step')).toEqual([king, newts]);
  expect(going('ride')).toEqual([king, newts]);
  expect(going('sow')).toEqual([newts]);
  useSelection.setState({ party: 'alone' });
  expect(going('ride')).toEqual([newts]);
});

test('any part of a stack can be chosen: whoever is pointed at joins those who go, or leaves them', () => {
  const foot = (number: number) => ({ type: 'furthest-foot', number, owner: 'lunar', hex: '1020' });
  const state = dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-1',
    active: 'lunar',
    phase: 'movement',
    units: [foot(1), foot(2), foot(3), foot(4), { type: 'wolfrunners', owner: 'sartar', hex: '3524' }],
    stacks: [{ hex: '1020', units: [0, 1, 2, 3] }],
  });
  const view = dragonPass.view(state, 'lunar');
  const menu = menuOf(dragonPass.legal(state, 'lunar'), passPlay);
  const going = () => goingNow(passPlay, view, menu, { kind: 'step' });
  const at = (unit: number) => pick(passPlay, view, menu, unit);
  useSelection.setState({ subject: { kind: 'unit', unit: 0 }, party: 'alone', picked: [] });
  at(2);
  expect(going()).toEqual([2, 0]);
  at(3);
  expect(going()).toEqual([3, 2, 0]);
  at(0);
  expect(going()).toEqual([3, 2]);
  at(2);
  expect([going(), useSelection.getState().party]).toEqual([[3], 'alone']);
  useSelection.setState({ subject: { kind: 'unit', unit: 1 }, party: 'stack' });
  at(0);
  expect(going()).toEqual([3, 2, 1]);
});

test('a whole stack gets as far as its slowest', async () => {
  const state = dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-1',
    active: 'lunar',
    phase: 'movement',
    units: [
      { type: 'line-cavalry', owner: 'lunar', hex: '1020' },
      { type: 'furthest-foot', owner: 'lunar', hex: '1020' },
      { type: 'wolfrunners', owner: 'sartar', hex: '3524' },
    ],
    stacks: [{ hex: '1020', units: [0, 1] }],
  });
  const { grid } = worldFor(null).land;
  const { travel } = dragonPass;
  if (travel === undefined) throw new Error('nobody moves');
  const host = {
    reach: async (seat: string, unit: number) => reach({ ...dragonPass, travel }, state, seat, unit),
  };
  const session = { snapshot: {}, host, seat: 'lunar', field: { grid } } as unknown as Session;
  useSelection.setState({ waypoints: [] });
  const [riders, foot, all] = await Promise.all(
    [[0], [1], [0, 1]].map((units) => sharedReach(units, session)),
  );
  expect(all).toEqual(foot);
  expect([...(foot ?? [])].every((hex) => riders?.has(hex))).toBe(true);
  expect(riders?.size).toBeGreaterThan(foot?.size ?? 0);
});
