import { OptionError } from '@hexwyrm/kernel';
import { csvOf, HOST, htmlOf, newBook, PLAIN, sheetOf, tournamentOf } from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { openTournament } from './contests.fixture.ts';
import { dragonRageLeague } from './index.ts';

const { tournament: rules } = dragonRageLeague;
const FOUR = ['Ann', 'Ben', 'Cleo', 'Dora'];

type Open = ReturnType<typeof openTournament>;

const lastRound = ({ book }: Open) => book.state.rounds[book.state.rounds.length - 1];

/** The next round, drawn and told. */
function begin(open: Open): Open {
  open.give({ type: 'draw' });
  open.give({ type: 'tell' });
  return open;
}

/** Enters both games of a match: what the first named razes as invader, and what the second does. */
function play({ give }: Open, match: string, first: number, second: number): void {
  give({ type: 'result', match, leg: 0, razed: first });
  give({ type: 'result', match, leg: 1, razed: second });
}

/** Plays all matches of the round: the player first named razes 20 and 20 are needed to win, the other 10. */
function playAll(open: Open, first = 20, second = 10): Open {
  for (const { id } of lastRound(open).matches) play(open, id, first, second);
  return open;
}

test('DR-5.2-a, DR-5.3-a: how rounds are played may change until the first is drawn', () => {
  const open = openTournament(['Ann', 'Ben', 'Cleo']);
  const settings = { format: 'single', scenarios: 'die', rounds: null, handicaps: true, results: 'replays' };
  open.give({ type: 'arrange', settings });
  expect(open.view().settings).toMatchObject({ ...settings, name: 'Cup', map: 'esirien' });
  expect(open.refusal({ type: 'arrange', settings }, 'p1')).toMatchObject({ clause: 'L-SEAT' });
  open.give({ type: 'draw' });
  expect(lastRound(open)).toMatchObject({ stage: 'elimination', matches: [{ handicaps: {} }] });
  expect(lastRound(open).die).not.toBeNull();
  expect(open.refusal({ type: 'arrange', settings })).toEqual({ clause: 'L-ROUND', facts: { drawn: 1 } });
});

test('DR-5.1-d: what both players share is what the map is worth, with the corrections in force', () => {
  expect(openTournament(['Ann', 'Ben'], { map: 'nurkott' }).view().resistance).toBe(35);
  expect(openTournament(['Ann', 'Ben']).view().resistance).toBe(33);
  // The citadel is worth 7 instead of 5.
  const corrections = { map: 'esirien', hexes: { '1910': { vp: 7 } } };
  const corrected = begin(openTournament(['Ann', 'Ben'], { options: { corrections } }));
  expect(corrected.view().resistance).toBe(35);
  const game = { type: 'result', match: '1.1', leg: 0 };
  expect(corrected.refusal({ ...game, razed: 36 })).toMatchObject({ clause: 'L-IMPOSSIBLE-SCORE' });
  corrected.give({ ...game, razed: 34 });
  expect(lastRound(corrected).matches[0].legs[0].report?.points).toEqual({ invader: 34, defender: 1 });
});

