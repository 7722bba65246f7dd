import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';

const DONE = [{ type: 'done' }];

describe('dice that fall on what a player has put together wait for his word', () => {
  it('DP-7.10.6.2-a: the last casualty is picked before the answer is rolled', () => {
    const t = skirmish({ a: lunar('3-4-5', '0909'), d: sartar('3-3-3', '0910'), e: sartar('4-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'casualties' });
    expect(t.legal('lunar')).toEqual(DONE);
    expect(t.at('d')).toBe('0910');
    t.done(1);
    expect(t.at('d')).toBe('dead');
  });

  it('DP-7.10.7-a: where no die follows, the last casualty ends the choice', () => {
    const t = skirmish({ a: lunar('3-4-5', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
    expect(t.decision()?.kind).toBe('advance');
  });

  it('DP-7.10.5-a: the last retreat is made before the attackers roll', () => {
    const t = skirmish({ a: lunar('3-4-5', '0909'), d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    until(t, 'retreat');
    t.play('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex('0911') });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'retreat' });
    expect(t.legal('sartar')).toEqual(DONE);
    expect(t.odds('sartar', { type: 'done' })[0]).toMatchObject({ roll: 'attack', sum: { total: 3 } });
  });

  it('DP-7.10.2-a: the last stack is put in order before the attackers roll', () => {
    const t = skirmish({ a: lunar('9-4-9', '0909'), d: sartar('3-3-3', '0910'), e: sartar('4-3-3', '0910') });
    assault(t, '0910', 'a');
    until(t, 'regroup');
    t.play('sartar', { type: 'restack', hex: t.hex('0910') });
    t.play('sartar', { type: 'next', unit: t.id('e') });
    expect(t.stack('sartar', '0910')).toEqual(['e', 'd']);
    expect(t.legal('sartar')).toEqual(DONE);
    t.done(1, 1);
  });

  it('DP-7.9.3-b: fire that is divided waits, fire at one stack does not', () => {
    const archers = () => {
      const t = skirmish({
        a: lunar('3-4-5', '0909'),
        b: lunar('3-4-5', '1009'),
        d: sartar('2*-3-3', '0910'),
        e: sartar('2*-3-3', '0910'),
      });
      assault(t, '0910', 'a');
      return t;
    };
    const divided = archers();
    divided.play('sartar', { type: 'aim', unit: divided.id('d'), hex: divided.hex('0909') });
    divided.play('sartar', { type: 'aim', unit: divided.id('e'), hex: divided.hex('1009') });
    expect(divided.legal('sartar')).toEqual(DONE);
    divided.done(1, 1);
    const massed = archers();
    massed.play('sartar', { type: 'volley', hex: massed.hex('0909') }, 1);
    expect(massed.decision()?.kind).toBe('array');
  });

  it('DP-7.5.1-a: every battle begins when the attacker says so, the only one there is too', () => {
    const t = skirmish(
      { a: lunar('3-4-5', '0909'), d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910') },
      { phase: 'movement' },
    );
    t.play('lunar', { type: 'end' });
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'declare' });
    expect(t.legal('lunar')).toEqual([{ type: 'fight' }]);
    t.play('lunar', { type: 'fight' });
    expect(t.state.frames[0]).toMatchObject({ kind: 'battle', targets: [t.hex('0910')] });
  });
});
