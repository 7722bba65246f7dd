import { expect, it } from 'vitest';
import { viewFor } from '../../game/view.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { table } from '../../testing/table.ts';
import { comingIn } from './coming.ts';

it('DP-PAC.RandomEvents.36-b DP-16.10.1-c DP-16.14.2-g DP-12.3-m DP-12.3-n: the game-turns in which things come and end', () => {
  const t = table({
    scenario: 'pass-7',
    turn: 5,
    pieces: {
      emperor: { type: 'red-emperor', owner: 'lunar', hex: 'off' },
      dragon: { type: 'dragons', owner: 'sartar', hex: 'off' },
      late: lunar('3-3-3', 'off'),
      foe: sartar('3-3-3', '0909'),
    },
    state: (state, hex) => {
      state.chance = { rolled: [], rights: [], offers: [], debts: [], away: { unit: 0, back: 8 } };
      state.jack = { fetching: [{ unit: 1, turn: 4 }], callers: [], worked: [] };
      state.cloud = { hex: hex('0505'), player: 0, turn: 5 };
      state.storm = { kind: 'great', player: 1, turn: 4 };
      state.rain = true;
      state.arrivals.push({ unit: 2, hexes: [hex('0101')], capital: false });
    },
  });
  const told = comingIn(viewFor(t.state, 'lunar')).map(({ turn, what }) => `${turn} ${what}`);
  expect(told).toEqual(['5 arrivals', '8 emperor', '6 rain-ends', '7 flood-ends', '7 cloud-ends', '6 jack']);
});
