import { hashState, seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import type { Action } from '../../core/actions.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { type Piece, table } from '../../testing/table.ts';

/** Two armies close to the west edge, with dragons, Cragspider and Hungry Jack among them. */
function crowd(seed: number, screening: boolean) {
  const dice = seededDice(`dragons ${seed}`);
  const sides = [
    ['0104', '0204', '0304', '0404', '0305', '0205'],
    ['0208', '0309', '0408', '0307', '0207', '0410'],
  ];
  const pieces: Record<string, Piece> = {};
  const add = (player: number, type: string, number = 0, where?: string) => {
    const hex = where ?? sides[player]?.[dice.d6() - 1] ?? '0104';
    pieces[`${type} ${number} ${player}`] = { type, number, owner: player === 0 ? 'lunar' : 'sartar', hex };
  };
  const other = seed % 2;
  add(0, 'dragons', 0);
  add(1, 'dragons', 1);
  add(other, 'dragons', 2);
  add(other, 'black-dragon');
  add(other, 'cragspider');
  add(other, 'cragspider-spirit', 0, 'box');
  for (let i = 0; i < 3; i++) add(other, 'dark-trolls', i);
  add(1 - other, 'puppeteer-troupe');
  for (let i = 0; i < 2; i++) add(1 - other, 'tusk-riders', i);
  for (let i = 0; i < 3; i++) add(0, 'furthest-foot', i);
  for (let i = 0; i < 2; i++) add(0, 'line-cavalry', i);
  for (let i = 0; i < 3; i++) add(1, 'foot-militia', i);
  add(0, 'jar-eel');
  add(0, 'beat-pot-aelwrin');
  add(0, 'crimson-bat');
  add(1, 'harrek');
  add(1, 'gunda');
  add(1, 'prince-argrath');
  add(1, 'stormwalkers');
  add(1, 'stormwalkers-spirit', 0, 'box');
  const keeper = seed % 3;
  const jack = {
    type: 'hungry-jack',
    owner: keeper === 0 ? 'lunar' : 'sartar',
    hex: keeper === 0 ? '0304' : '0309',
  };
  pieces.jack = keeper === 2 ? { type: 'hungry-jack', owner: null, hex: 'off' } : jack;
  const t = table<string>({
    scenario: 'pass-7',
    land: 'dragon-pass',
    moon: 0,
    turn: 2,
    pieces,
    options: { screening },
    state(state) {
      state.diplomacy = NO_DIPLOMACY;
      if (screening && keeper < 2) state.disclosed = [state.units.length - 1];
    },
  });
  return { t, dice };
}

/** What a test of dragons would rather see than marches of the foot. */
const isRare = ({ type }: Action): boolean =>
  ['fetch', 'bring', 'call', 'pillar', 'dragonfight', 'carry', 'slay', 'sweep'].includes(type);

it.each([true, false])(
  'DP-16.10.2-a DP-16.6.3-a: dragons and Hungry Jack leave no position without a way on, or a secret told; screening %s',
  { timeout: 120_000 },
  (screening) => {
    const met = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      const { t, dice } = crowd(seed, screening);
      for (let step = 0; step < 180 && t.state.turn < 6; step++) {
        const decision = t.decision();
        if (decision === null) break;
        const [seat = ''] = decision.seats;
        const legal = t.legal(seat);
        expect(legal.length, JSON.stringify(decision)).toBeGreaterThan(0);
        met.add(decision.kind);
        const rare = legal.filter(isRare);
        const wanted = rare.length > 0 && dice.d6() > 3 ? rare : legal;
        const action = wanted[(dice.d6() * 36 + dice.d6() * 6 + dice.d6()) % wanted.length];
        if (action === undefined) break;
        expect(t.refusal(seat, action), JSON.stringify(action)).toBeNull();
        met.add(action.type);
        if (step % 12 === 0) {
          expect(hashState(dragonPass.clone(t.state))).toBe(hashState(t.state));
          const saved = dragonPass.save(t.state);
          expect(dragonPass.save(dragonPass.load(saved))).toEqual(saved);
          for (const looker of ['lunar', 'sartar']) {
            const guess = dragonPass.sample(t.state, looker, dice);
            expect(dragonPass.view(guess, looker)).toEqual(dragonPass.view(t.state, looker));
            expect(dragonPass.legal(guess, looker)).toEqual(dragonPass.legal(t.state, looker));
          }
        }
        const odds = t.odds(seat, action);
        for (const { results } of odds)
          expect(results.reduce((sum, { chance: [of, all] }) => sum + of / all, 0)).toBeCloseTo(1);
        dragonPass.apply(t.state, seat, action, dice);
        expect(brokenInvariants(t.state)).toEqual([]);
      }
    }
    for (const kind of ['call', 'approach', 'dragonfight', 'pillar', 'fetch']) expect(met).toContain(kind);
  },
);
