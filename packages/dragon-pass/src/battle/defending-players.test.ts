import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, tarsh, untilDice } from '../testing/skirmish.ts';
import { eventsOf } from '../testing/table.ts';

// 0909 and 0910 are neighbours, so are 0909 and 0908; 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

describe('several defending players', () => {
  const seats = ['lunar', 'sartar', 'tarsh'];

  it('DP-7.4.1-b DP-18.8-x: the one with more units is the defender and picks the attackers’ casualties', () => {
    const t = skirmish(
      {
        a: lunar('3-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        s2: sartar('3-3-3', '0910'),
        t1: tarsh('3-3-3', '0809'),
        t2: tarsh('3-3-3', '0809'),
        t3: tarsh('3-3-3', '0809'),
      },
      { seats },
    );
    const [declared] = eventsOf(assault(t, '0910', 'a'), 'battle-declared');
    expect(declared?.commander).toBe('tarsh');
    untilDice(t, 1, 6);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['tarsh'] });
  });

  it('DP-7.4.1-c: equals roll until one is higher', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), s: sartar('3-3-3', '0910'), u: tarsh('3-3-3', '0809') },
      { seats },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    expect(t.odds('lunar', { type: 'fight' })).toMatchObject([
      {
        roll: 'command',
        results: [
          { result: 'sartar', chance: [1, 2] },
          { result: 'tarsh', chance: [1, 2] },
        ],
      },
    ]);
    const events = t.play('lunar', { type: 'fight' }, 4, 4, 5, 2);
    expect(eventsOf(events, 'command-rolled').map(({ rolls }) => rolls.map(({ die }) => die))).toEqual([
      [4, 4],
      [5, 2],
    ]);
    expect(eventsOf(events, 'battle-declared')[0]?.commander).toBe('sartar');
  });

  it('DP-7.4.1-d: later losses do not change who the defender is', () => {
    const t = skirmish(
      {
        a: lunar('9-3-3', '0909'),
        b: lunar('1-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        t1: tarsh('3-3-3', '0809'),
        t2: tarsh('3-3-3', '0809'),
      },
      { seats },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    untilDice(t, 5);
    // 3/4 of 10 are 7: both Tarsh units fall, and still it is Tarsh who picks for the Sartar unit's 6 points.
    t.play('lunar', { type: 'take', unit: t.id('t1') });
    t.play('lunar', { type: 'take', unit: t.id('t2') }, 6);
    expect(t.at('t2')).toBe('dead');
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['tarsh'] });
  });
});
