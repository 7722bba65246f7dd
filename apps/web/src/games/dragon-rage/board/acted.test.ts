import { dragonRage } from '@hexwyrm/dragon-rage';
import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { hasActed } from './acted.ts';

/** A dragon that has struck one of its two neighbours with its head. */
function struckOnce() {
  const state = dragonRage.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'plain',
    phase: 'invader-melee',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
      { type: 'INF', side: 'defender', hex: '1009' },
      { type: 'INF', side: 'defender', hex: '1110' },
    ],
  });
  const strike = { type: 'strike', unit: 0, hex: '1009', groups: { head: 1 } } as const;
  dragonRage.apply(state, 'invader', strike, seededDice('strike'));
  return state;
}

test('DR-2.12.1.6.3-c a monster that has groups left to strike with has not acted', () => {
  const state = struckOnce();
  expect(state.units[0].did?.attacked).toBe(true);
  expect(hasActed(state, state.units[0])).toBe(false);
});

test('DR-2.12.1.6.3-c a monster whose other groups are lost has acted', () => {
  const state = struckOnce();
  const { body, did } = state.units[0];
  body?.hp.forEach((groups, area) => {
    groups.fill(0, did?.used[area] ?? 0);
  });
  expect(hasActed(state, state.units[0])).toBe(true);
});
