import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { phasesOf } from '../core/scenarios.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened, passUntil } from '../testing/opening.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { court, gave, LUNAR, SARTAR } from './alliances.fixture.ts';
import { leftToAllot, totalOf } from './ledger.ts';
import type { Diplomacy } from './state.ts';

/** The end of a game-turn, after which points are received. */
const dusk = (
  turn: number,
  setting: {
    scenario?: string;
    pieces?: Record<string, Piece>;
    diplomacy?: Partial<Diplomacy>;
    ledger?: Diplomacy['ledger'];
  } = {},
) => {
  const t = court({ phase: 'rally', turn, pieces: {}, ...setting });
  const events = t.play('sartar', { type: 'end' });
  return { t, events, received: eventsOf(events, 'points-received').map(({ points }) => points) };
};

/** What each player receives in all game-turns of a scenario. */
const total = (scenario: string, turns: number): number =>
  Array.from({ length: turns - 1 }, (_, i) => dusk(i + 1, { scenario }).received[0] ?? 0).reduce(
    (sum, points) => sum + points,
    0,
  );

const allied = (player: number, ...peoples: string[]): Partial<Diplomacy> => ({
  allied: peoples.map((people) => ({ turn: 1, player, people })),
});

const unit = (owner: string, hex: string, type = 'line-cavalry'): Piece => ({ type, owner, hex });

describe('the points of a game-turn', () => {
  it('DP-14-a: only scenarios 7 and 9 have diplomacy and alliance phases', () => {
    const decisions = (scenario: string) => {
      const { state } = opened(scenario);
      return dragonPass.decision(state)?.kind;
    };
    expect(decisions('pass-7')).toBe('diplomacy');
    expect(decisions('pass-9')).toBe('diplomacy');
    expect(decisions('pass-8')).not.toBe('diplomacy');
    expect(phasesOf(opened('pass-8').state, 0)).not.toContain('alliances');
    expect(opened('pass-8').state.diplomacy).toBeUndefined();
    const t = table({
      phase: 'alliances',
      pieces: { a: unit('lunar', '0505'), b: unit('sartar', '0606') },
    });
    expect(t.refusal('lunar', { type: 'claim', people: 'exiles' })).toBe('DP-14-a');
    expect(t.refusal('lunar', { type: 'emissary', unit: t.id('a') })).toBe('DP-14-a');
  });

  it('DP-14.1.2-a, DP-18.7.4-b: 50 in game-turn 1 of the full game, then 25: 375 in all', () => {
    const { events } = opened('pass-7');
    expect(eventsOf(events, 'points-received').map(({ points }) => points)).toEqual([50, 50]);
    expect(dusk(1).received).toEqual([25, 25]);
    expect(total('pass-7', 14) + 50).toBe(375);
  });

  it('DP-18.9.4-b: 40, 20, 15 and 10 in the marathon game: 405 in all', () => {
    const { events } = opened('pass-9');
    expect(eventsOf(events, 'points-received').map(({ points }) => points)).toEqual([40, 40]);
    expect([1, 6, 7, 13, 14, 27].map((turn) => dusk(turn, { scenario: 'pass-9' }).received[0])).toEqual([
      20, 20, 15, 15, 10, 10,
    ]);
    expect(total('pass-9', 28) + 40).toBe(405);
  });

  it('DP-14.1.6-a: no points for Sartar while a Lunar unit or an ally is in Boldhome', () => {
    expect(dusk(5, { pieces: { it: unit('lunar', '3524') } }).received).toEqual([25, 0]);
    expect(dusk(5, { pieces: { it: unit('lunar', '3524', 'sun-dome-templars') } }).received).toEqual([25, 0]);
    expect(dusk(5, { pieces: { it: unit('sartar', '3524') } }).received).toEqual([25, 25]);
  });

  it('DP-14.1.6-b: none for Lunar while a Sartar unit is in Furthest, and again once it has gone', () => {
    const { t, received } = dusk(3, { pieces: { it: unit('sartar', '0906') } });
    expect(received).toEqual([0, 25]);
    // A player without points is not asked.
    expect(t.decision()).toMatchObject({ kind: 'diplomacy', seats: ['sartar'] });
    expect(dusk(4, { pieces: { it: unit('sartar', '0907') } }).received).toEqual([25, 25]);
  });

  it('DP-14.1.6-c: one less for each capital of an ally in enemy hands', () => {
    const pieces = { a: unit('sartar', '0515'), b: unit('sartar', '1816') };
    const diplomacy = allied(LUNAR, 'ethilrist', 'exiles');
    const { t, received } = dusk(3, { pieces, diplomacy });
    expect(received).toEqual([23, 25]);
    expect(t.state.diplomacy?.incomes[0]?.parts).toEqual([
      { what: 'scheduled', value: 25, clause: 'DP-18.7.4-b' },
      { what: 'allied-capitals', value: -2, clause: 'DP-14.1.6-c' },
    ]);
  });

  it('DP-14.1.6-d: never less than none', () => {
    const lost = ['2913', '0515', '1904', '1816', '1927', '1229'];
    const pieces = Object.fromEntries(lost.map((hex, i) => [`enemy-${i}`, unit('sartar', hex)]));
    const diplomacy = allied(
      LUNAR,
      'dragonewts',
      'ethilrist',
      'cragspider',
      'exiles',
      'ironhoof',
      'grazelanders',
    );
    expect(dusk(20, { scenario: 'pass-9', pieces, diplomacy }).received).toEqual([4, 10]);
  });

  it('DP-14.1.6-e: an empty capital, or one that friends hold, costs nothing', () => {
    const diplomacy = allied(LUNAR, 'cragspider', 'exiles');
    expect(dusk(4, { pieces: { a: unit('lunar', '1904') }, diplomacy }).received).toEqual([25, 25]);
    // Nor does the capital of the enemy's ally.
    expect(
      dusk(4, { pieces: { a: unit('lunar', '1816') }, diplomacy: allied(SARTAR, 'exiles') }).received,
    ).toEqual([25, 24]);
  });
});

