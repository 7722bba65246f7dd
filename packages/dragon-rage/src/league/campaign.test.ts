import { commitment, OptionError } from '@hexwyrm/kernel';
import {
  ContestError,
  campaignOf,
  campaignSlot,
  HOST,
  newBook,
  openBook,
  type PlayedGame,
} from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { begun, openCampaign } from './contests.fixture.ts';
import { dragonRageLeague } from './index.ts';

const { campaign: rules } = dragonRageLeague;

type Side = 'invader' | 'defender';

const dragon = { what: 'DRAGON', hex: '0203', turn: 4 };
const hero = { what: 'HERO', hex: '1910', turn: 4 };

const won = (winner: Side, game: number, trophies: Partial<Record<Side, object[]>> = {}) => ({
  type: 'result',
  game,
  report: { source: 'typed', winner, points: {}, trophies },
});

/** A campaign in which these won, one game after the other. */
function after(...winners: Side[]) {
  const open = openCampaign();
  for (const [index, winner] of winners.entries()) open.give(won(winner, index + 1), 'invader');
  return open;
}

const pair = ({ invader, defender }: PlayedGame['after']) => [invader, defender];

const rosters = (...winners: Side[]) => after(...winners).book.state.played.map((game) => pair(game.after));

describe('the start', () => {
  test('DR-4.1-a five games on one map with fixed sides', () => {
    const { view, refusal } = openCampaign();
    expect(view()).toMatchObject({ games: 5, settings: { map: 'esirien' } });
    expect(view().next?.prospect.options).toMatchObject({ map: 'esirien', campaign: { game: 1 } });
    const later = after('invader', 'invader');
    const slot = begun(later);
    expect(slot.options).toMatchObject({ map: 'esirien', campaign: { game: 3 } });
    expect(slot.players).toEqual(later.book.state.settings.players);
    expect(refusal(won('invader', 2), 'invader')).toMatchObject({ clause: 'L-NOT-OPEN', facts: { open: 1 } });
  });

  test('DR-4.1-b both rosters start at 60', () => {
    expect(openCampaign().view().rosters).toEqual({ invader: 60, defender: 60 });
  });

  test('DR-4.1-c the city is rebuilt, the rosters stay', () => {
    const { view } = after('invader');
    expect(view().next?.prospect.options).toEqual({
      map: 'esirien',
      campaign: { game: 2, rosters: { invader: 70, defender: 65 } },
    });
  });

  test('DR-4.2-a a map and who invades are settled first', () => {
    const contest = campaignOf(dragonRageLeague);
    const fault = (settings: object) => {
      try {
        newBook(contest, settings, 'secret');
        return null;
      } catch (error) {
        return error instanceof OptionError ? error.option : error;
      }
    };
    const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };
    const good = { name: 'Wars', map: 'nurkott', players };
    expect(fault(good)).toBeNull();
    expect(fault({ ...good, map: 'paris' })).toBe('map');
    expect(fault({ ...good, map: undefined })).toBe('map');
    expect(fault({ ...good, players: { invader: { name: 'Ann' } } })).toBe('players.defender');
    expect(fault({ ...good, players: { ...players, third: { name: 'Cleo' } } })).toBe('players.third');
    expect(fault({ ...good, players: { invader: { name: 'Ann' }, defender: { name: 'Ann' } } })).toBe(
      'players',
    );
    expect(fault({ ...good, options: { elowyn: 'yes' } })).toBe('elowyn');
    expect(fault({ ...good, options: { handicap: { invader: 1, defender: 2 } } })).toBe('handicap');
    expect(fault({ ...good, games: 7 })).toBe('games');
  });

  test('what an army may be and what the goal is so far come with the next game', () => {
    const { view } = openCampaign({ map: 'nurkott', options: { elowyn: true } });
    expect(view().next?.prospect).toMatchObject({
      cap: 15,
      markers: 0,
      goal: [
        { reason: 'base', value: 17 },
        { reason: 'nurkott', value: 1 },
      ],
    });
    expect(view().next?.begun).toBe(false);
  });
});

