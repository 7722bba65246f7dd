import { expect, it } from 'vitest';
import type { Diplomacy } from '../alliances/state.ts';
import { viewFor } from '../game/view.ts';
import { table } from '../testing/table.ts';
import { arrivalIn } from './arrival.ts';
import { pricesIn } from './powers/prices.ts';

const [LUNAR, SARTAR] = [0, 1];

const peace = (allied: Diplomacy['allied'] = []): Diplomacy => ({
  incomes: [],
  ledger: [],
  told: [],
  allied,
  leashed: [],
  asked: [],
  slain: [],
});

/** Sartar holds Boldhome, 3524; a Lunar rider is near. */
function land(allied: Diplomacy['allied'] = []) {
  return table({
    scenario: 'pass-7',
    land: 'dragon-pass',
    pieces: {
      rider: { code: '3-3-9', owner: 'lunar', hex: '3522' },
      guard: { code: '5-4-3', owner: 'sartar', hex: '3524' },
      second: { code: '3-4-3', owner: 'sartar', hex: '3524' },
    },
    state: (state) => {
      state.diplomacy = peace(allied);
    },
  });
}

it('DP-14.1.6-a DP-14.1.6-b: a move is told to take a capital, or to leave one’s own without a unit', () => {
  const t = land();
  const told = (seat: string, unit: 'rider' | 'guard', hex: string, others: ('guard' | 'second')[] = []) =>
    arrivalIn(viewFor(t.state, seat), t.id(unit), hex, { others: others.map((name) => t.id(name)) })
      .filter(({ what }) => what.includes('capital'))
      .map(({ what, clause }) => `${what} ${clause}`);
  expect(told('lunar', 'rider', '3524')).toEqual(['takes-capital DP-14.1.6-a']);
  expect(told('sartar', 'guard', '3525')).toEqual([]);
  expect(told('sartar', 'guard', '3525', ['second'])).toEqual(['leaves-capital DP-14.1.6-a']);
});

it('DP-14.1.5-a DP-14.1.5-b DP-14.1.6-c: trespass on neutral land, on the way or at its end; allied land is free', () => {
  const of = (t: ReturnType<typeof land>, hex: string, path: string[] = []) =>
    arrivalIn(viewFor(t.state, 'lunar'), t.id('rider'), hex, { path })
      .filter(({ people }) => people !== null)
      .map(({ what, people }) => `${what} ${people}`);
  const neutral = land();
  // The Wild Temple, in Beast Valley.
  const temple = '1927';
  expect(of(neutral, temple)).toEqual(['trespass ironhoof']);
  expect(of(neutral, '3522', ['3522', temple])).toEqual(['trespass ironhoof']);
  expect(of(land([{ turn: 1, player: LUNAR, people: 'ironhoof' }]), temple)).toEqual([]);
  expect(of(land([{ turn: 1, player: SARTAR, people: 'ironhoof' }]), temple)).toEqual([
    'takes-ally-capital ironhoof',
  ]);
});

it('DP-18.7.5-b DP-18.7.5-c DP-18.9.5-c: infantry costs its CF or another infantry unit, cavalry twice that', () => {
  const prices = (scenario: string) => {
    const t = table({
      scenario,
      land: 'dragon-pass',
      pieces: {
        foot: { code: '4-3-3', kind: 'infantry', faction: 'lunar', owner: 'lunar', hex: 'dead' },
        horse: { code: '3-3-5', kind: 'cavalry', faction: 'lunar', owner: 'lunar', hex: 'dead' },
        theirs: { code: '3-3-5', kind: 'cavalry', faction: 'sartar', owner: 'sartar', hex: 'dead' },
      },
    });
    return pricesIn(viewFor(t.state, 'lunar'), LUNAR).map(({ unit, points, given }) => [
      t.nameOf(unit),
      points,
      given.count,
      given.combat,
    ]);
  };
  expect(prices('pass-9')).toEqual([
    ['foot', 4, 1, 4],
    ['horse', 6, 2, 3],
  ]);
  expect(prices('pass-7')).toEqual([
    ['foot', null, 1, 4],
    ['horse', null, 2, 3],
  ]);
});
