import { expect, it } from 'vitest';
import type { Diplomacy } from '../../alliances/state.ts';
import { viewFor } from '../../game/view.ts';
import { lunar } from '../../testing/skirmish.ts';
import { table } from '../../testing/table.ts';
import { diplomacyIn } from './diplomacy.ts';

const [LUNAR, SARTAR] = [0, 1];

const income = (turn: number, player: number, points: number) => ({ turn, player, points, parts: [] });
const entry = (
  turn: number,
  player: number,
  people: string,
  points: number,
  why: 'allotted' | 'rebuff' | 'trespass' | 'event' = 'allotted',
) => ({ turn, player, people, points, why });
const tell = (
  turn: number,
  player: number,
  people: string,
  points: number,
  claim: 'granted' | 'denied',
  open: number[] = [0, 0],
) => ({ turn, player, people, points, claim, open });

/** Four game-turns of a war: what Lunar sees of it does not depend on what Sartar has done in secret. */
const war = (secret: Diplomacy['ledger']): Diplomacy => ({
  incomes: [SARTAR, LUNAR].flatMap((player) => [
    income(1, player, 50),
    ...[2, 3, 4].map((turn) => income(turn, player, 25)),
  ]),
  ledger: [
    entry(1, LUNAR, 'ethilrist', 40),
    entry(1, LUNAR, 'grazelanders', 26),
    entry(2, SARTAR, 'ironhoof', 10, 'event'),
    entry(3, SARTAR, 'exiles', 2, 'trespass'),
    ...secret,
  ],
  told: [
    tell(2, SARTAR, 'exiles', 20, 'denied'),
    tell(3, SARTAR, 'ironhoof', 30, 'granted', [0, 10]),
    tell(3, LUNAR, 'grazelanders', 26, 'denied'),
  ],
  allied: [{ turn: 3, player: SARTAR, people: 'ironhoof' }],
  leashed: [],
  asked: [],
  slain: [],
});

const SECRET: Diplomacy['ledger'] = [
  entry(1, SARTAR, 'exiles', 20),
  entry(2, SARTAR, 'ironhoof', 20),
  entry(3, SARTAR, 'grazelanders', 27),
  entry(3, SARTAR, 'grazelanders', 5, 'rebuff'),
];

function reportOf(secret: Diplomacy['ledger'], seat: 'lunar' | 'sartar' = 'lunar') {
  const t = table({
    scenario: 'pass-7',
    turn: 4,
    pieces: { a: lunar('3-3-3', '0909') },
    state: (state) => {
      state.diplomacy = war(secret);
    },
  });
  const report = diplomacyIn(viewFor(t.state, seat), seat === 'lunar' ? LUNAR : SARTAR);
  return new Map(report?.majors.map((major) => [major.people, major]));
}

it('DP-14.1.3-c DP-14.1.3-h: what the other side can hold follows from its income, its claims and its denials', () => {
  const majors = reportOf(SECRET);
  // 125 received; 20, 20 (30 less a gift of 10) and 12 (26 less the lead of 15, and one) are known: 73 are free.
  for (const people of ['dragonewts', 'ethilrist', 'cragspider', 'androgeus'])
    expect(majors.get(people)?.other, people).toEqual({ lo: 0, hi: 73 });
  // 12 known and 73 free, and the five points of a rebuff that may have been (DP-14.1.3-d).
  expect(majors.get('grazelanders')?.other).toEqual({ lo: 12, hi: 90 });
  // 20 in game-turn 2, as told; two trespasses since; and the two incomes after it.
  expect(majors.get('exiles')?.other).toEqual({ lo: 22, hi: 72 });
});

it('DP-14.1.2-d: nothing that the other side has done in secret changes what is shown of it', () => {
  const other = [
    entry(1, SARTAR, 'exiles', 20),
    entry(1, SARTAR, 'ironhoof', 20),
    entry(3, SARTAR, 'grazelanders', 12),
    entry(4, SARTAR, 'dragonewts', 60),
  ];
  expect([...reportOf(other)]).toEqual([...reportOf(SECRET)]);
});

it('DP-14.1.2-c DP-14.1.3-g: a seat has its own totals, and sees whose ally a people is since when', () => {
  const lunars = reportOf(SECRET);
  expect(lunars.get('ethilrist')?.own).toBe(40);
  expect(lunars.get('ironhoof')).toMatchObject({ owner: SARTAR, since: 3, stated: 30 });
  // 27 given in secret, and five for the rebuff.
  expect(reportOf(SECRET, 'sartar').get('grazelanders')?.own).toBe(32);
});

it('DP-14.1.2-d: once the game is over all totals are open', () => {
  const t = table({
    scenario: 'pass-7',
    turn: 14,
    pieces: { a: lunar('3-3-3', '0909') },
    state: (state) => {
      state.diplomacy = war(SECRET);
      state.outcome = { winner: 'lunar', reason: 'full-game', clause: 'DP-18.7.6-a' };
    },
  });
  const report = diplomacyIn(viewFor(t.state, 'lunar'), LUNAR);
  expect(report?.majors.find(({ people }) => people === 'grazelanders')?.other).toEqual({ lo: 32, hi: 32 });
});

it('DP-18.9.5-b R-DPP-113: a seat has what it has put into the replacement fund, and nothing of the other side', () => {
  const fundIn = (scenario: string, seat: 'lunar' | 'sartar') => {
    const t = table({
      scenario,
      turn: 4,
      pieces: { a: lunar('3-3-3', '0909') },
      state: (state) => {
        state.diplomacy = war(SECRET);
        if (scenario === 'pass-9') state.funds = [{ player: SARTAR, points: 12 }];
      },
    });
    return diplomacyIn(viewFor(t.state, seat), seat === 'lunar' ? LUNAR : SARTAR)?.fund;
  };
  expect(fundIn('pass-9', 'sartar')).toEqual({ people: 'fund', own: 12 });
  expect(fundIn('pass-9', 'lunar')).toEqual({ people: 'fund', own: 0 });
  expect(fundIn('pass-7', 'sartar')).toBeNull();
});
