import { campaignMeetings, type Meeting, rate, tournamentMeetings } from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { openCampaign, openTournament } from './contests.fixture.ts';
import { dragonRageLeague } from './index.ts';

const beat = (one: string, other: string, times: number) =>
  Array.from({ length: times }, () => ({ one, other, winner: one }));

const between = (meetings: readonly Meeting[], invader = 'Ann', defender = 'Ben') =>
  dragonRageLeague.handicap(meetings, { invader, defender });

describe('a handicap', () => {
  test('DR-3.3.4-a is kept for each opponent: one up for a win, one down for a loss', () => {
    const meetings = [...beat('Ann', 'Ben', 4), ...beat('Ben', 'Ann', 1), ...beat('Cleo', 'Ann', 9)];
    expect(between(meetings).ratings).toEqual({ invader: 3, defender: -3 });
    expect(between(meetings, 'Ann', 'Cleo').ratings).toEqual({ invader: -9, defender: 9 });
  });

  test('DR-3.3.4-b half the difference raises the goal of a better invader, lowers that of a better defender', () => {
    // 3 and -3 differ by 6: three points; 3 wins and 2 losses make 1 and -1: one point
    expect(between(beat('Ann', 'Ben', 3)).lines).toEqual([
      { reason: 'handicap', clause: 'DR-3.3.4-b', count: 6, value: 3 },
    ]);
    expect(between(beat('Ben', 'Ann', 3)).lines).toMatchObject([{ value: -3 }]);
    expect(between([...beat('Ann', 'Ben', 3), ...beat('Ben', 'Ann', 2)]).lines).toMatchObject([{ value: 1 }]);
    expect(between(beat('Ann', 'Ben', 3)).options).toEqual({ handicap: { invader: 3, defender: -3 } });
  });

  test('DR-3.3.4-c ten or more is told of whom it is', () => {
    expect(between(beat('Ann', 'Ben', 9)).lopsided).toEqual([]);
    expect(between(beat('Ann', 'Ben', 10)).lopsided).toEqual(['invader']);
  });
});

test('the games of campaigns and tournaments are a record, awarded ones are not', () => {
  const campaign = openCampaign();
  for (const [game, winner] of ['invader', 'defender', 'invader'].entries())
    campaign.give(
      { type: 'result', game: game + 1, report: { source: 'typed', winner, points: {}, trophies: {} } },
      'invader',
    );
  const meetings = campaignMeetings(campaign.book.state);
  expect(meetings.flat().map(({ winner }) => winner)).toEqual(['Ann', 'Ben', 'Ann']);
  expect(between(meetings.flat()).ratings).toEqual({ invader: 1, defender: -1 });

  const cup = openTournament(['Ann', 'Ben', 'Cleo', 'Dora']);
  cup.give({ type: 'draw' });
  cup.give({ type: 'tell' });
  const [one, other] = cup.book.state.rounds[0].matches;
  for (const leg of [0, 1]) cup.give({ type: 'result', match: one.id, leg, razed: 25 });
  cup.give({ type: 'award', match: other.id, to: other.players[0], reason: 'nobody came' });
  const [round] = tournamentMeetings(dragonRageLeague.tournament, cup.book.state);
  expect(round.map(({ winner }) => winner)).toEqual(round.map(({ one: invader }) => invader));
  expect(round).toHaveLength(2);
  expect(rate([round]).size).toBe(2);
});
