import { playMatch, randomBot, seated } from '@hexwyrm/bots';
import { hashState, newRecord, openDice, openMatch, type Replay, seededDice } from '@hexwyrm/kernel';
import { HOST, matchOf, type Slot, totalOf, tournamentSlot } from '@hexwyrm/league';
import { beforeAll, describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { begun, conceded, openCampaign, openTournament } from './contests.fixture.ts';
import { dragonRageLeague } from './index.ts';

/** A game of the slot, played to its end at random. */
function played({ scenario, options, dice: source, players }: Slot): Replay {
  const dice = openDice(source);
  const state = dragonRage.setup(scenario, options, dice);
  const bot = seated(randomBot<typeof state, never, never, never>());
  const { actions } = playMatch(dragonRage, state, () => bot, seededDice('thoughts'), dice);
  const record = newRecord(dragonRage, { kind: 'scenario', scenario, options }, source);
  return { ...record, actions, hash: hashState(state), players };
}

test('DR-4.4-d heroes and dragons of the other side that died are read, with where it happened', () => {
  const position = {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'plain',
    turn: 3,
    phase: 'invader-melee',
    units: [
      { type: 'OHERO', side: 'invader', hex: '1010' },
      { type: 'HERO', side: 'defender', hex: '1009', wounded: true },
      { type: 'INF', side: 'defender', hex: '0101' },
      { type: 'YDRAGON', side: 'invader', hex: 'dead' },
      { type: 'GIANT', side: 'invader', hex: 'dead' },
    ],
  };
  const record = newRecord(dragonRage, { kind: 'position', position }, { kind: 'scripted', values: [] });
  const match = openMatch(dragonRage, record);
  match.apply('invader', { type: 'melee', unit: 0, hex: '1009' }, [6]);
  match.apply('defender', { type: 'concede' });
  expect(dragonRageLeague.read(match.replay())).toMatchObject({
    winner: 'invader',
    reason: 'concession',
    trophies: {
      invader: [{ what: 'HERO', hex: '1009', turn: null }],
      defender: [{ what: 'YDRAGON', hex: null, turn: null }],
    },
  });
});

test('DR-2.3-k who razed most is read, and what the dice gave each side', () => {
  const position = {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'esirien',
    turn: 3,
    phase: 'invader-melee',
    units: [
      { type: 'ORC', side: 'invader', hex: '1907' },
      { type: 'ORC', side: 'invader', hex: '1010' },
      { type: 'ORC', side: 'invader', hex: '0808' },
      { type: 'INF', side: 'defender', hex: '0809' },
    ],
  };
  const record = newRecord(dragonRage, { kind: 'position', position }, { kind: 'scripted', values: [] });
  const match = openMatch(dragonRage, record);
  match.apply('invader', { type: 'melee', unit: 2, hex: '0809' }, [1]);
  // 2 against 2 needs a 6. Nothing else is left to attack with, and the two others have held 1 and 3 points to the end of the phase.
  match.apply('defender', { type: 'concede' });
  expect(dragonRageLeague.read(match.replay())?.facts).toMatchObject({
    score: 4,
    razer: { what: 'ORC', vp: 3 },
    luck: {
      invader: { rolls: 1, got: 0, expected: 1 / 6 },
      defender: { rolls: 0, expected: 0, got: 0, spread: 0 },
    },
  });
});

describe('a replay in a campaign', () => {
  /** A campaign whose first game has begun. */
  function running(settings: object = {}) {
    const open = openCampaign(settings);
    return { ...open, slot: begun(open) };
  }
  const first = (replay: unknown) => ({ type: 'replay', game: 1, replay });
  let replay: Replay;
  beforeAll(() => {
    replay = played(running().slot);
  });

  test('tells who won, with what armies, and which heroes and dragons fell', () => {
    const open = running({ results: 'replays' });
    open.give(first(replay));
    const [{ report, after }] = open.book.state.played;
    if (report.source !== 'replay') throw new Error('it was typed');
    expect(report.points.invader + report.points.defender).toBe(33);
    expect(report.facts).toMatchObject({
      armies: { invader: expect.any(Object), defender: expect.any(Object) },
      goalLines: expect.arrayContaining([{ reason: 'base', clause: 'DR-4.3.2-a', count: 0, value: 17 }]),
      luck: { invader: { rolls: expect.any(Number) }, defender: { rolls: expect.any(Number) } },
    });
    expect(totalOf(Object.values(report.facts.goalLines ?? []))).toBe(report.facts.goal);
    expect(after[report.winner]).toBe(70 + (report.trophies[report.winner].length > 0 ? 5 : 0));
  });

  test('of another game, scenario, roster or dice is refused, and nothing is lost', () => {
    const open = running();
    const other = (changed: object) => open.refusal(first({ ...replay, ...changed }), 'invader');
    const start = { kind: 'scenario', scenario: 'campaign', options: open.slot.options } as const;
    const field = (name: string) => ({ clause: 'L-OTHER-GAME', facts: { field: name } });
    expect(other({ game: 'dragon-pass' })).toEqual(field('game'));
    expect(other({ start: { ...start, scenario: 'esirien-1' } })).toEqual(field('start.scenario'));
    expect(other({ start: { ...start, options: { ...start.options, archersMelee: false } } })).toEqual(
      field('start.options'),
    );
    expect(other({ dice: { kind: 'seed', seed: 'again' } })).toEqual(field('dice'));
    expect(other({ start: { kind: 'position', position: {} } })).toEqual(field('start.kind'));
  });

  test('by other people or on other sides is refused', () => {
    const swapped = { invader: { name: 'Ben' }, defender: { name: 'Ann' } };
    expect(running().refusal(first({ ...replay, players: swapped }), 'invader')).toEqual({
      clause: 'L-OTHER-SIDES',
      facts: { seat: 'invader', expected: 'Ann', found: 'Ben' },
    });
  });

  test('that was changed, or is none, is refused', () => {
    const refusal = (changed: unknown) => running().refusal(first(changed), 'invader');
    expect(refusal({ ...replay, hash: '0'.repeat(64) })).toMatchObject({ clause: 'L-TAMPERED' });
    expect(refusal({ ...replay, actions: replay.actions.slice(1) })).toMatchObject({ clause: 'L-TAMPERED' });
    expect(refusal('nonsense')).toMatchObject({
      clause: 'L-TAMPERED',
      facts: { problems: [{ reason: 'is not JSON' }] },
    });
    expect(refusal({ ...replay, rulesVersion: 99 })).toMatchObject({ clause: 'L-TAMPERED' });
  });

  test('of a game that goes on is refused', () => {
    const half = { ...newRecord(dragonRage, replay.start, replay.dice), actions: replay.actions.slice(0, 1) };
    const match = openMatch(dragonRage, half);
    expect(running().refusal(first({ ...half, hash: match.hash() }), 'invader')).toEqual({
      clause: 'L-UNFINISHED',
    });
  });

  test('counts once', () => {
    const open = running();
    open.give(first(replay), 'invader');
    const slot = begun(open);
    expect(open.refusal({ ...first(replay), game: 2 }, 'defender')).toMatchObject({ clause: 'L-COUNTED' });
    expect(
      open.refusal({ ...first(replay), game: 2, replay: { ...replay, players: {} } }, 'defender'),
    ).toMatchObject({
      clause: 'L-COUNTED',
    });
    const next = conceded(slot, 'defender');
    expect(open.refusal(first(next), 'invader')).toEqual({ clause: 'L-COUNTED', facts: { game: 1 } });
    open.give({ type: 'replay', game: 2, replay: next }, 'invader');
    expect(open.book.state.played[1].report).toMatchObject({ winner: 'invader', reason: 'concession' });
  });

  test('is needed where nobody may type', () => {
    const open = running({ results: 'replays' });
    const report = { source: 'typed', winner: 'invader', points: {}, trophies: {} };
    expect(open.refusal({ type: 'result', game: 1, report }, 'invader')).toEqual({
      clause: 'L-REPLAY-NEEDED',
    });
    expect(
      open.refusal({ type: 'result', game: 1, report: { ...report, winner: 'third' } }, 'host'),
    ).toMatchObject({
      clause: 'L-SEAT',
    });
    expect(
      running().refusal({ type: 'result', game: 1, report: { ...report, winner: 'third' } }, 'invader'),
    ).toEqual({ clause: 'L-OTHER-SIDES', facts: { seat: 'third' } });
  });
});

test('DR-5.1-c, d players hand in the replays of their own matches, as it stands when one gives up', () => {
  const open = openTournament(['Ann', 'Ben', 'Cleo', 'Dora'], { results: 'replays' });
  open.give({ type: 'draw' });
  open.give({ type: 'tell' });
  const [match, other] = open.book.state.rounds[0].matches;
  const game = { match: match.id, leg: 0 } as const;
  open.give({ type: 'begin', ...game }, match.players[0]);
  const replay = conceded(slotIn(open, game), 'defender');
  const command = { type: 'replay', ...game, replay };
  expect(open.refusal(command, other.players[0])).toMatchObject({ clause: 'L-SEAT' });
  expect(open.refusal({ ...command, leg: 1 }, match.players[0])).toMatchObject({ clause: 'L-NOT-OPEN' });
  expect(open.refusal({ type: 'result', ...game, razed: 4 })).toEqual({ clause: 'L-REPLAY-NEEDED' });
  open.give(command, match.players[1]);
  const [leg] = open.book.state.rounds[0].matches[0].legs;
  expect(leg.report).toMatchObject({ winner: 'invader', points: { invader: 0, defender: 33 } });
  expect(open.refusal(command, match.players[1])).toMatchObject({ clause: 'L-COUNTED' });
});

test('a game that was begun under a former name still counts', () => {
  const open = openTournament(['Ann', 'Ben']);
  open.give({ type: 'draw' });
  open.give({ type: 'tell' });
  const game = { match: '1.1', leg: 0 } as const;
  open.give({ type: 'begin', ...game });
  const replay = conceded(slotIn(open, game), 'defender');
  open.give({ type: 'rename', player: 'p1', name: 'Anna' });
  open.give({ type: 'replay', ...game, replay });
  expect(open.view().rounds[0].open).toBe(1);
});

test('the dice of a game are drawn when it begins, once, and no view tells them', () => {
  const open = openTournament(['Ann', 'Ben', 'Cleo', 'Dora']);
  open.give({ type: 'draw' });
  const game = { match: '1.1', leg: 0 } as const;
  expect(open.refusal({ type: 'begin', ...game })).toEqual({ clause: 'L-NOT-OPEN', facts: { match: '1.1' } });
  open.give({ type: 'tell' });
  const [one, other] = open.book.state.rounds[0].matches;
  expect(open.refusal({ type: 'begin', ...game }, other.players[0])).toMatchObject({ clause: 'L-SEAT' });
  open.give({ type: 'begin', ...game });
  expect(open.refusal({ type: 'begin', ...game })).toMatchObject({ clause: 'L-BEGUN' });
  const { dice } = slotIn(open, game);
  open.give({ type: 'begin', match: '1.1', leg: 1 }, one.players[0]);
  expect(slotIn(open, game).dice).toEqual(dice);
  expect(slotIn(open, { match: '1.1', leg: 1 }).dice).not.toEqual(dice);
  for (const seat of [HOST, one.players[0]])
    expect(JSON.stringify(open.view(seat))).not.toContain(String(dice.seed));
  open.give({ type: 'result', match: '1.2', leg: 0, razed: 4 });
  expect(open.refusal({ type: 'begin', match: '1.2', leg: 0 })).toMatchObject({ clause: 'L-COUNTED' });
});

function slotIn(
  open: ReturnType<typeof openTournament>,
  { match, leg }: { match: string; leg: 0 | 1 },
): Slot {
  const { state } = open.book;
  const found = matchOf(state, match);
  const slot = found && tournamentSlot(dragonRageLeague.tournament, state, found.round, found.match, leg);
  if (!slot) throw new Error(`${match} has not begun`);
  return slot;
}
