import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, tarsh, until } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

describe('the course of a melee', () => {
  it('DP-7.10-a DP-2-o: order, reserves, retreats, order, blow, casualties, answer, casualties', () => {
    const t = skirmish({
      a: lunar('9-3-3', '0909'),
      b: lunar('1-3-3', '0909'),
      d: sartar('2-3-3', '0910'),
      e: sartar('5-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    const asked: string[] = [];
    const ask = () => {
      const decision = t.decision();
      asked.push(`${decision?.seats[0]} ${decision?.kind}`);
    };
    ask();
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    t.play('lunar', { type: 'done' });
    ask();
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('a') })).toBe('K-SEAT');
    expect(t.refusal('sartar', { type: 'reserve', unit: t.id('a') })).toBe('DP-7.10.4-a');
    t.play('sartar', { type: 'done' });
    ask();
    const attack = t.play('sartar', { type: 'done' }, 2);
    ask();
    const counter = t.play('lunar', { type: 'take', unit: t.id('d') }, 2);
    ask();
    expect(asked).toEqual([
      'lunar array',
      'sartar retreat',
      'sartar regroup',
      'lunar casualties',
      'sartar casualties',
    ]);
    expect(eventsOf(attack, 'struck')).toMatchObject([{ cause: 'attack', total: 10, loss: 2 }]);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ cause: 'counter-attack', total: 10, loss: 2 }]);
  });

  it('DP-2-o: a battle of plain soldiers skips magic and fire', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
  });

  it('DP-7.10.2-a: the defender sees the attackers’ order and reserves before he chooses', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    const [reserved] = eventsOf(t.play('lunar', { type: 'reserve', unit: t.id('a') }), 'reserved');
    expect(reserved?.units).toEqual([t.id('a')]);
    // Order first, then reserves: a stack with reserves is in order.
    expect(t.offers('lunar', { type: 'restack' })).toBe(false);
    t.play('lunar', { type: 'done' });
    until(t, 'regroup');
    t.play('sartar', { type: 'restack', hex: t.hex('0910') });
    t.play('sartar', { type: 'next', unit: t.id('e') }, 1, 1);
    expect(t.stack('lunar', '0909')).toEqual(['b', 'a']);
    expect(t.stack('sartar', '0910')).toEqual(['e', 'd']);
  });

  it('DP-7.10.2-a DP-7.10.4-a: whoever keeps his stacks as they lie is not asked again in this player-turn', () => {
    const pieces = {
      a: lunar('3-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
    };
    const t = skirmish(pieces);
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'hush' });
    until(t, 'regroup');
    t.play('sartar', { type: 'hush' }, 1, 1);
    const hushed = [
      { player: 0, about: 'array' },
      { player: 1, about: 'array' },
    ] as const;
    expect(t.state.hushed).toEqual(hushed);
    const again = skirmish(pieces);
    again.state.hushed = hushed;
    assault(again, '0910', 'a');
    expect(again.decision()).toMatchObject({ seats: ['sartar'], kind: 'retreat' });
    const events = again.play('sartar', { type: 'done' }, 1, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'attack', total: 7 }, {}]);
  });

  it('DP-7.10.2-b DP-7.10.5-a: with two defending players the defender may let the other begin', () => {
    const t = skirmish(
      {
        a: lunar('9-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        s2: sartar('4-3-3', '0910'),
        u: tarsh('3-3-3', '0809'),
        v: tarsh('4-3-3', '0809'),
        w: tarsh('4-3-3', '0809'),
      },
      { seats: ['lunar', 'sartar', 'tarsh'] },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    // Default: the defender, then the order of turns (R-DPC-86).
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['sartar'] });
    t.play('sartar', { type: 'done' });
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['tarsh'] });
    t.play('tarsh', { type: 'done' });
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('0809') })).toBe('DP-5.2-b');
  });

  it('DP-5.2-b DP-5.2-d: only stacks of the battle are reordered, and only in its windows', () => {
    const t = skirmish({
      a: lunar('2*-3-3', '0909'),
      b: lunar('3-3-3', '0909'),
      x: lunar('2-3-3', '0404'),
      y: lunar('3-3-3', '0404'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
      p: sartar('3-3-3', '1616'),
      q: sartar('4-3-3', '1616'),
    });
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0404') })).toBe('DP-5.2-d');
    assault(t, '0910', 'a');
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0909') })).toBe('DP-5.2-d');
    until(t, 'array');
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0404') })).toBe('DP-5.2-b');
    until(t, 'regroup');
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('1616') })).toBe('DP-5.2-b');
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('0909') })).toBe('DP-5.2-b');
    expect(t.offers('sartar', { type: 'restack', hex: t.hex('0910') })).toBe(true);
  });

  it('DP-7.4.6-g: in the array only those of a garrison who attack change places', () => {
    const t = skirmish(
      {
        a: lunar('5-4-3', '0909'),
        b: lunar('4-3-5', '0909'),
        c: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
      },
      { land: { ground: { fortress: ['0909'] } } },
    );
    assault(t, '0910', 'a', 'c');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    expect(t.refusal('lunar', { type: 'next', unit: t.id('b') })).toBe('DP-5.2-a');
    t.play('lunar', { type: 'next', unit: t.id('c') });
    expect(t.stack('lunar', '0909')).toEqual(['c', 'b', 'a']);
  });
});