describe('a typed result', () => {
  const slain = (seat: Side, what: string, settings: object = {}) =>
    openCampaign(settings).refusal(
      won('invader', 1, { [seat]: [{ what, hex: null, turn: null }] }),
      'invader',
    );
  const counted = (points: Partial<Record<Side, number>>, settings: object = {}) => {
    const given = won('invader', 1);
    return openCampaign(settings).refusal({ ...given, report: { ...given.report, points } }, 'invader');
  };
  const nurkott = { map: 'nurkott' };

  test('DR-4.4-d names heroes and dragons that the other side can have', () => {
    for (const what of ['DRAGON', 'YDRAGON', 'OHERO']) expect(slain('defender', what)).toBeNull();
    expect(slain('invader', 'HERO')).toBeNull();
    expect(slain('invader', 'OHERO', nurkott)).toBeNull();
    expect(slain('defender', 'HERO', nurkott)).toBeNull();
    // Foot soldiers and nothing known; dragons never serve a city, nor does the invader's own hero.
    for (const what of ['INF', 'banana', 'DRAGON', 'OHERO'])
      expect(slain('invader', what)).toEqual({
        clause: 'DR-4.4-d',
        facts: { seat: 'invader', trophy: what },
      });
    expect(slain('defender', 'OHERO', nurkott)).toMatchObject({ clause: 'DR-4.4-d' });
  });

  test('shares the points of the map, with the corrections in force', () => {
    expect(counted({})).toBeNull();
    expect(counted({ invader: 20, defender: 13 })).toBeNull();
    expect(counted({ invader: 33 })).toBeNull();
    expect(counted({ invader: 99 })).toEqual({
      clause: 'L-IMPOSSIBLE-SCORE',
      facts: { points: { invader: 99 }, all: 33 },
    });
    expect(counted({ invader: 20, defender: 12 })).toMatchObject({ clause: 'L-IMPOSSIBLE-SCORE' });
    expect(counted({ invader: 20, defender: 15 }, nurkott)).toBeNull();
    // The citadel is worth 7 instead of 5.
    const corrections = { map: 'esirien', hexes: { '1910': { vp: 7 } } };
    expect(counted({ invader: 34, defender: 1 }, { options: { corrections } })).toBeNull();
  });
});

