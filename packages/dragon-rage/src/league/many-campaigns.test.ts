import { type Dice, pickIndex, pickOne, seededDice } from '@hexwyrm/kernel';
import { campaignOf, totalOf } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { dragonRageLeague } from './index.ts';

const CAMPAIGNS = 1000;
const contest = campaignOf(dragonRageLeague);
const SEATS = ['invader', 'defender'] as const;

/** The hero of the other side. */
const HEROES = {
  esirien: { invader: 'HERO', defender: 'OHERO' },
  nurkott: { invader: 'OHERO', defender: 'HERO' },
};

/** A game that is never played: somebody wins, and heroes and dragons fall. */
const anyReport = (dice: Dice, map: keyof typeof HEROES) => ({
  source: 'typed' as const,
  winner: pickOne(dice, SEATS),
  points: {},
  trophies: Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      Array.from({ length: pickIndex(dice, 3) }, () => ({ what: HEROES[map][seat], hex: null, turn: null })),
    ]),
  ),
});

test(`DR-4.5-a ${CAMPAIGNS} campaigns end, and every roster is what its lines add up to`, () => {
  const reasons = new Set<string>();
  for (let number = 0; number < CAMPAIGNS; number += 1) {
    const dice = seededDice(`campaign/${number}`);
    const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };
    const map = pickOne(dice, ['esirien', 'nurkott'] as const);
    const settings = { name: 'Wars', map, players, results: 'typed' };
    const state = contest.begin(settings, dice);
    while (!contest.isOver(state)) {
      const giveUp = pickIndex(dice, 60) === 0;
      const command = giveUp
        ? ({ type: 'give-up' } as const)
        : ({ type: 'result', game: state.played.length + 1, report: anyReport(dice, map) } as const);
      expect(contest.refusal(state, 'invader', command)).toBeNull();
      contest.carryOut(state, 'invader', command, dice);
      expect(state.played.length).toBeLessThanOrEqual(6);
    }
    for (const seat of SEATS) {
      const gained = state.played.flatMap(({ gains }) => gains[seat].lines);
      expect(gained.every(({ value }) => value >= 0)).toBe(true);
      expect(state.rosters[seat]).toBe(60 + totalOf(gained));
    }
    const [one, other] = SEATS.map((seat) => state.rosters[seat]);
    const { winner, reason } = state.outcome ?? {};
    if (reason === 'rosters') expect(winner).toBe(one > other ? 'invader' : 'defender');
    if (reason === 'deciding-game') expect(one).toBe(other);
    reasons.add(reason ?? '');
  }
  expect([...reasons].toSorted()).toEqual(['deciding-game', 'given-up', 'rosters']);
});
