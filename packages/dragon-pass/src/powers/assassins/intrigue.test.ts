import { describe, expect, it } from 'vitest';
import { court } from '../../alliances/alliances.fixture.ts';
import type { State } from '../../core/state.ts';
import { NO_CHANCE } from '../../events/chance.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const FOE: Piece = { code: '3-3-3', owner: 'sartar', hex: '2020' };

/** The Lunar assassin's exotics phase; the Transformer keeps it open. */
const exotics = (scenario: string, foe: Partial<Piece> = {}) =>
  table({
    scenario,
    phase: 'exotics',
    turn: 3,
    pieces: {
      assassin: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
      transformer: { type: 'alchemical-transformer', owner: 'lunar', hex: '0101' },
      foe: { ...FOE, ...foe },
    },
  });

/** What is still to come for the Lunar player, by the die of each table. */
function balance(scout: number, strike: number | null = null, getaway = 6, scenario = 'pass-7'): number {
  const t = exotics(scenario);
  t.play('lunar', { type: 'scout', hex: t.hex('2020') }, scout);
  if (strike !== null) t.play('lunar', { type: 'strike', unit: t.id('foe') }, strike, getaway);
  return (t.state.intrigues ?? []).reduce((sum, { points }) => sum + points, 0);
}

interface Dusk {
  readonly intrigues: State['intrigues'];
  readonly pieces?: Record<string, Piece>;
  readonly scenario?: string;
  readonly state?: (state: State) => void;
}

/** The points of both sides in the game-turn after 3. */
function dusk({ intrigues = [], pieces = {}, scenario = 'pass-7', state }: Dusk) {
  const t = court({ phase: 'rally', turn: 3, pieces, scenario });
  t.state.intrigues = intrigues;
  state?.(t.state);
  const events = t.play('sartar', { type: 'end' });
  return { t, received: eventsOf(events, 'points-received').map(({ points }) => points) };
}

const won = (points: number, player = 0, turn = 3) => ({ turn, player, points });

describe('what assassins gain and cost', () => {
  it('DP-PAC.Assassin-a DP-17.2-i: a scout who is captured costs 4, one who is killed 2', () => {
    expect([balance(1), balance(2), balance(3)]).toEqual([-4, -2, 0]);
  });

  it('DP-PAC.Assassin-b DP-17.2-i: a victim brings 3', () => {
    expect([balance(5, 3), balance(5, 4), balance(5, 6)]).toEqual([0, 3, 3]);
  });

  it('DP-PAC.Assassin-c DP-17.2-i: captured on the way out costs 5, killed 3', () => {
    expect([balance(5, 1, 1), balance(5, 1, 3), balance(5, 1, 4)]).toEqual([-5, -3, 0]);
    expect(balance(5, 4, 3)).toBe(0);
  });

  it('DP-17.2-i: all players are told', () => {
    const t = exotics('pass-7');
    const events = t.play('lunar', { type: 'scout', hex: t.hex('2020') }, 1);
    expect(eventsOf(events, 'income-changed')).toEqual([
      { type: 'income-changed', clause: 'DP-PAC.Assassin-a', seat: 'lunar', points: 4, result: 'lost' },
    ]);
    expect(t.state.intrigues).toEqual([won(-4)]);
  });

  it('DP-17.2-g: nothing is gained or lost in scenarios 5 and 8', () => {
    for (const scenario of ['pass-5', 'pass-8'])
      expect([balance(1, null, 6, scenario), balance(5, 4, 1, scenario)]).toEqual([0, 0]);
  });

  it('DP-17.2-i: 25 less 4 are 21 in the next diplomacy segment, once', () => {
    const { t, received } = dusk({ intrigues: [won(-4)] });
    expect(received).toEqual([21, 25]);
    expect(t.state.diplomacy?.incomes[0]?.parts).toContainEqual({
      what: 'assassins',
      value: -4,
      clause: 'DP-17.2-i',
    });
    expect(dusk({ intrigues: [won(-4, 0, 2)] }).received).toEqual([25, 25]);
  });

  it('DP-17.2-i: what it changed is forgotten when the segment is over', () => {
    const { t } = dusk({ intrigues: [won(3), won(-5, 1)] });
    for (const seat of ['lunar', 'sartar'])
      while (t.decision()?.seats.includes(seat) && t.decision()?.kind === 'diplomacy') {
        const left = seat === 'lunar' ? 28 : 20;
        t.play(seat, { type: 'allot', people: 'exiles', points: left });
        t.play(seat, { type: 'seal' });
      }
    expect(t.state.intrigues).toBeUndefined();
  });

  it('DP-17.2-i DP-14.1.6-b: 3 more are of no use while an enemy is in the capital', () => {
    const pieces: Record<string, Piece> = { it: { code: '3-3-3', owner: 'sartar', hex: '0906' } };
    expect(dusk({ intrigues: [won(3)], pieces }).received).toEqual([0, 25]);
  });

  it('DP-14.1.6-d DP-17.2-i: never less than none', () => {
    expect(dusk({ intrigues: [won(-5), won(-4), won(-20)] }).received).toEqual([0, 25]);
  });

  it('DP-17.2-i DP-PAC.RandomEvents.12-c: debts are paid from what assassins leave', () => {
    const { t, received } = dusk({
      intrigues: [won(-4)],
      state: (state) => {
        state.chance = { ...NO_CHANCE, debts: [{ player: 0, points: 30 }] };
      },
    });
    expect(received).toEqual([0, 25]);
    expect(t.state.chance?.debts).toEqual([{ player: 0, points: 9 }]);
  });
});

describe('the assassins of a side', () => {
  it('DP-17.2-h: with the Exiles’ assassin a player has two uses in an exotics phase', () => {
    const t = table({
      scenario: 'pass-7',
      active: 'sartar',
      phase: 'exotics',
      pieces: {
        own: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
        exile: { type: 'exiles-assassin', owner: 'sartar', hex: 'off' },
        wasps: { type: 'wasps', owner: 'sartar', hex: '2019' },
        foe: { ...FOE, owner: 'lunar' },
      },
    });
    const scout = { type: 'scout', hex: t.hex('2020') } as const;
    for (let use = 1; use <= 2; use++) {
      expect(t.refusal('sartar', scout)).toBeNull();
      t.play('sartar', scout, 5);
      t.done();
    }
    expect(t.refusal('sartar', scout)).toBe('DP-17.2-f');
  });

  it('DP-17.2-h: nobody sends the Exiles’ assassin while the Exiles are neutral', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'exotics',
      pieces: {
        exile: { type: 'exiles-assassin', owner: null, hex: 'off' },
        transformer: { type: 'alchemical-transformer', owner: 'lunar', hex: '0101' },
        foe: FOE,
      },
    });
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('2020') })).toBe('DP-17.2-f');
  });
});