describe('after a game', () => {
  const gains = (invader: number, defender: number, winner: Side, trophies: object = {}) =>
    Object.values(
      rules.gains(
        { map: 'esirien', options: {}, number: 1, rosters: { invader, defender } },
        { winner, trophies: { invader: [], defender: [], ...trophies } },
      ),
    ).map(({ lines }) => lines.map(({ clause, value }) => [clause, value]));

  test('DR-4.4-a rosters within 10: the winner gains 10, the loser 5', () => {
    expect(gains(60, 60, 'invader')).toEqual([[['DR-4.4-a', 10]], [['DR-4.4-a', 5]]]);
    expect(gains(70, 60, 'defender')).toEqual([[['DR-4.4-a', 5]], [['DR-4.4-a', 10]]]);
    expect(gains(60, 70, 'defender')).toEqual([[['DR-4.4-a', 5]], [['DR-4.4-a', 10]]]);
  });

  test('DR-4.4-b more than 10 apart: the weaker player gains 15 or 10', () => {
    expect(gains(60, 71, 'invader')[0]).toEqual([['DR-4.4-b', 15]]);
    expect(gains(60, 71, 'defender')[0]).toEqual([['DR-4.4-b', 10]]);
  });

  test('DR-4.4-c more than 10 apart: the stronger player gains 5 or nothing', () => {
    expect(gains(60, 71, 'defender')[1]).toEqual([['DR-4.4-c', 5]]);
    expect(gains(60, 71, 'invader')[1]).toEqual([['DR-4.4-c', 0]]);
  });

  test('DR-4.4-d whoever killed a hero or a dragon gains 5 more, once', () => {
    expect(gains(60, 60, 'invader', { defender: [dragon, dragon] })).toEqual([
      [['DR-4.4-a', 10]],
      [
        ['DR-4.4-a', 5],
        ['DR-4.4-d', 5],
      ],
    ]);
  });

  test('DR-4.4-a to d: 60:60, 75:65, 80:75, 95:80, 100:100, 115:110', () => {
    const { give, book } = openCampaign();
    give(won('invader', 1, { invader: [hero] }), 'invader');
    // 60:60 is close: 10 + 5 for a trophy, and 5
    give(won('defender', 2), 'invader');
    // 75:65 is close: 5, and 10
    give(won('invader', 3, { invader: [hero] }), 'defender');
    // 80:75 is close: 10 + 5, and 5
    give(won('defender', 4, { invader: [hero], defender: [dragon] }), 'defender');
    // 95:80: the stronger lost, 0 + 5; the weaker won, 15 + 5
    give(won('invader', 5, { invader: [hero], defender: [dragon] }), 'invader');
    // 100:100 is close: 10 + 5, and 5 + 5
    expect(book.state.played.map((game) => pair(game.after))).toEqual([
      [75, 65],
      [80, 75],
      [95, 80],
      [100, 100],
      [115, 110],
    ]);
    expect(book.state.outcome).toEqual({ winner: 'invader', reason: 'rosters', clause: 'DR-4.5-a' });
  });

  test('the stakes of the next game are told before it', () => {
    const { view } = after('invader', 'invader', 'invader');
    // 70:65, 80:70, 90:75: from here the invader is the stronger by 15
    expect(view().rosters).toEqual({ invader: 90, defender: 75 });
    const { stakes, prospect } = view().next!;
    expect(stakes.defender).toMatchObject({
      invader: { cell: 'stronger-loses' },
      defender: { cell: 'weaker-wins', lines: [{ clause: 'DR-4.4-b', value: 15 }] },
    });
    // 15 ahead: three points more to raze
    expect(prospect.goal).toContainEqual({
      reason: 'invader-ahead',
      clause: 'DR-4.3.3-b',
      count: 0,
      value: 3,
    });
  });
});

describe('the end', () => {
  test('DR-4.5-a after five games the higher roster wins', () => {
    expect(rosters('defender', 'defender', 'defender', 'defender', 'defender')).toEqual([
      [65, 70],
      [70, 80],
      [75, 90],
      // 15 apart: 10 for the weaker loser, 5 for the stronger winner
      [85, 95],
      [90, 105],
    ]);
    const { book, refusal } = after('defender', 'defender', 'defender', 'defender', 'defender');
    expect(book.state.outcome).toMatchObject({ winner: 'defender', reason: 'rosters' });
    expect(refusal(won('invader', 6), 'invader')).toEqual({ clause: 'L-OVER' });
  });

  /** Five games and level: 75:65, 85:70, 85:85, 95:90, 100:100. */
  function level() {
    const { give, ...rest } = openCampaign();
    give(won('invader', 1, { invader: [hero] }), 'invader');
    give(won('invader', 2), 'invader');
    give(won('defender', 3), 'invader');
    give(won('invader', 4), 'invader');
    give(won('defender', 5), 'invader');
    return { give, ...rest };
  }

  test('DR-4.5-a equal rosters are a tie, which a sixth game breaks without touching them', () => {
    const { give, view } = level();
    expect(view()).toMatchObject({ rosters: { invader: 100, defender: 100 }, tied: true, outcome: null });
    expect(view().next).toMatchObject({ number: 6, deciding: true, stakes: {}, prospect: { cap: 25 } });
    give(won('defender', 6), 'defender');
    expect(view().outcome).toEqual({ winner: 'defender', reason: 'deciding-game', clause: 'DR-4.5-a' });
    expect(view().rosters).toEqual({ invader: 100, defender: 100 });
  });

  test('DR-4.5-a or that stays one', () => {
    const { give, view } = level();
    give({ type: 'leave-tie' }, 'defender');
    expect(view().outcome).toEqual({ winner: null, reason: 'tie', clause: 'DR-4.5-a' });
    expect(openCampaign().refusal({ type: 'leave-tie' }, 'invader')).toMatchObject({ clause: 'DR-4.5-a' });
  });

  test('whoever gives up loses, and the rosters stay (R-DR-194)', () => {
    const { give, view } = after('invader');
    give({ type: 'give-up' }, 'invader');
    expect(view()).toMatchObject({
      rosters: { invader: 70, defender: 65 },
      outcome: { winner: 'defender', reason: 'given-up' },
      next: null,
    });
  });
});