describe('a match', () => {
  test('DR-5.1-a is two games of one scenario with sides changed', () => {
    const open = begin(openTournament(['Ann', 'Ben']));
    const [{ players, legs }] = lastRound(open).matches;
    expect(legs.map(({ invader, defender }) => [invader, defender])).toEqual([players, players.toReversed()]);
    expect(lastRound(open).scenario).toBe('esirien-1');
  });

  test('DR-5.1-b, DR-5.1-c, DR-5.1-d a game won is a point; resistance is what was razed and what was left', () => {
    const open = begin(openTournament(['Ann', 'Ben']));
    const [{ id, players }] = lastRound(open).matches;
    // Esirien 1 is worth 33 points, its goal is 19.
    play(open, id, 20, 7);
    const [{ score, winner, complete }] = open.view().rounds[0].matches;
    expect(score[players[0]]).toEqual({ points: 2, resistance: 20 + (33 - 7) });
    expect(score[players[1]]).toEqual({ points: 0, resistance: 33 - 20 + 7 });
    expect([winner, complete]).toEqual([players[0], true]);
  });

  test('DR-5.1-b the goal decides, and who gives up has lost (R-DR-128)', () => {
    const report = (razed: number, conceded: string | null = null) =>
      rules.report({ scenario: 'nurkott-1', options: {} }, razed, conceded);
    expect(report(17)).toMatchObject({ winner: 'invader', points: { invader: 17, defender: 18 } });
    expect(report(16)).toMatchObject({ winner: 'defender', points: { invader: 16, defender: 19 } });
    expect(report(4, 'defender')).toMatchObject({ winner: 'invader', points: { invader: 4, defender: 31 } });
    expect(report(4, 'invader')).toMatchObject({ winner: 'defender' });
    expect(report(36)).toBeNull();
    const corrections = { scenarios: { 'nurkott-1': { goal: 16 } } };
    expect(rules.report({ scenario: 'nurkott-1', options: { corrections } }, 16, null)).toMatchObject({
      winner: 'invader',
    });
    expect(report(20, 'invader')).toBeNull();
  });

  test('DR-5.1-e resistance separates equal points, and level players share a place', () => {
    const open = begin(openTournament(FOUR));
    const [one, other] = lastRound(open).matches;
    play(open, one.id, 20, 20);
    play(open, other.id, 25, 20);
    const places = open.view().standings.map(({ place, points, resistance }) => [place, points, resistance]);
    // 20 + 13 twice; 25 + 13 and 20 + 8
    expect(places).toEqual([
      [1, 1, 38],
      [2, 1, 33],
      [2, 1, 33],
      [4, 1, 28],
    ]);
  });

  test('DR-5.1-f map and scenario are announced before: until then players see nothing of the round', () => {
    const open = openTournament(FOUR);
    open.give({ type: 'draw' });
    expect(open.view('p1').rounds).toEqual([]);
    expect(open.view(HOST).rounds).toHaveLength(1);
    expect(open.view().phase).toBe('drawn');
    open.give({ type: 'tell' });
    expect(open.view('p1')).toMatchObject({
      settings: { map: 'esirien' },
      rounds: [{ scenario: 'esirien-1' }],
    });
  });
});

test('DR-5-a Elowyn, points and campaigns have no place in a tournament', () => {
  const contest = tournamentOf(dragonRageLeague);
  const fault = (settings: object) => {
    try {
      newBook(contest, { name: 'Cup', format: 'swiss', map: 'esirien', ...settings }, 'secret');
      return null;
    } catch (error) {
      return error instanceof OptionError ? error.option : error;
    }
  };
  expect(fault({ options: { archersMelee: false } })).toBeNull();
  expect(fault({ options: { elowyn: true } })).toBe('elowyn');
  expect(fault({ options: { map: 'esirien' } })).toBe('map');
  expect(fault({ options: { campaign: {} } })).toBe('campaign');
  expect(fault({ options: { handicap: null } })).toBe('handicap');
  expect(fault({ options: { archersMelee: 7 } })).toBe('archersMelee');
  expect(fault({ map: 'plain' })).toBe('map');
  expect(fault({ players: [{ name: 'Ann' }, { name: 'ann' }] })).toBe('players');
  expect(fault({ format: 'swiss-cut', players: [{ name: 'Ann' }, { name: 'Ben' }] })).toBe('players');
  expect(rules.pools.flatMap(({ byDie }) => byDie).every((id) => /^(esirien|nurkott)-[1-6]$/.test(id))).toBe(
    true,
  );
});

