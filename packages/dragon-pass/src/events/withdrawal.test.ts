import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { fated, roll } from './events.fixture.ts';

// On the plain of 20 by 20 hexes.
const own = (hex: string, code = '3-3-3', more: Partial<Piece> = {}) =>
  lunar(code, hex, { faction: 'lunar', ...more });
const theirs = (hex: string, code = '3-3-3') => sartar(code, hex, { faction: 'sartar' });
const AROUND = ['1009', '1011', '1110', '1111', '0910', '0911'];

const called = <N extends string>(pieces: Record<N, Piece>, first: number, second: number, land = {}) => {
  const t = fated(pieces, { land });
  const events = roll(t, first, second);
  return { t, event: eventsOf(events, 'random-event')[0] };
};

describe('units are called away', () => {
  it('DP-PAC.RandomEvents.32-a: three of the Lunar player’s choice that can reach the north or west edge', () => {
    const { t } = called(
      {
        a: own('0303'),
        b: own('0404'),
        c: own('0606'),
        d: own('0707'),
        e: own('0808'),
        ally: lunar('3-3-3', '0909'),
      },
      3,
      2,
    );
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'withdrawal', facts: { left: 3 } });
    expect(t.refusal('lunar', { type: 'withdraw', unit: t.id('ally') })).toBe('DP-PAC.RandomEvents.32-a');
    for (const name of ['e', 'a', 'c'] as const) t.play('lunar', { type: 'withdraw', unit: t.id(name) });
    expect([t.at('a'), t.at('b'), t.at('c'), t.at('d'), t.at('e')]).toEqual([
      'gone',
      '0404',
      'gone',
      '0707',
      'gone',
    ]);
    expect(t.state.killed).toEqual([]);
    expect(t.state.phase).toBe('movement');
  });

  it('DP-PAC.RandomEvents.32-a: with fewer than three nobody goes', () => {
    const { t, event } = called({ a: own('0303'), b: own('0404') }, 3, 2);
    expect(event).toMatchObject({ none: true, clause: 'DP-PAC.RandomEvents.32-a' });
    expect([t.at('a'), t.at('b')]).toEqual(['0303', '0404']);
  });

  it('DP-PAC.RandomEvents.33-a: two to the north or east, or nobody', () => {
    expect(called({ a: own('0303') }, 3, 3).event).toMatchObject({ none: true });
    const { t } = called({ a: own('0303'), b: own('0404') }, 3, 3);
    t.play('lunar', { type: 'withdraw', unit: t.id('a') });
    // The last one is no choice.
    expect([t.at('a'), t.at('b')]).toEqual(['gone', 'gone']);
  });

  it('DP-PAC.RandomEvents.43-a: two of Sartar to the east, one if there is but one', () => {
    const { t } = called({ a: theirs('1010'), b: theirs('1212'), c: theirs('1414') }, 4, 3);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'withdrawal', facts: { left: 2 } });
    t.play('sartar', { type: 'withdraw', unit: t.id('c') });
    t.play('sartar', { type: 'withdraw', unit: t.id('a') });
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['gone', '1212', 'gone']);
    const one = called({ a: theirs('1010') }, 4, 3).t;
    expect(one.at('a')).toBe('gone');
    expect(called({ a: own('1010') }, 4, 3).event).toMatchObject({ none: true });
  });

  it('DP-PAC.RandomEvents.33-a DP-PAC.RandomEvents.43-a: the question cites the event that asks it', () => {
    const clause = (first: number, second: number) =>
      called(
        { a: own('0303'), b: own('0404'), x: theirs('1717'), y: theirs('1818') },
        first,
        second,
      ).t.decision()?.clause;
    expect([clause(3, 3), clause(4, 3)]).toEqual(['DP-PAC.RandomEvents.33-a', 'DP-PAC.RandomEvents.43-a']);
  });

  it('DP-PAC.RandomEvents.43-a: enemies, their zones and water bar the way, the edge itself is near enough', () => {
    const stays = (pieces: Record<string, Piece>, land = {}) =>
      called(pieces, 4, 3, land).t.at('a') === '1010';
    const ring = (code: string, hexes: readonly string[]) =>
      Object.fromEntries(hexes.map((hex) => [hex, lunar(code, hex)]));
    expect(stays({ a: theirs('1010'), ...ring('3-3-3', AROUND) })).toBe(true);
    // One gap, in the zones of its neighbours; heroes have none.
    expect(stays({ a: theirs('1010'), ...ring('3-3-3', AROUND.slice(1)) })).toBe(true);
    expect(stays({ a: theirs('1010'), ...ring('(3!)-3-3', AROUND.slice(1)) })).toBe(false);
    const lake = { ground: { lake: AROUND } };
    expect(stays({ a: theirs('1010') }, lake)).toBe(true);
    expect(stays({ a: { ...theirs('1010'), flies: true } }, lake)).toBe(false);
    const onEdge = called({ a: theirs('2010'), foe: lunar('3-3-3', '1910') }, 4, 3).t;
    expect(onEdge.at('a')).toBe('gone');
  });

  it('DP-PAC.RandomEvents.32-a: a magician takes its spirit along, which does not go by itself', () => {
    const { t } = called(
      {
        mage: own('0303', '3-5-3-5'),
        ghost: own('0303', 'X-5-X-5', { of: 'mage' }),
        b: own('0404'),
        c: own('0606'),
        d: own('0707'),
      },
      3,
      2,
    );
    expect(t.refusal('lunar', { type: 'withdraw', unit: t.id('ghost') })).toBe('DP-PAC.RandomEvents.32-a');
    t.play('lunar', { type: 'withdraw', unit: t.id('mage') });
    expect([t.at('mage'), t.at('ghost')]).toEqual(['gone', 'gone']);
  });

  it('proposes the least of the units that can go', () => {
    const { t } = called({ a: own('0303', '9-3-3'), b: own('0404', '1-3-3'), c: own('0606', '2-3-3') }, 3, 3);
    expect(dragonPass.propose?.(t.state, 'lunar')).toEqual([
      { type: 'withdraw', unit: t.id('b') },
      { type: 'withdraw', unit: t.id('c') },
    ]);
  });
});
