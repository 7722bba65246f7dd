import { describe, expect, it } from 'vitest';
import { faceOf } from '../core/board.ts';
import { gunda, harrek, piece, rage, slayGunda } from '../testing/berserkers.ts';
import { assault, elsewhere, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';

describe('8.7.1 scapegoats', () => {
  it('DP-8.7-b DP-8.7.1-a: the attacker names one of those who killed the defending friend', () => {
    const t = slayGunda({ a: lunar('6-3-4', '0909'), b: lunar('7-3-4', '1009'), ...elsewhere });
    until(t, 'blame');
    expect(t.decision()).toMatchObject({ kind: 'blame', seats: ['lunar'] });
    expect(t.legal('lunar')).toEqual([
      { type: 'blame', unit: t.id('a') },
      { type: 'blame', unit: t.id('b') },
    ]);
    expect(t.refusal('lunar', { type: 'blame', unit: t.id('far') })).toBe('DP-8.7.1-a');
    const events = t.play('lunar', { type: 'blame', unit: t.id('b') });
    expect(eventsOf(events, 'went-berserk')).toMatchObject([
      { unit: t.id('harrek'), scapegoat: t.id('b'), clause: 'DP-8.7.2-a' },
    ]);
    expect(t.unit('harrek').down).toBe(true);
  });

  it('DP-8.7.1-a: the defender names him if the friend was attacking', () => {
    const t = skirmish<string>({
      gunda: gunda('0909', 'lunar'),
      harrek: harrek('1515', 'lunar'),
      d: sartar('9-3-4', '0910'),
      e: sartar('8-3-4', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'gunda');
    // 4 with a 1 takes nobody; 34 with a 4 is enough.
    untilDice(t, 1, 4);
    t.play('sartar', { type: 'take', unit: t.id('gunda') });
    until(t, 'blame');
    expect(t.decision()?.seats).toEqual(['sartar']);
    t.play('sartar', { type: 'blame', unit: t.id('e') });
    expect(t.state.rages).toEqual([{ avenger: t.id('harrek'), scapegoat: t.id('e') }]);
  });

  it('DP-8.7-a: without the option nobody rages', () => {
    const t = slayGunda(
      { a: lunar('6-3-4', '0909'), b: lunar('7-3-4', '1009'), ...elsewhere },
      { options: { berserkers: false } },
    );
    until(t, 'array');
    expect(t.state.rages).toEqual([]);
    expect(t.unit('harrek').down).toBe(false);
  });

  it('DP-8.7.1-b: a magician answers for its spirit', () => {
    const t = skirmish<string>(
      {
        sage: lunar('2-5-4-20', '0202'),
        ghost: lunar('X-20-X-20', '0910', { of: 'sage' }),
        gunda: gunda('0910'),
        harrek: harrek('1515'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    t.play('lunar', { type: 'fight' }, 6);
    // Nobody else can be blamed.
    const events = t.play('lunar', { type: 'take', unit: t.id('gunda') });
    expect(eventsOf(events, 'went-berserk')).toMatchObject([{ scapegoat: t.id('sage') }]);
  });

  it('DP-8.7.1-c: for a death by exotic attack its unit is the scapegoat', () => {
    const t = table({
      phase: 'exotics',
      moon: 1,
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      pieces: {
        crater: piece('crater-makers', 'lunar', '1010'),
        gunda: gunda('1015'),
        harrek: harrek('0505'),
      },
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 1);
    expect(eventsOf(events, 'went-berserk')).toMatchObject([
      { unit: t.id('harrek'), scapegoat: t.id('crater') },
    ]);
  });

  it('DP-8.7.1-d DP-8.7.1-e: herds are never blamed, and without survivors there is no rage', () => {
    const t = skirmish<string>({
      a: lunar('4-3-4', '0909'),
      herd: { code: '1h-2-+2', owner: 'lunar', hex: '0909' },
      gunda: gunda('0910'),
      d: sartar('3-3-3', '0910'),
      harrek: harrek('1515'),
      ...elsewhere,
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('gunda') }, 6);
    t.play('sartar', { type: 'take', unit: t.id('a') });
    t.done();
    until(t, 'array');
    expect(t.at('a')).toBe('dead');
    expect(t.state.rages).toEqual([]);
  });

  it('DP-8.7.1-f DP-8.7.2-b: it stays the scapegoat through everything but death', () => {
    const t = skirmish<string>(
      {
        a: lunar('12***-3-4', '0909'),
        goat: sartar('3-3-3', '0910'),
        d: sartar('1-3-3', '0910'),
        harrek: harrek('1515', 'lunar'),
        ...elsewhere,
      },
      { state: rage(3, 1) },
    );
    assault(t, '0910', 'a');
    until(t, 'aim');
    t.play('lunar', { type: 'aim', unit: t.id('a'), hex: t.hex('0910') }, 4);
    t.play('sartar', { type: 'disrupt', unit: t.id('goat') });
    expect(t.state.rages).toHaveLength(1);
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('goat') });
    const events = t.done(1);
    expect(eventsOf(events, 'rage-ended')).toMatchObject([{ unit: t.id('harrek'), clause: 'DP-8.7.2-b' }]);
    expect(t.state.rages).toEqual([]);
    expect(t.unit('harrek').down).toBe(false);
  });

  it('DP-8.7.1-g: the marker goes with it, and is no unit', () => {
    const t = table({
      pieces: {
        goat: lunar('(2)-3-3', '0909'),
        other: lunar('(2)-3-3', '0911'),
        harrek: harrek('1515'),
        foe: sartar('3-3-3', '0203'),
      },
      state: rage(2, 0),
    });
    t.walk('lunar', 'goat', '0910', '0911');
    expect(t.state.rages).toEqual([{ avenger: t.id('harrek'), scapegoat: t.id('goat') }]);
    expect(t.stack('lunar', '0911')).toEqual(['goat', 'other']);
  });

  it('DP-8.7.1-h DP-8.5-g: nobody rages for a friend who dies by his own side’s hand or an assassin’s', () => {
    const t = table({
      phase: 'exotics',
      moon: 0,
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      pieces: {
        'crimson-bat': lunar('(4)-[-1]*-10-0', '1010', { faction: 'lunar' }),
        aelwrin: piece('beat-pot-aelwrin', 'lunar', '1010'),
        jareel: piece('jar-eel', 'lunar', '1515'),
        foe: sartar('3-3-3', '0203'),
      },
    });
    t.play('lunar', { type: 'feed', unit: t.id('aelwrin') });
    expect(t.at('aelwrin')).toBe('dead');
    // DP-8.5-g: nor does he get away.
    expect(t.state.escapes).toEqual([]);
    expect(t.unit('jareel').down).toBe(false);
  });

  it('DP-18.6.4-c: in scenario 6 Androgeus rages for the Twins', () => {
    const t = skirmish<string>(
      {
        a: lunar('12-3-4', '0909'),
        twins: piece('twins', 'independents', '0910'),
        androgeus: piece('androgeus', 'independents', '1515'),
        far: lunar('3-3-3', '0202'),
        foe: { code: '3-3-3', owner: 'independents', hex: '0203' },
      },
      { scenario: 'pass-6', seats: ['lunar', 'independents'] },
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('twins') });
    t.done();
    expect(t.unit('androgeus').down).toBe(true);
    expect(faceOf(t.board(), t.id('androgeus'))).toMatchObject({ mf: 12, rf: 1 });
  });
});