describe('scenarios', () => {
  test('DR-5.3-a Esirien 1 throughout, or a die for each round', () => {
    expect(rules.pools[0]).toMatchObject({ map: 'esirien', clause: 'DR-5.3-a', fixed: 'esirien-1' });
    const open = openTournament(FOUR, { scenarios: 'die' });
    playAll(begin(open));
    begin(open);
    for (const { die, scenario } of open.book.state.rounds) expect(scenario).toBe(`esirien-${die}`);
  });

  test('DR-5.4-a Nurkott 1 throughout, or a die for each round', () => {
    expect(rules.pools[1]).toMatchObject({ map: 'nurkott', clause: 'DR-5.4-a', fixed: 'nurkott-1' });
    const fixed = begin(openTournament(FOUR, { map: 'nurkott' }));
    expect(lastRound(fixed)).toMatchObject({ scenario: 'nurkott-1', die: null });
    const open = begin(openTournament(FOUR, { map: 'nurkott', scenarios: 'die' }));
    expect(lastRound(open).scenario).toBe(`nurkott-${lastRound(open).die}`);
  });
});

describe('elimination', () => {
  test('DR-5.2-a is suggested for up to eight; the first pairs are drawn by lot, one scenario for all', () => {
    expect(openTournament([...FOUR, 'E', 'F', 'G', 'H']).view().suggested.format).toBe('single');
    expect(openTournament([...FOUR, 'E', 'F', 'G', 'H', 'I']).view().suggested.format).toBe('swiss');
    const pairings = new Set<string>();
    const open = openTournament(FOUR, { format: 'single' });
    open.give({ type: 'draw' });
    for (let draw = 0; draw < 30; draw += 1) {
      pairings.add(
        lastRound(open)
          .matches.map(({ players }) => players.toSorted().join(''))
          .toSorted()
          .join(),
      );
      open.give({ type: 'redraw', reason: 'again' });
    }
    expect(pairings.size).toBe(3);
    open.give({ type: 'tell' });
    playAll(begin(playAll(open)));
    expect(open.refusal({ type: 'draw' })).toMatchObject({ clause: 'DR-5.2-a' });
  });

  test('DR-5.2-b level, both go on', () => {
    const open = begin(openTournament(FOUR, { format: 'single' }));
    const [one, other] = lastRound(open).matches;
    play(open, one.id, 20, 20);
    play(open, other.id, 20, 10);
    open.give({ type: 'draw' });
    const { survivors, matches } = open.book.state.rounds[0];
    expect(Object.keys(survivors ?? {}).toSorted()).toEqual([...one.players, other.players[0]].toSorted());
    expect(matches[0].notes).toMatchObject([{ reason: 'level-both-go-on', clause: 'DR-5.2-b' }]);
  });

  test('DR-5.2-b unless nobody would leave, or two are left: then resistance decides, after it a lot (R-DR-125)', () => {
    const open = begin(openTournament(FOUR, { format: 'single' }));
    const [one, other] = lastRound(open).matches;
    play(open, one.id, 22, 20);
    play(open, other.id, 20, 25);
    open.give({ type: 'draw' });
    expect(Object.keys(open.book.state.rounds[0].survivors ?? {}).toSorted()).toEqual(
      [one.players[0], other.players[1]].toSorted(),
    );
    open.give({ type: 'tell' });
    const [final] = lastRound(open).matches;
    play(open, final.id, 20, 20);
    expect(open.refusal({ type: 'draw' })).toEqual({ clause: 'DR-5.2-a', facts: { next: 'close' } });
    open.give({ type: 'close' });
    const [note] = lastRound(open).matches[0].notes;
    expect(note).toMatchObject({ reason: 'level-lot', clause: 'DR-5.1-e' });
    expect(open.view().standings.filter(({ place }) => place === 1)).toMatchObject([{ player: note.player }]);
  });

  test('DR-5.2-c with an odd number one by lot goes on unplayed, nobody twice while that can be avoided', () => {
    const open = openTournament([...FOUR, 'Eve'], { format: 'single' });
    begin(open);
    const [first] = lastRound(open).idle;
    expect(first).toMatchObject({ reason: 'bye', clause: 'DR-5.2-c' });
    expect(open.view().standings.every(({ points }) => points === 0)).toBe(true);
    playAll(open);
    begin(open);
    expect(lastRound(open).idle).toHaveLength(1);
    expect(lastRound(open).idle[0].player).not.toBe(first.player);
  });

  test('in a double elimination two lost matches are needed, and the last two may meet twice', () => {
    const open = begin(openTournament(FOUR, { format: 'double' }));
    playAll(open);
    begin(open);
    expect(lastRound(open).matches.map(({ side }) => side)).toEqual(['main', 'second']);
    playAll(open);
    begin(open);
    // One unbeaten player waits for the winner of the others.
    expect(lastRound(open).idle).toMatchObject([{ reason: 'waits' }]);
    const unbeaten = lastRound(open).idle[0].player ?? '';
    begin(playAll(open));
    const [final] = lastRound(open).matches;
    const beaten = final.players[0] === unbeaten ? [10, 20] : [20, 10];
    play(open, final.id, beaten[0], beaten[1]);
    begin(open);
    expect(open.book.state.rounds.at(-2)?.survivors).toEqual(
      Object.fromEntries(final.players.map((id) => [id, 1])),
    );
    playAll(open);
    open.give({ type: 'close' });
    expect(Object.keys(lastRound(open).survivors ?? {})).toHaveLength(1);
  });
});