describe('a file', () => {
  const contest = campaignOf(dragonRageLeague);
  const problem = (file: unknown) => {
    try {
      openBook(contest, file, 'secret');
      return null;
    } catch (error) {
      if (error instanceof ContestError) return error.problems[0];
      throw error;
    }
  };

  test('goes through the same gate again, and leads to the same state', () => {
    const { book } = after('invader', 'defender');
    const file = book.file();
    expect(openBook(contest, JSON.stringify(file), 'secret').file()).toEqual(file);
    expect(problem({ ...file, hash: '0'.repeat(64) })?.path).toBe('hash');
    expect(problem({ ...file, commands: file.commands.slice(1) })).toEqual({
      path: 'commands[0]',
      reason: 'refused by L-NOT-OPEN {"game":2,"open":1}',
    });
    expect(problem({ ...file, commands: [{ ...file.commands[0], command: { type: 'rest' } }] })).toEqual({
      path: 'commands[0].command.type',
      reason: 'is not known',
    });
    expect(problem({ ...file, contest: 'tournament' })?.path).toBe('contest');
    expect(problem({ ...file, game: 'dragon-pass' })?.path).toBe('game');
    expect(problem({ ...file, rulesVersion: 9 })?.path).toBe('rulesVersion');
    expect(problem('{')?.reason).toBe('is not JSON');
    expect(problem({ ...file, more: 1 })).toEqual({ path: 'more', reason: 'is not known' });
  });

  test('tells no dice of games to come: they are drawn when a game begins, with a lot made of a secret', () => {
    const open = after('invader');
    const { book, view, refusal } = open;
    expect(view('invader').seal).toBe(commitment('test'));
    const begin = { type: 'begin', game: 2 };
    const file = book.file();
    expect(campaignSlot(dragonRageLeague, book.state)).toBeNull();
    const diceOf = (secret: string) => {
      const mine = openBook(contest, file, secret);
      mine.apply('defender', begin, 1);
      return campaignSlot(dragonRageLeague, mine.state)?.dice;
    };
    expect(refusal({ ...begin, game: 1 }, 'invader')).toMatchObject({ clause: 'L-COUNTED' });
    expect(refusal({ ...begin, game: 3 }, 'invader')).toMatchObject({ clause: 'L-NOT-OPEN' });
    expect(refusal(begin, 'third')).toMatchObject({ clause: 'L-SEAT' });
    const { dice } = begun(open);
    expect(refusal(begin, 'invader')).toMatchObject({ clause: 'L-BEGUN' });
    expect(view().next?.begun).toBe(true);
    expect(diceOf('test')).toEqual(dice);
    expect(diceOf('another')).not.toEqual(dice);
    for (const seat of [HOST, 'invader']) expect(JSON.stringify(view(seat))).not.toContain(String(dice.seed));
    open.give(won('invader', 2), 'invader');
    expect(view().next).toMatchObject({ number: 3, begun: false });
    expect(begun(open).dice).not.toEqual(dice);
  });
});
