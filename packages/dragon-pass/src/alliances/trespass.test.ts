import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { court, LUNAR, SARTAR } from './alliances.fixture.ts';
import { totalOf } from './ledger.ts';

const rider = (owner: string, hex: string): Piece => ({ type: 'line-cavalry', owner, hex });

const march = (pieces: Readonly<Record<string, Piece>>, active = 'lunar', diplomacy = {}) =>
  court({ pieces, phase: 'movement', active, diplomacy });

/** Ends the movement phase; what the other side has gained with each people. */
const gains = (t: ReturnType<typeof march>, seat = 'lunar') => {
  const events = t.play(seat, { type: 'end' });
  const rival = seat === 'lunar' ? SARTAR : LUNAR;
  return {
    events,
    of: (people: string) => totalOf(t.state, rival, people),
  };
};

describe('trespass', () => {
  it('DP-14.1.5-a: a point for each unit that comes into a neutral land and leaves it in one phase', () => {
    // 1131 and 1132 lie in the Grazelands, 1133 beyond.
    const t = march({ it: rider('lunar', '0404'), other: rider('lunar', '0505') });
    for (const name of ['it', 'other'] as const)
      t.change(name).did = {
        from: 0,
        spent: 2,
        stopped: false,
        paid: 0,
        bonus: false,
        entered: ['grazelanders'],
      };
    expect(gains(t).of('grazelanders')).toBe(2);
  });

  it('DP-14.1.5-b: a point for each unit that ends its move inside, moved or not, phase after phase', () => {
    const t = march({ a: rider('sartar', '1927'), b: rider('sartar', '1927') }, 'sartar');
    const { events, of } = gains(t, 'sartar');
    expect(of('ironhoof')).toBe(2);
    expect(eventsOf(events, 'trespassed')).toMatchObject([{ seat: 'sartar', people: 'ironhoof', count: 2 }]);
  });

  it('DP-14.1.5-a, DP-14.1.5-c: entering is noted as it happens, leaving costs nothing', () => {
    const { land } = dragonPassLand();
    const inside = (hex: number): boolean => land.territory[hex] === 'grazelands';
    const edge =
      [...land.grid.names.keys()].find(
        (hex) => inside(hex) && land.terrain[hex] === 'open' && outward(hex) >= 0,
      ) ?? -1;
    function outward(hex: number): number {
      return (
        [0, 1, 2, 3, 4, 5]
          .map((side) => land.grid.neighbour[hex * 6 + side] ?? -1)
          .find(
            (next) =>
              next >= 0 &&
              !inside(next) &&
              land.terrain[next] === 'open' &&
              land.territory[next] === 'neutral',
          ) ?? -1
      );
    }
    const [border, beyond] = [land.grid.names[edge] ?? '', land.grid.names[outward(edge)] ?? ''];
    const leaves = march({ it: rider('lunar', border) });
    leaves.walk('lunar', 'it', beyond);
    expect(gains(leaves).of('grazelanders')).toBe(0);
    // In and out, and in and out again: one point (DP-14.1.5-d).
    const crosses = march({ it: rider('lunar', beyond) });
    crosses.walk('lunar', 'it', border, beyond);
    expect(crosses.unit('it').did?.entered).toEqual(['grazelanders']);
    crosses.walk('lunar', 'it', border, beyond);
    expect(gains(crosses).of('grazelanders')).toBe(1);
  });

  it('DP-16.5.3-i: the road of the dragonewts leads through the land of the Exiles for nothing, a walk does not', () => {
    const newt = (hex: string): Piece => ({ type: 'crested-dragonewts', owner: 'lunar', hex });
    const rides = march({ it: newt('1315'), other: rider('lunar', '0404') });
    for (const to of ['1918', '2913'])
      rides.play('lunar', { type: 'ride', unit: rides.id('it'), to: rides.hex(to) });
    expect(rides.unit('it').did?.entered).not.toContain('exiles');
    expect(gains(rides).of('exiles')).toBe(0);
    const walks = march({ it: newt('1516'), other: rider('lunar', '0404') });
    walks.walk('lunar', 'it', '1616');
    expect(gains(walks).of('exiles')).toBe(1);
  });

  it('DP-14.1.5-d: each land counts on its own, once', () => {
    const t = march({ it: rider('lunar', '0404') });
    t.change('it').did = {
      from: 0,
      spent: 2,
      stopped: false,
      paid: 0,
      bonus: false,
      entered: ['grazelanders', 'ironhoof'],
    };
    const { of } = gains(t);
    expect([of('grazelanders'), of('ironhoof')]).toEqual([1, 1]);
  });

  it('DP-14.1.5-a R-DPP-38: the Hound counts beside its rider', () => {
    const t = march({
      rider: { type: 'sir-ethilrist', owner: 'lunar', hex: '1228' },
      hound: { type: 'hell-hound', owner: 'lunar', hex: '1228' },
    });
    const did = { from: 0, spent: 2, stopped: false, paid: 0, bonus: false };
    t.change('rider').did = { ...did, entered: ['ironhoof'] };
    const { of } = gains(t);
    expect([of('grazelanders'), of('ironhoof')]).toEqual([2, 2]);
  });

  it('DP-14.1.5-e: nothing in the land of a people that is allied to either side', () => {
    for (const player of [LUNAR, SARTAR]) {
      const t = march({ it: rider('lunar', '1229') }, 'lunar', {
        allied: [{ turn: 1, player, people: 'grazelanders' }],
      });
      const { events, of } = gains(t);
      expect([of('grazelanders'), eventsOf(events, 'trespassed')]).toEqual([0, []]);
    }
  });

  it('DP-14.1.5-f: only movement counts', () => {
    for (const phase of ['exotics', 'support', 'alliances'] as const) {
      const t = court({ pieces: { it: rider('lunar', '1229') }, phase, active: 'lunar' });
      t.play('lunar', { type: 'end' });
      expect(t.state.diplomacy?.ledger).toEqual([]);
    }
  });

  it('DP-14.1.5-g: all see the trespass, and the point is on the ledger that all can read', () => {
    const t = march({ it: rider('lunar', '1229') });
    gains(t);
    for (const seat of ['lunar', 'sartar'])
      expect(dragonPass.view(t.state, seat).diplomacy?.ledger).toEqual([
        { turn: 3, player: SARTAR, people: 'grazelanders', points: 1, why: 'trespass' },
      ]);
  });
});

function dragonPassLand() {
  return court({ pieces: {} }).board().world;
}