describe('Swiss rounds', () => {
  test('DR-5.2-d pair by lot in the first', () => {
    const open = openTournament(FOUR);
    open.give({ type: 'draw' });
    const seen = new Set<string>();
    for (let draw = 0; draw < 30; draw += 1) {
      seen.add(
        lastRound(open)
          .matches.map(({ players }) => players.toSorted().join(''))
          .toSorted()
          .join(),
      );
      open.give({ type: 'redraw', reason: 'again' });
    }
    expect(seen.size).toBe(3);
  });

  test('DR-5.2-e who sits out has two points, no resistance, and is of the lowest score (R-DR-126)', () => {
    const open = begin(openTournament([...FOUR, 'Eve']));
    const [bye] = lastRound(open).idle;
    expect(bye).toMatchObject({ reason: 'bye', clause: 'DR-5.2-e', facts: { points: 2 } });
    playAll(open);
    const standing = open.view().standings.find(({ player }) => player === bye.player);
    expect(standing).toMatchObject({ points: 2, resistance: 0, byes: 1, won: 0 });
    const losers = open
      .view()
      .standings.filter(({ points }) => points === 0)
      .map(({ player }) => player);
    begin(open);
    expect(losers).toContain(lastRound(open).idle[0].player);
  });

  test('DR-5.2-f later pair those on equal points who have not met', () => {
    const open = playAll(begin(openTournament([...FOUR, 'E', 'F', 'G', 'H'])));
    const pointsOf = new Map(open.view().standings.map(({ player, points }) => [player, points]));
    begin(open);
    for (const { players, notes } of lastRound(open).matches) {
      expect(pointsOf.get(players[0])).toBe(pointsOf.get(players[1]));
      expect(notes).toEqual([]);
    }
    const two = playAll(begin(openTournament(['Ann', 'Ben'], { rounds: 3 })));
    expect(two.refusal({ type: 'draw' })).toMatchObject({ clause: 'DR-5.2-f', facts: { players: 2 } });
  });

  test('DR-5.2-g who must meet a lower score: not down before, then lowest resistance (R-DR-127)', () => {
    // Six players: three win both games, so that one of them must meet a loser.
    const open = begin(openTournament([...FOUR, 'E', 'F']));
    const [a, b, c] = lastRound(open).matches;
    play(open, a.id, 20, 10);
    play(open, b.id, 25, 10);
    play(open, c.id, 30, 10);
    begin(open);
    const downs = lastRound(open).matches.flatMap(({ notes }) => notes);
    // The three have 20, 25 and 30 points of resistance, and 23 each beside.
    expect(downs).toEqual([
      {
        reason: 'paired-down',
        clause: 'DR-5.2-g',
        player: a.players[0],
        facts: { from: 2, to: 0, resistance: 43 },
      },
    ]);
  });

  test('DR-5.2-h five rounds for up to 32 players, seven for up to 64', () => {
    expect([2, 4, 8, 9, 16, 17, 32, 33, 64, 65, 128, 512].map(rules.swissRounds)).toEqual([
      1, 2, 3, 4, 4, 5, 5, 7, 7, 8, 8, 10,
    ]);
    const open = playAll(begin(openTournament(FOUR, { rounds: 1 })));
    expect(open.refusal({ type: 'draw' })).toMatchObject({ clause: 'DR-5.2-h', facts: { rounds: 1 } });
  });

  test('DR-5.2-i the best eight go on in an elimination, the first against the last', () => {
    const names = Array.from({ length: 10 }, (_, index) => `Player ${index + 1}`);
    const open = playAll(begin(openTournament(names, { format: 'swiss-cut', rounds: 1 })));
    const order = open.view().standings.map(({ player }) => player);
    begin(open);
    const { matches, stage } = lastRound(open);
    expect([stage, matches.length]).toEqual(['elimination', 4]);
    for (const winner of order.slice(0, 5))
      expect(matches.flatMap(({ players }) => players)).toContain(winner);
    const few = openTournament([], { format: 'swiss-cut' });
    for (const name of FOUR) few.give({ type: 'enter', player: { name } });
    expect(few.refusal({ type: 'draw' })).toMatchObject({
      clause: 'DR-5.2-i',
      facts: { players: 4, least: 8 },
    });
  });
});

