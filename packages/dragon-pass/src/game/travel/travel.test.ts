import { reach } from '@hexwyrm/wargame';
import { describe, expect, it } from 'vitest';
import type { State } from '../../core/state.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { opened } from '../../testing/opening.ts';
import { table } from '../../testing/table.ts';
import { trek } from '../../testing/trek.ts';

function ways(state: State, seat: string, unit: number) {
  return reach(dragonPass, state, seat, unit);
}

describe('the ways of a unit', () => {
  it('lead three hexes over open ground, the cheapest first', () => {
    const t = trek('3-3-3');
    const found = ways(t.state, 'lunar', t.id('it'));
    expect(found.map(({ cost }) => cost)).toEqual([
      ...Array(6).fill(1),
      ...Array(12).fill(2),
      ...Array(18).fill(3),
    ]);
    expect(found.find(({ to }) => to === '1007')).toMatchObject({
      path: ['1010', '1009', '1008', '1007'],
      cost: 3,
      left: 0,
      odds: [],
    });
  });

  it('count half points on primary roads and the free hex of secondary ones', () => {
    const fast = trek('3-3-3', {
      primary: [['1010', '1009', '1008', '1007', '1006', '1005', '1004', '1003']],
    });
    const far = ways(fast.state, 'lunar', fast.id('it')).find(({ to }) => to === '1004');
    expect(far).toMatchObject({ cost: 3, left: 0, actions: Array(6).fill({ type: 'step' }) });
    const half = ways(fast.state, 'lunar', fast.id('it')).find(({ to }) => to === '1009');
    expect(half).toMatchObject({ cost: 0.5, left: 2.5 });
    const slow = trek('3-3-3', { secondary: [['1010', '1009', '1008', '1007', '1006']] });
    expect(ways(slow.state, 'lunar', slow.id('it')).find(({ to }) => to === '1006')).toMatchObject({
      cost: 3,
    });
  });

  it('stop in zones of control and go on from where the unit is', () => {
    const t = table({
      pieces: {
        it: { code: '4-3-5', owner: 'lunar', hex: '1012' },
        his: { code: '3-3-3', owner: 'sartar', hex: '1010' },
        other: { code: '3-3-3', owner: 'lunar', hex: '0101' },
      },
    });
    const near = ways(t.state, 'lunar', 0).find(({ to }) => to === '1011');
    expect(near).toMatchObject({ cost: 1, left: 0 });
    t.walk('lunar', 'it', '1013');
    expect(ways(t.state, 'lunar', 0).find(({ to }) => to === '1014')).toMatchObject({ cost: 1, left: 3 });
    expect(ways(t.state, 'sartar', 1)).toEqual([]);
    expect(ways(t.state, 'lunar', 99)).toEqual([]);
  });

  /** The same by trying every step. */
  function tried(state: State, seat: string, unit: number) {
    const { ways: _known, ...travel } = dragonPass.travel;
    return reach({ ...dragonPass, travel }, state, seat, unit);
  }

  const summary = (found: ReturnType<typeof ways>) =>
    found.map(({ to, cost, left, roadOnly }) => `${to} ${cost} ${left} ${roadOnly}`).sort();

  it('are the same as by trying every step', () => {
    const plain = {
      ground: { lake: ['1008', '1109'], mountain: ['0910', '1012'], marsh: ['1111'] },
      secondary: [['1010', '1009', '0909', '0908', '0808']],
      primary: [['1010', '1011', '1012', '1013']],
      rivers: [['0911', '1010', '1110']],
    };
    for (const [code, more] of [
      ['3-3-3', {}],
      ['1*-1-4', { waterwalk: true }],
      ['3-5-4', { flies: true }],
      ['(4!)-10-4', {}],
      ['3-3-2', { down: true, back: '2-2-2' }],
    ] as const) {
      const t = trek(code, plain, more);
      t.change('far').hex = t.hex('1013');
      expect(summary(ways(t.state, 'lunar', t.id('it'))), code).toEqual(
        summary(tried(t.state, 'lunar', t.id('it'))),
      );
    }
  });

  it('DP-12.3-t: are the same as by trying every step where a flood disrupts, or drowns', () => {
    const river = { rivers: [['0911', '0910', '1009', '1109', '1208']], primary: [['1010', '1009', '1008']] };
    for (const [code, more] of [
      ['3-3-4', { back: '2-2-3' }],
      ['3-3-4', { down: true, back: '2-2-3' }],
      ['3-5-4', { flies: true }],
      ['1*-1-4', { waterwalk: true, back: '1-1-2' }],
    ] as const) {
      const t = trek(code, river, more);
      t.state.flooded = river.rivers[0]?.map((hex) => t.hex(hex)) ?? [];
      t.state.storm = { kind: 'local', player: 1, turn: t.state.turn };
      const found = ways(t.state, 'lunar', t.id('it'));
      expect(found.length).toBeGreaterThan(5);
      // Of two ways that end alike, by a last step into the same flood, either will do.
      const ends = (all: typeof found) =>
        all.map(({ actions, cost, left }) => [actions.at(-1), cost, left]).map((end) => JSON.stringify(end));
      expect(ends(found).sort(), code).toEqual(ends(tried(t.state, 'lunar', t.id('it'))).sort());
    }
  });

  it('are legal to the last step in a whole army', () => {
    const { state } = opened('pass-5');
    const seat = state.seats[state.active] ?? '';
    const units = state.units.flatMap(({ owner, hex }, id) =>
      owner === state.active && hex >= 0 ? [id] : [],
    );
    for (const unit of units)
      for (const { actions, cost } of ways(state, seat, unit).slice(-1)) {
        const after = dragonPass.clone(state);
        let paid = 0;
        for (const action of actions)
          for (const event of dragonPass.apply(after, seat, action, { d6: () => 1 }))
            if (event.type === 'moved') paid += event.cost;
        expect(paid).toBe(cost);
      }
  });
});
