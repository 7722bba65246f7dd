import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';
import { bestFriendOf } from './friends.ts';
import { blow, piece } from './heroes.fixture.ts';

describe('8.6 best friends, 9 and 10', () => {
  const friend = (scenario: string, superhero: string, other: string, seat: string) => {
    const t = table({
      scenario,
      seats: [seat, 'foe'],
      pieces: { a: piece(superhero, seat, '0909'), b: piece(other, seat, '0909') },
    });
    return bestFriendOf(t.board(), t.id('a')) === t.id('b');
  };

  it('DP-8.6-a DP-16.1-d DP-18.6.4-c DP-18.8.4-b: Gunda, Aelwrin, and the Twins where the scenario says so', () => {
    expect(friend('pass-3', 'harrek', 'gunda', 'sartar')).toBe(true);
    expect(friend('pass-5', 'jar-eel', 'beat-pot-aelwrin', 'lunar')).toBe(true);
    expect(friend('pass-6', 'androgeus', 'twins', 'independents')).toBe(true);
    expect(friend('pass-8', 'androgeus', 'twins', 'tarsh')).toBe(true);
    expect(friend('pass-3', 'androgeus', 'twins', 'sartar')).toBe(false);
  });

  it('DP-8.6-b: stacked and both fighting they add their leadership', () => {
    const pieces = {
      harrek: piece('harrek', 'lunar', '0909'),
      gunda: piece('gunda', 'lunar', '0909'),
      unit: lunar('5-4-5', '0909'),
    };
    expect(blow(pieces, 3)).toEqual({ total: 32, loss: 10 });
  });

  it('DP-8.6-c: if one does not fight only the other leads', () => {
    const t = skirmish({
      harrek: piece('harrek', 'lunar', '0909'),
      unit: lunar('5-4-5', '0909'),
      gunda: piece('gunda', 'lunar', '0909'),
      d: sartar('60-3-3', '0910'),
    });
    assault(t, '0910', 'harrek');
    until(t, 'array');
    t.play('lunar', { type: 'reserve', unit: t.id('gunda') });
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[0]).toMatchObject({ total: 27 });
  });

  it('DP-8.6-d: a hero who is not the best friend does not combine with a superhero', () => {
    const pieces = {
      harrek: piece('harrek', 'lunar', '0909'),
      argrath: lunar('(4!)-10-6', '0909'),
      unit: lunar('5-4-5', '0909'),
    };
    expect(blow(pieces, 1).total).toBe(31);
  });

  it('DP-9.1-a: Harrek leads with 2', () => {
    const pieces = { harrek: piece('harrek', 'lunar', '0909'), unit: lunar('4-3-5', '0909') };
    expect(blow(pieces, 4)).toEqual({ total: 26, loss: 13 });
  });

  it('DP-9.1-b DP-9.2-a: Harrek and Gunda lead others with 3, never each other', () => {
    const pieces = {
      harrek: piece('harrek', 'lunar', '0909'),
      gunda: piece('gunda', 'lunar', '0909'),
      unit: lunar('4-3-5', '0909'),
    };
    expect(blow(pieces, 3)).toEqual({ total: 31, loss: 10 });
  });

  it('DP-10.3-a: Jar-eel and Aelwrin lead with 3', () => {
    const pieces = {
      jareel: piece('jar-eel', 'lunar', '0909'),
      aelwrin: piece('beat-pot-aelwrin', 'lunar', '0909'),
      a: lunar('5-4-5', '0909'),
      b: lunar('5-4-5', '0909'),
      c: lunar('5-4-5', '0909'),
    };
    expect(blow(pieces, 1)).toEqual({ total: 48, loss: 8 });
  });

  it('DP-16.1-e: Androgeus and the Twins lead with 3', () => {
    const pieces = {
      androgeus: piece('androgeus', 'lunar', '0909'),
      twins: piece('twins', 'lunar', '0909'),
      unit: lunar('4-3-5', '0909'),
    };
    expect(blow(pieces, 6)).toEqual({ total: 29, loss: 29 });
  });

  it('DP-12.1-j: without giants Argrath has nothing to do with any', () => {
    const t = table({
      scenario: 'pass-3',
      seats: ['sartar', 'lunar'],
      pieces: { argrath: piece('prince-argrath', 'sartar', '0909'), foe: lunar('3-3-3', '0202') },
    });
    expect(new Set(t.legal('sartar').map(({ type }) => type))).toEqual(new Set(['end', 'step']));
  });
});