describe('players', () => {
  test('come late to Swiss rounds without points, and are paired from the next round on', () => {
    const open = playAll(begin(openTournament(FOUR, { rounds: 3 })));
    open.give({ type: 'enter', player: { name: 'Eve' } });
    expect(open.view().standings.find(({ player }) => player === 'p5')).toMatchObject({ points: 0 });
    begin(open);
    const { matches, idle } = lastRound(open);
    expect([...matches.flatMap(({ players }) => players), ...idle.map(({ player }) => player)]).toContain(
      'p5',
    );
    expect(open.refusal({ type: 'enter', player: { name: 'eve' } })).toMatchObject({
      clause: 'L-ENTRIES',
      facts: { taken: 'eve' },
    });
    const over = begin(openTournament(FOUR, { rounds: 1 }));
    expect(over.refusal({ type: 'enter', player: { name: 'Eve' } })).toMatchObject({ clause: 'DR-5.2-h' });
    const knockout = begin(openTournament(FOUR, { format: 'single' }));
    expect(knockout.refusal({ type: 'enter', player: { name: 'Eve' } })).toMatchObject({
      clause: 'DR-5.2-a',
    });
  });

  test('who leave keep their points and are paired no more; their open match goes to the other', () => {
    const open = begin(openTournament(FOUR));
    const [match, other] = lastRound(open).matches;
    const [stays, leaves] = match.players;
    open.give({ type: 'leave', player: leaves, reason: 'ill' });
    play(open, other.id, 20, 10);
    expect(open.refusal({ type: 'draw' })).toMatchObject({ clause: 'L-ROUND', facts: { open: 2 } });
    open.give({ type: 'award', match: match.id, to: stays, reason: 'the other left' });
    expect(open.view().standings.find(({ player }) => player === stays)).toMatchObject({
      points: 2,
      resistance: 0,
    });
    begin(open);
    expect(lastRound(open).matches.flatMap(({ players }) => players)).not.toContain(leaves);
    expect(open.view().log.map(({ what }) => what)).toEqual([
      'drawn',
      'told',
      'left',
      'awarded',
      'drawn',
      'told',
    ]);
    expect(open.refusal({ type: 'leave', player: leaves, reason: 'again' })).toMatchObject({
      facts: { left: leaves },
    });
    expect(open.refusal({ type: 'leave', player: 'p99', reason: 'who' })).toMatchObject({
      facts: { unknown: 'p99' },
    });
  });

  test('DR-3.3.4-a the game that was played counts beside one that is awarded, and so does its correction (R-DR-199)', () => {
    const open = begin(openTournament(['Ann', 'Ben'], { rounds: 3 }));
    const [{ id, players }] = lastRound(open).matches;
    const nameOf = (player: string) => (player === 'p1' ? 'Ann' : 'Ben');
    const [one, other] = players.map(nameOf);
    open.give({ type: 'result', match: id, leg: 0, razed: 20 });
    open.give({ type: 'award', match: id, to: players[0], reason: 'ill' });
    expect(open.view().meetings).toEqual([{ one, other, winner: one }]);
    const handicaps = () =>
      Object.fromEntries(open.view().standings.map(({ player, handicap }) => [nameOf(player), handicap]));
    expect(handicaps()).toEqual({ [one]: 1, [other]: -1 });
    expect(open.view().rounds[0].matches[0].legs.map(({ awarded }) => awarded)).toEqual([false, true]);
    // It was played after all: the other invaded, and won.
    open.give({ type: 'correct', match: id, leg: 1, razed: 20, reason: 'they came' });
    expect(open.view().meetings).toHaveLength(2);
    expect(handicaps()).toEqual({ [one]: 0, [other]: 0 });
  });

  test('have names of one line that can be seen, and that no other has', () => {
    const open = openTournament(['Zoë']);
    const enter = (name: string) => open.refusal({ type: 'enter', player: { name } });
    for (const name of ['', ' ', '\u200B', '\u2060\u00A0', 'x'.repeat(61)])
      expect(enter(name)).toEqual([{ path: 'player.name', reason: 'must have 1 to 60 letters' }]);
    for (const name of ['Ann\nBen', '\u001B[31mAnn', 'Ann\u2028', '\uD800'])
      expect(enter(name)).toEqual([{ path: 'player.name', reason: 'has a letter that cannot be printed' }]);
    for (const name of ['zoë', 'ZOE\u0308', ' Zoë ', 'Zoë\u200B'])
      expect(enter(name)).toMatchObject({ clause: 'L-ENTRIES' });
    expect(enter('  Andre\u0301 ')).toBeNull();
    expect(open.view().entrants[1].name).toBe('André');
    expect(() => openTournament(['Ann', 'Ben', 'ann'])).toThrow('need a name each: ann is there twice');
    expect(() => openTournament(['Ann'], { name: ' ' })).toThrow(OptionError);
  });

  test('can be called otherwise', () => {
    const open = openTournament(FOUR);
    open.give({ type: 'rename', player: 'p2', name: 'Benjamin' });
    expect(open.view().entrants[1].name).toBe('Benjamin');
    expect(open.view().log[0]).toMatchObject({ what: 'renamed', facts: { player: 'p2', was: 'Ben' } });
  });
});

