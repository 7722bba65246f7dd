import { describe, expect, it } from 'vitest';
import { totalOf } from '../alliances/ledger.ts';
import { type Entry, NO_DIPLOMACY } from '../alliances/state.ts';
import { allyOf } from '../core/alliances.ts';
import { peopleNamed } from '../core/world/peoples.ts';
import { dragonPass } from '../testing/by-index.ts';
import { passUntil } from '../testing/opening.ts';
import { eventsOf } from '../testing/table.ts';
import { allied, fated, roll } from './events.fixture.ts';

const auction = (more: Parameters<typeof fated>[1] = {}) => {
  const t = fated({}, more);
  roll(t, 1, 2);
  return t;
};

const ally = ({ state }: Pick<ReturnType<typeof auction>, 'state'>, people: string) =>
  allyOf(state, peopleNamed(people));

describe('the Dragonewts take offers', () => {
  it('DP-PAC.RandomEvents.12-a: in secret; the higher one wins them at once', () => {
    const t = auction();
    expect(t.decision()).toMatchObject({ seats: ['lunar', 'sartar'], kind: 'auction' });
    const made = t.play('sartar', { type: 'offer', points: 60 });
    expect(JSON.stringify(made)).not.toContain('60');
    expect(dragonPass.view(t.state, 'lunar').chance?.offers).toEqual([]);
    expect(dragonPass.view(t.state, 'spectator').chance?.offers).toEqual([]);
    expect(dragonPass.view(t.state, 'sartar').chance?.offers).toEqual([{ player: 1, points: 60 }]);
    expect(t.decision()?.seats).toEqual(['lunar']);
    const events = t.play('lunar', { type: 'offer', points: 45 });
    expect(eventsOf(events, 'offers-opened')).toMatchObject([
      {
        totals: [
          { seat: 'lunar', points: 45 },
          { seat: 'sartar', points: 60 },
        ],
      },
    ]);
    expect(ally(t, 'dragonewts')).toBe(1);
    expect(t.state.chance?.debts).toEqual([{ player: 1, points: 60 }]);
    const [asked = ''] = t.decision()?.seats ?? [];
    expect(t.refusal(asked, { type: 'offer', points: 1 })).toBe('DP-PAC.RandomEvents.12-a');
  });

  it('DP-PAC.RandomEvents.12-a: equal offers win nothing and cost nothing', () => {
    const t = auction();
    t.play('lunar', { type: 'offer', points: 45 });
    t.play('sartar', { type: 'offer', points: 45 });
    expect(ally(t, 'dragonewts')).toBe(-1);
    expect(t.state.chance?.debts).toEqual([]);
  });

  it('DP-PAC.RandomEvents.12-b: in the last game-turn nothing can be offered, and nobody is asked', () => {
    const t = fated({}, { turn: 14 });
    expect(eventsOf(roll(t, 1, 2), 'random-event')).toMatchObject([
      { none: true, clause: 'DP-PAC.RandomEvents.12-b' },
    ]);
    expect(t.decision()?.kind).not.toBe('auction');
  });

  it('DP-PAC.RandomEvents.12-b: up to the points that game-turns to come will bring', () => {
    const cap = (scenario: string, turn: number) => auction({ scenario, turn }).decision()?.facts?.most;
    // Four game-turns of 25; 20, seven of 15 and fourteen of 10.
    expect([cap('pass-7', 10), cap('pass-9', 6)]).toEqual([100, 265]);
    const t = auction({ turn: 10 });
    expect(t.refusal('lunar', { type: 'offer', points: 100 })).toBeNull();
    expect(t.refusal('lunar', { type: 'offer', points: 101 })).toBe('DP-PAC.RandomEvents.12-b');
  });

  it('DP-PAC.RandomEvents.12-c: all points received later go into it until it is paid', () => {
    const t = auction({ turn: 5 });
    t.play('lunar', { type: 'offer', points: 0 });
    t.play('sartar', { type: 'offer', points: 60 });
    const given = [6, 7, 8].map((turn) => {
      passUntil(t.state, (state) => state.turn === turn && state.phase === 'movement');
      return t.state.diplomacy?.incomes.find((one) => one.turn === turn && one.player === 1)?.points;
    });
    // 25, 25 and 10 are paid.
    expect(given).toEqual([0, 0, 15]);
    expect(t.state.chance?.debts).toEqual([]);
  });

  it('DP-PAC.RandomEvents.12-d: nobody is asked once they have chosen a side', () => {
    const t = fated(
      {},
      {
        state: (state) => {
          state.diplomacy = allied('dragonewts', 0);
        },
      },
    );
    expect(eventsOf(roll(t, 1, 2), 'random-event')).toMatchObject([{ clause: 'DP-PAC.RandomEvents.12-d' }]);
    expect(t.decision()?.kind).not.toBe('auction');
  });
});

describe('Androgeus chooses', () => {
  const courted = (lunar: number, sartar: number) => {
    const entry = (player: number, points: number): Entry => ({
      turn: 1,
      player,
      people: 'androgeus',
      points,
      why: 'allotted',
    });
    const t = fated(
      { androgeus: { owner: null, hex: 'off' } },
      {
        state: (state) => {
          state.diplomacy = { ...NO_DIPLOMACY, ledger: [entry(0, lunar), entry(1, sartar)] };
        },
      },
    );
    return { t, events: roll(t, 1, 3) };
  };

  it('DP-PAC.RandomEvents.13-a: whoever has given her more, by whatever lead; all hear both totals', () => {
    const { t, events } = courted(3, 2);
    expect(eventsOf(events, 'totals-told')).toMatchObject([
      {
        people: 'androgeus',
        totals: [
          { seat: 'lunar', points: 3 },
          { seat: 'sartar', points: 2 },
        ],
      },
    ]);
    expect(ally(t, 'androgeus')).toBe(0);
    expect(t.state.diplomacy?.told.map(({ player, points }) => [player, points])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(ally(courted(0, 0).t, 'androgeus')).toBe(-1);
    expect(ally(courted(4, 4).t, 'androgeus')).toBe(-1);
    expect(totalOf(t.state, 1, 'androgeus')).toBe(2);
  });

  it('DP-PAC.RandomEvents.13-a: nothing happens if she has chosen already', () => {
    const t = fated(
      {},
      {
        state: (state) => {
          state.diplomacy = allied('androgeus', 1);
        },
      },
    );
    expect(eventsOf(roll(t, 1, 3), 'random-event')).toMatchObject([{ none: true }]);
  });

  it('DP-PAC.RandomEvents.13-b: she enters in the next movement phase of her side, for Sartar in the south', () => {
    const { t } = courted(0, 1);
    expect(t.unit('androgeus').owner).toBe(1);
    passUntil(t.state, ({ turn, phase, active }) => turn === 5 && phase === 'movement' && active === 1);
    const enter = (hex: string) =>
      t.refusal('sartar', { type: 'arrive', unit: t.id('androgeus'), hex: t.hex(hex) });
    expect([enter('2834'), enter('4534'), enter('2734'), enter('1001')]).toEqual([
      null,
      null,
      'DP-16.1-b',
      'DP-16.1-b',
    ]);
  });
});
