import { campaignMeetings, type Meeting, NEW_RATING, rate, tournamentMeetings } from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { openCampaign, openTournament } from './contests.fixture.ts';
import { dragonRageLeague } from './index.ts';
import { recordAgainst } from './record.ts';

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
  // Ann won two of three in the campaign; in the cup both invaders win, which changes nothing between the two.
  const all = [...campaign.view().meetings, ...cup.view().meetings];
  expect(all).toHaveLength(5);
  expect([recordAgainst(all, 'Ann', 'Ben'), recordAgainst(all, 'Ben', 'Ann')]).toEqual([1, -1]);
  const [round] = tournamentMeetings(dragonRageLeague.tournament, cup.book.state);
  expect(round.map(({ winner }) => winner)).toEqual(round.map(({ one: invader }) => invader));
  expect(round).toHaveLength(2);
  expect(rate([round]).size).toBe(2);
});

describe('in a tournament with handicaps', () => {
  const FOUR = ['Ann', 'Ben', 'Cleo', 'Dora'];
  const begin = (settings: object) => {
    const cup = openTournament(FOUR, settings);
    cup.give({ type: 'draw' });
    cup.give({ type: 'tell' });
    return cup;
  };
  const lastRound = (cup: ReturnType<typeof begin>) => cup.view().rounds[cup.view().rounds.length - 1];

  /** The first named win both their games: 25 points razed as invader, 10 let through as defender. */
  function second(settings: object) {
    const cup = begin(settings);
    for (const { id } of lastRound(cup).matches) {
      cup.give({ type: 'result', match: id, leg: 0, razed: 25 });
      cup.give({ type: 'result', match: id, leg: 1, razed: 10 });
    }
    cup.give({ type: 'draw' });
    cup.give({ type: 'tell' });
    return cup;
  }

  test('DR-3.3.4-a, DR-3.3.4-b what all games so far add up to changes the goal, line by line (R-DR-199)', () => {
    const knockout = second({ format: 'double', handicaps: true });
    const [winners, losers] = lastRound(knockout).matches;
    expect(winners.legs[0].goal).toEqual([
      { reason: 'scenario', clause: 'DR-3.1.2-c', count: 0, value: 19 },
      { reason: 'handicap', clause: 'DR-3.3.4-b', count: 0, value: 0 },
    ]);
    // Both lost twice.
    expect(Object.values(losers.handicaps ?? {})).toEqual([-2, -2]);
  });

  test('DR-3.3.4-b a typed result is of the goal that was changed', () => {
    const cup = begin({ format: 'swiss', rounds: 3, handicaps: true });
    const [match, other] = lastRound(cup).matches;
    for (const leg of [0, 1]) cup.give({ type: 'result', match: match.id, leg, razed: leg === 0 ? 25 : 10 });
    for (const leg of [0, 1]) cup.give({ type: 'result', match: other.id, leg, razed: 25 });
    cup.give({ type: 'draw' });
    cup.give({ type: 'tell' });
    const [strong] = match.players;
    const next = lastRound(cup).matches.find(({ players }) => players.includes(strong));
    if (next === undefined) throw new Error('nobody meets the strongest');
    const leg = next.legs.findIndex(({ invader }) => invader === strong);
    // 2 against 0: half of it is 1, and the goal of 19 becomes 20.
    expect(next.legs[leg].goal).toMatchObject([{ value: 19 }, { count: 2, value: 1 }]);
    expect(next.legs[1 - leg].goal).toMatchObject([{ value: 19 }, { count: -2, value: -1 }]);
    cup.give({ type: 'result', match: next.id, leg, razed: 19 });
    cup.give({ type: 'result', match: next.id, leg: 1 - leg, razed: 18 });
    expect(lastRound(cup).matches.find(({ id }) => id === next.id)?.score[strong].points).toBe(0);
  });

  test('without them the goal is that of the scenario', () => {
    const [match] = lastRound(second({ format: 'swiss', rounds: 3 })).matches;
    expect([match.handicaps, match.legs[0].goal?.length]).toEqual([null, 1]);
  });
});

test('rating and handicap of every player are in the table of a tournament', () => {
  const cup = openTournament(['Ann', 'Ben']);
  expect(cup.view().standings).toMatchObject([{ rating: NEW_RATING, handicap: 0 }, { rating: NEW_RATING }]);
  cup.give({ type: 'draw' });
  cup.give({ type: 'tell' });
  cup.give({ type: 'result', match: '1.1', leg: 0, razed: 25 });
  const [winner, loser] = cup.view().standings;
  // As two new players after one game: see the rating's own test.
  expect(winner.rating.rating).toBeCloseTo(1662.3, 1);
  expect(loser.rating.deviation).toBeCloseTo(290.3, 1);
  expect([winner.handicap, loser.handicap]).toEqual([1, -1]);
});