describe('the organiser', () => {
  test('is shown what a typed result would count before it is entered', () => {
    const { book } = begin(openTournament(FOUR));
    const { version } = book;
    const given = { type: 'result', match: '1.2', leg: 1, razed: 19 };
    expect(book.explain(HOST, given, version)).toMatchObject({
      ok: true,
      command: { report: { winner: 'invader', points: { invader: 19, defender: 14 } } },
    });
    expect(book.version).toBe(version);
  });

  test('has 512 players at most', () => {
    const names = Array.from({ length: 512 }, (_, index) => `Player ${index + 1}`);
    const open = openTournament(names);
    expect(open.refusal({ type: 'enter', player: { name: 'Late' } })).toEqual({
      clause: 'L-ENTRIES',
      facts: { most: 512 },
    });
    expect(() => openTournament([...names, 'Late'])).toThrow(OptionError);
    expect(openTournament(['Ann']).refusal({ type: 'draw' })).toMatchObject({
      facts: { players: 1, least: 2 },
    });
  });

  test('draws again only before the players are told, and says why', () => {
    const open = openTournament(FOUR);
    expect(open.refusal({ type: 'tell' })).toMatchObject({ clause: 'L-ROUND' });
    open.give({ type: 'draw' });
    expect(open.refusal({ type: 'draw' })).toMatchObject({ clause: 'L-ROUND', facts: { untold: 1 } });
    expect(open.refusal({ type: 'redraw' })).toEqual([{ path: 'reason', reason: 'is missing' }]);
    open.give({ type: 'redraw', reason: 'Ben was not there' });
    for (let draw = 3; draw <= 50; draw += 1) open.give({ type: 'redraw', reason: 'again' });
    expect(open.refusal({ type: 'redraw', reason: 'again' })).toMatchObject({
      clause: 'L-ROUND',
      facts: { draws: 50 },
    });
    open.give({ type: 'tell' });
    expect(open.refusal({ type: 'redraw', reason: 'again' })).toMatchObject({ clause: 'L-TOLD' });
  });

  test('corrects a result, which leaves a trace; not once an elimination went on from it', () => {
    const open = playAll(begin(openTournament(FOUR)));
    begin(open);
    const correction = { type: 'correct', match: '1.1', leg: 0, razed: 3, reason: 'misread' };
    open.give(correction);
    expect(open.book.state.rounds[0].matches[0].legs[0].report).toMatchObject({ winner: 'defender' });
    expect(open.view().log.at(-1)).toMatchObject({
      what: 'corrected',
      facts: { match: '1.1', reason: 'misread' },
    });
    const knockout = playAll(begin(openTournament(FOUR, { format: 'single' })));
    knockout.give(correction);
    begin(knockout);
    expect(knockout.refusal(correction)).toMatchObject({ clause: 'L-ROUND', facts: { over: 1 } });
    expect(knockout.refusal({ ...correction, match: '2.1' })).toMatchObject({ clause: 'L-NOT-OPEN' });
  });

  test('writes as one: another window of theirs is refused, and so are players', () => {
    const open = begin(openTournament(FOUR));
    const result = { type: 'result', match: '1.1', leg: 0, razed: 5 };
    const { version } = open.book;
    open.give(result);
    expect(open.refusal({ ...result, leg: 1 }, HOST, version)).toEqual({
      clause: 'L-STALE',
      facts: { version: version + 1, seen: version },
    });
    expect(open.refusal({ ...result, leg: 1 }, 'p1')).toMatchObject({ clause: 'L-SEAT' });
    expect(open.refusal(result)).toMatchObject({ clause: 'L-COUNTED' });
    expect(open.refusal({ ...result, match: '7.1' })).toMatchObject({ clause: 'L-NOT-OPEN' });
    expect(open.refusal({ ...result, leg: 1, razed: 34 })).toMatchObject({ clause: 'L-IMPOSSIBLE-SCORE' });
    for (const conceded of ['king', 'C', '', 'p1'])
      expect(open.refusal({ ...result, leg: 1, conceded })).toEqual([
        { path: 'conceded', reason: 'must be one of invader, defender' },
      ]);
    expect(open.refusal({ ...result, leg: 2 })).toMatchObject([{ path: 'leg' }]);
    expect(open.refusal({ ...result, razed: -1 })).toMatchObject([{ path: 'razed' }]);
    expect(open.refusal({ type: 'award', match: '1.1', to: 'p99', reason: 'why' })).toMatchObject({
      clause: 'L-OTHER-SIDES',
    });
    expect(open.refusal({ type: 'close' })).toMatchObject({ clause: 'L-ROUND', facts: { open: 3 } });
  });
});

test('standings, pairings and bracket go out as CSV and HTML', () => {
  const open = playAll(begin(openTournament(['Ann', '"Ben", <b>', '=Cleo', 'Dora'], { format: 'single' })));
  const standings = csvOf(sheetOf(open.view(), 'standings', PLAIN)).split('\r\n');
  expect(standings[0]).toBe('place,player,points,resistance,won,lost,byes,round 1');
  expect(standings).toHaveLength(6);
  expect(standings.join()).toContain('"""Ben"", <b>"');
  expect(standings.join()).toContain(",'=Cleo,");
  const html = htmlOf('Cup & co', [sheetOf(open.view(), 'pairings', PLAIN)], 'en');
  expect(html).toContain('<title>Cup &amp; co</title>');
  expect(html).not.toContain('<b>');
  begin(open);
  const bracket = sheetOf(open.view(), 'bracket', PLAIN);
  expect(bracket.rows).toHaveLength(3);
  expect(bracket.rows[0].at(-1)).not.toBe('');
});
