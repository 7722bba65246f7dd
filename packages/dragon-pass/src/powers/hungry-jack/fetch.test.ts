import { describe, expect, it } from 'vitest';
import { viewFor } from '../../game/view.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { until } from '../../testing/stormy.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { dragon, jack } from './jack.fixture.ts';

const WEST = jack(null, 'off');

/** Lunar's dragon on the west edge, in the movement phase of game-turn 3. */
function edge<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = {
    dragon: dragon('lunar', '0105'),
    jack: WEST,
    own: lunar('3-3-3', '0505'),
    foe: sartar('3-3-3', '2020'),
  };
  return table<N | keyof typeof own>({
    turn: 3,
    options: { screening: false },
    ...more,
    pieces: { ...own, ...pieces },
  });
}

describe('16.10.1 fetching Hungry Jack', () => {
  it('DP-16.10.1-a: a dragon flies off the west edge, and is listed as fetching', () => {
    const t = edge({});
    const events = t.play('lunar', { type: 'fetch', unit: t.id('dragon') });
    expect(eventsOf(events, 'flew-west')).toMatchObject([{ unit: t.id('dragon'), hex: '0105' }]);
    expect(t.at('dragon')).toBe('off');
    expect(viewFor(t.state, 'sartar').jack?.fetching).toEqual([{ unit: t.id('dragon'), turn: 3 }]);
  });

  it('DP-16.10.1-a: only a dragon, only over the west edge, and only while Hungry Jack is there', () => {
    const t = edge({ inland: dragon('lunar', '0205', { number: 1 }), foot: lunar('3-3-3', '0107') });
    const fetch = (name: 'inland' | 'foot') => t.refusal('lunar', { type: 'fetch', unit: t.id(name) });
    expect([fetch('inland'), fetch('foot')]).toEqual(['DP-16.10.1-a', 'DP-16.10.1-a']);
    for (const taken of [jack('sartar', '1010'), jack(null, 'dead'), jack('sartar', 'dead')]) {
      const late = edge({ jack: taken });
      expect(late.refusal('lunar', { type: 'fetch', unit: late.id('dragon') })).toBe('DP-16.10.1-a');
    }
    const theirs = edge({ dragon: dragon('sartar', '0105') });
    expect(theirs.refusal('lunar', { type: 'fetch', unit: theirs.id('dragon') })).toBe('DP-2-f');
  });

  it('DP-16.10.1-a R-DPP-81: leaving costs a point, and no zone of control may hold it', () => {
    const spent = (points: number, stopped: boolean) =>
      edge(
        {},
        {
          state: (state, hex) => {
            const did = { from: hex('0105'), spent: points * 2, stopped, paid: 0, bonus: false };
            state.units[0] = { ...state.units[0]!, did };
          },
        },
      );
    const fetch = (t: ReturnType<typeof spent>) =>
      t.refusal('lunar', { type: 'fetch', unit: t.id('dragon') });
    expect([fetch(spent(19, false)), fetch(spent(20, false)), fetch(spent(3, true))]).toEqual([
      null,
      'DP-6-b',
      'DP-6-c',
    ]);
  });

  it('R-DPP-81: companions and cargo stay behind', () => {
    const t = edge({
      gold: lunar('X-2-0', '0105', { treasure: true, kind: 'other' }),
      mate: lunar('3-3-3', '0105'),
    });
    t.play('lunar', { type: 'carry', unit: t.id('dragon'), cargo: t.id('gold') });
    t.play('lunar', { type: 'fetch', unit: t.id('dragon') });
    expect([t.at('gold'), t.at('mate')]).toEqual(['0105', '0105']);
    expect(t.unit('gold').did).toMatchObject({ stopped: true });
    expect(t.unit('gold').did).not.toHaveProperty('by');
  });

  const away = (turn: number, pieces: Record<string, Piece> = {}, more: Partial<Setting<string>> = {}) =>
    edge<string>(
      { dragon: dragon('lunar', 'off'), ...pieces },
      {
        turn,
        ...more,
        state(state, hex) {
          state.jack = { fetching: [{ unit: 0, turn: 3 }], callers: [], worked: [] };
          more.state?.(state, hex);
        },
      },
    );

  it('DP-16.10.1-b: it may come back in the second game-turn after the one in which it left, or later', () => {
    const back = (turn: number) => {
      const t = away(turn);
      return t.refusal('lunar', { type: 'bring', unit: t.id('dragon'), hex: t.hex('0112') });
    };
    expect([3, 4, 5, 6].map(back)).toEqual(['DP-16.10.1-b', 'DP-16.10.1-b', null, null]);
    const t = edge({});
    t.play('lunar', { type: 'fetch', unit: t.id('dragon') });
    until(t, 'lunar', 'movement', 4);
    expect(t.offers('lunar', { type: 'bring' })).toBe(false);
    until(t, 'lunar', 'movement', 5);
    expect(t.offers('lunar', { type: 'bring', unit: t.id('dragon') })).toBe(true);
    // It may wait.
    expect(t.offers('lunar', { type: 'end' })).toBe(true);
  });

  it('DP-16.10.1-b: nobody else brings it, and a dragon that never left has nothing to bring', () => {
    const t = away(5, { other: dragon('lunar', '0105', { number: 1 }) });
    const hex = t.hex('0112');
    expect(t.refusal('lunar', { type: 'bring', unit: t.id('other'), hex })).toBe('DP-16.10.1-b');
    expect(t.refusal('lunar', { type: 'bring', unit: t.id('jack'), hex })).toBe('DP-16.10.1-b');
  });

  it('DP-16.10.1-c: both appear on the west edge, also beside the enemy, but not with them', () => {
    const t = away(5, { near: sartar('3-3-3', '0113'), with: sartar('3-3-3', '0109') });
    const bring = (hex: string) => ({ type: 'bring', unit: t.id('dragon'), hex: t.hex(hex) }) as const;
    expect([t.refusal('lunar', bring('0109')), t.refusal('lunar', bring('0212'))]).toEqual([
      'DP-16.10.1-c',
      'DP-16.10.1-c',
    ]);
    const events = t.play('lunar', bring('0112'));
    expect(eventsOf(events, 'came-back')).toMatchObject([{ hex: '0112', alone: false }]);
    expect(t.stack('lunar', '0112')).toEqual(['dragon', 'jack']);
    expect(t.state.jack).toBeUndefined();
    // Neither moves on in this phase.
    expect(t.refusal('lunar', { type: 'step', unit: t.id('dragon'), to: t.hex('0111') })).toBe(
      'DP-16.10.1-c',
    );
    expect(t.refusal('lunar', { type: 'carry', unit: t.id('dragon'), cargo: t.id('jack') })).toBe(
      'DP-16.10.1-c',
    );
    // The dragon owes a dragonfight.
    t.play('lunar', { type: 'end' });
    expect([t.at('dragon'), t.at('near'), t.at('jack')]).toEqual(['dead', 'dead', '0112']);
  });

  it('DP-16.10.1-a DP-16.10.1-c: whoever is first has it; the other comes back alone', () => {
    const t = away(5, { jack: jack('sartar', '1515') });
    const events = t.play('lunar', { type: 'bring', unit: t.id('dragon'), hex: t.hex('0112') });
    expect(eventsOf(events, 'came-back')).toMatchObject([{ alone: true }]);
    expect([t.at('dragon'), t.at('jack'), t.unit('jack').owner]).toEqual(['0112', '1515', 1]);
  });

  it('DP-16.10.1-d: no hero carries it, a dragon that begins the phase with it does', () => {
    const t = edge({
      jack: jack('lunar', '0105'),
      hero: lunar('(4!)-10-6', '0105'),
      late: dragon('lunar', '0205', { number: 1 }),
    });
    const carry = (unit: 'hero' | 'dragon' | 'late') =>
      t.refusal('lunar', { type: 'carry', unit: t.id(unit), cargo: t.id('jack') });
    expect([carry('hero'), carry('dragon'), carry('late')]).toEqual(['DP-6.7-c', null, 'DP-6.7-d']);
    expect(t.refusal('lunar', { type: 'step', unit: t.id('jack'), to: t.hex('0106') })).toBe('DP-6.7-a');
  });

  it('R-DP-73: under screening all see it arrive, and where it is from then on', () => {
    const t = away(5, { lid: lunar('3-3-3', '0505') }, { options: { screening: true } });
    t.play('lunar', { type: 'bring', unit: t.id('dragon'), hex: t.hex('0112') });
    const known = () => viewFor(t.state, 'sartar').units.map(({ id }) => id);
    expect(known()).toEqual(expect.arrayContaining([t.id('dragon'), t.id('jack')]));
    expect(t.state.disclosed).toEqual([t.id('jack')]);
    expect(t.refusal('lunar', { type: 'conceal', unit: t.id('jack') })).toBe('DP-12.1-b');
  });

  it('DP-16.2.2-a: a dragon that falls on the way is not waited for', () => {
    const t = table({
      active: 'sartar',
      phase: 'exotics',
      scenario: 'pass-8',
      pieces: {
        dragon: { type: 'black-dragon', owner: 'sartar', hex: 'off' },
        cragspider: { owner: 'sartar', hex: '1010' },
        spirit: { type: 'cragspider-spirit', owner: 'sartar', hex: 'box' },
        foe: lunar('3-3-3', '2020'),
      },
      state: (state) => {
        state.jack = { fetching: [{ unit: 0, turn: 3 }], callers: [], worked: [] };
      },
    });
    t.play('sartar', { type: 'pillar', hex: t.hex('1010'), side: 'east' }, 3);
    expect(t.at('dragon')).toBe('dead');
    expect(t.state.jack).toBeUndefined();
  });
});