describe('sharing them out', () => {
  it('DP-14.1.2-b: all points are given in the segment they are received in', () => {
    const { t } = dusk(2);
    expect(t.decision()).toMatchObject({
      kind: 'diplomacy',
      seats: ['lunar', 'sartar'],
      clause: 'DP-14.1.2-b',
    });
    t.play('lunar', { type: 'allot', people: 'exiles', points: 24 });
    expect(t.refusal('lunar', { type: 'seal' })).toBe('DP-14.1.2-b');
    expect(t.refusal('lunar', { type: 'allot', people: 'exiles', points: 2 })).toBe('DP-14.1.2-b');
    t.play('lunar', { type: 'allot', people: 'androgeus', points: 1 });
    expect(t.refusal('lunar', { type: 'seal' })).toBeNull();
    expect(leftToAllot(t.state, LUNAR)).toBe(0);
  });

  it('DP-14.1.2-c: points add up from game-turn to game-turn', () => {
    const { t } = dusk(2, { ledger: [gave(LUNAR, 'exiles', 12)] });
    t.play('lunar', { type: 'allot', people: 'exiles', points: 13 });
    expect(totalOf(t.state, LUNAR, 'exiles')).toBe(25);
    expect(totalOf(t.state, SARTAR, 'exiles')).toBe(0);
  });

  it('DP-14.1.2-d: both share out at the same time, and the segment ends when both have sealed', () => {
    const { t } = dusk(2);
    t.play('sartar', { type: 'allot', people: 'exiles', points: 25 });
    t.play('sartar', { type: 'seal' });
    expect(t.decision()?.seats).toEqual(['lunar']);
    expect(t.refusal('sartar', { type: 'allot', people: 'exiles', points: 1 })).toBe('K-SEAT');
    t.play('lunar', { type: 'allot', people: 'exiles', points: 25 });
    t.play('lunar', { type: 'seal' });
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'alliances' });
  });

  it('DP-14.1.2-d: what one gives is in no view, list or event of another, until the game is over', () => {
    const { t } = dusk(2);
    const events = t.play('lunar', { type: 'allot', people: 'ironhoof', points: 9 });
    expect(events.map(({ audience }) => audience)).toEqual([['lunar']]);
    for (const seat of ['sartar', 'spectator']) {
      const told = JSON.stringify([dragonPass.view(t.state, seat), dragonPass.decision(t.state)]);
      expect(told).not.toContain('"points":9');
      expect(told).not.toContain('"allotted"');
    }
    expect(dragonPass.view(t.state, 'lunar').diplomacy?.ledger).toHaveLength(1);
    t.state.outcome = { winner: null, reason: 'time', clause: 'DP-18-h' };
    expect(dragonPass.view(t.state, 'sartar').diplomacy?.ledger).toHaveLength(1);
  });

  it('DP-14.1.2-d: whatever the other has given, a seat is told the same', () => {
    const told = (people: string) => {
      const { t } = dusk(2, { ledger: [gave(SARTAR, people, 30), gave(SARTAR, 'exiles', 4, 'trespass')] });
      const played = t.play('lunar', { type: 'allot', people: 'cragspider', points: 25 });
      const other = t.play('sartar', { type: 'allot', people, points: 25 });
      const seen = (seat: string) => [
        dragonPass.view(t.state, seat),
        t.legal(seat),
        t.refusal(seat, { type: 'claim', people }),
        t.odds(seat, { type: 'seal' }),
        other.filter(({ audience }) => audience?.includes(seat) ?? true),
      ];
      return JSON.stringify([seen('lunar'), seen('spectator'), played]);
    };
    expect(told('dragonewts').replaceAll('dragonewts', '')).toBe(
      told('androgeus').replaceAll('androgeus', ''),
    );
  });

  it('DP-14.1.2-d: a made-up game looks the same to the seat, with points that add up', () => {
    const { t } = dusk(2, {
      ledger: [gave(SARTAR, 'exiles', 20), gave(LUNAR, 'exiles', 5)],
      diplomacy: {
        incomes: [{ turn: 1, player: SARTAR, parts: [], points: 50 }],
        told: [{ turn: 1, player: SARTAR, people: 'exiles', points: 20, open: [0, 0], claim: 'denied' }],
      },
    });
    for (const seed of ['a', 'b', 'c']) {
      const guess = dragonPass.sample(t.state, 'lunar', seededDice(seed));
      expect(dragonPass.view(guess, 'lunar')).toEqual(dragonPass.view(t.state, 'lunar'));
      // What Sartar has told is true there as well, and all of 50 points are somewhere.
      expect(totalOf(guess, SARTAR, 'exiles')).toBeGreaterThanOrEqual(20);
      const given =
        guess.diplomacy?.ledger.filter(({ player, turn }) => player === SARTAR && turn === 1) ?? [];
      expect(given.reduce((sum, { points }) => sum + points, 0)).toBe(50);
    }
  });

  it('DP-14.1.2-e: to any major independent, allied or not, and to nobody else', () => {
    const { t } = dusk(2, { diplomacy: allied(SARTAR, 'exiles') });
    expect(t.refusal('lunar', { type: 'allot', people: 'sun-dome-templars', points: 5 })).toBe('DP-14.1.2-e');
    expect(t.refusal('lunar', { type: 'allot', people: 'hydra', points: 5 })).toBe('DP-14.1.2-e');
    expect(t.refusal('lunar', { type: 'allot', people: 'fund', points: 5 })).toBe('DP-14.1.2-e');
    expect(t.refusal('lunar', { type: 'allot', people: 'exiles', points: 5 })).toBeNull();
  });

  it('DP-14.1.2-b, DP-18.9.5-b: in the marathon game the replacement fund takes points too', () => {
    const { t } = dusk(1, { scenario: 'pass-9' });
    t.play('lunar', { type: 'allot', people: 'exiles', points: 15 });
    t.play('lunar', { type: 'allot', people: 'fund', points: 5 });
    expect(t.state.funds).toEqual([{ player: LUNAR, points: 5 }]);
    expect(t.refusal('lunar', { type: 'seal' })).toBeNull();
    expect(dragonPass.view(t.state, 'sartar').funds).toBeUndefined();
  });

  it('proposes to give everything away, and says when it is done', () => {
    const { state } = opened('pass-7');
    for (const seat of ['lunar', 'sartar']) {
      const actions = dragonPass.propose?.(state, seat) ?? [];
      expect(actions.at(-1)).toEqual({ type: 'seal' });
      for (const action of actions) dragonPass.apply(state, seat, action, seededDice('x'));
    }
    passUntil(state, ({ phase }) => phase === 'movement');
    expect(state.phase).toBe('movement');
  });

  it('proposes one sum for each people, also where points are left over', () => {
    // 13 more give the lead of 25 with Cragspider; the other 12 are of use nowhere.
    const won = ['dragonewts', 'ethilrist', 'ironhoof', 'grazelanders', 'androgeus'];
    const { t } = dusk(2, {
      diplomacy: allied(SARTAR, ...won),
      ledger: [gave(LUNAR, 'cragspider', 12), gave(LUNAR, 'exiles', 20)],
    });
    expect(dragonPass.propose?.(t.state, 'lunar')).toEqual([
      { type: 'allot', people: 'cragspider', points: 25 },
      { type: 'seal' },
    ]);
  });
});
