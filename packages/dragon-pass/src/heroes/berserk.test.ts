import { describe, expect, it } from 'vitest';
import { faceOf } from '../board.ts';
import { cfOf, mfOf, mgfOf, rangeFactorOf } from '../figures.ts';
import type { State } from '../state.ts';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const piece = (type: string, owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});
const gunda = (hex: string, owner = 'sartar'): Piece => piece('gunda', owner, hex);
const harrek = (hex: string, owner = 'sartar'): Piece => piece('harrek', owner, hex);

/** A rage under way: the piece numbered first rages at the one numbered second. */
const rage =
  (avenger: number, scapegoat: number) =>
  (state: State): void => {
    state.rages.push({ avenger, scapegoat });
    const unit = state.units[avenger];
    if (unit) unit.down = true;
  };

/** Keeps the combat phase open. */
const elsewhere = { far: lunar('3-3-3', '0202'), foe: sartar('3-3-3', '0203') };

/** Lunar units in 0909 kill Gunda in 0910; the answers that follow change nothing. */
function slayGunda(pieces: Record<string, Piece>, setting: Parameters<typeof skirmish>[1] = {}) {
  const t = skirmish<string>({ ...pieces, gunda: gunda('0910'), harrek: harrek('1515') }, setting);
  const [first = ''] = Object.keys(pieces);
  assault(t, '0910', first);
  untilDice(t, 6);
  t.play('lunar', { type: 'take', unit: t.id('gunda') });
  return t;
}

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

describe('8.7.2 berserker rage', () => {
  it('DP-8.7.2-a: the back of the counter, and no disruption', () => {
    const t = table({
      pieces: {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '1515'),
        idle: lunar('3-3-3', '0202'),
      },
      state: rage(0, 1),
    });
    const board = t.board();
    const id = t.id('harrek');
    expect([cfOf(board, id), mgfOf(board, id)]).toEqual([20 * 24, 20 * 24]);
    expect([mfOf(board, id), rangeFactorOf(board, id), faceOf(board, id).leadership]).toEqual([12, 1, 0]);
    until(t, 'movement');
    t.walk('lunar', 'harrek', '1009', '1110', '1210', '1311', '1411');
    t.walk('lunar', 'harrek', '1412', '1413', '1514');
    const events = t.play('lunar', { type: 'end' }, 1, 1, 1);
    expect(eventsOf(events, 'rallied')).toEqual([]);
  });

  it('DP-8.7.2-c: in his movement phase he goes as near as he can', () => {
    const t = table({
      pieces: {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '1505'),
        idle: lunar('3-3-3', '0202'),
      },
      state: rage(0, 1),
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-8.7.2-c');
    // He may take his time, as long as he can still come next to it.
    t.walk('lunar', 'harrek', '0910', '1009', '1109', '1208', '1308', '1407', '1406');
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-8.7.2-c');
    t.walk('lunar', 'harrek', '1405');
    expect(t.refusal('lunar', { type: 'end' })).toBe(null);
  });

  it('DP-8.7.2-c: steps that lead too far away are refused', () => {
    const t = table({
      pieces: {
        harrek: harrek('0503', 'lunar'),
        goat: sartar('5-4-5', '1903'),
        idle: lunar('3-3-3', '0202'),
      },
      state: rage(0, 1),
    });
    // Fourteen columns away and twelve hexes to go: every step has to bring him nearer.
    const steps = t.matching('lunar', { type: 'step', unit: t.id('harrek') });
    expect(steps).toEqual([
      { type: 'step', unit: t.id('harrek'), to: t.hex('0602') },
      { type: 'step', unit: t.id('harrek'), to: t.hex('0603') },
    ]);
    expect(t.refusal('lunar', { type: 'step', unit: t.id('harrek'), to: t.hex('0504') })).toBe('DP-8.7.2-c');
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-8.7.2-c');
  });

  it('DP-8.7.2-d: he attacks the scapegoat’s stack, whomever else he attacks', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        other: sartar('5-4-5', '1008'),
        b: lunar('5-4-5', '1007'),
      },
      { state: rage(0, 1) },
    );
    // Sent at the other stack he attacks both; b, who is not next to both, cannot join him.
    const events = t.play('lunar', { type: 'attack', hex: t.hex('1008'), unit: t.id('harrek') }, 1, 1, 1);
    expect(eventsOf(events, 'battle-declared')[0]).toMatchObject({
      attackers: [t.id('harrek')],
      targets: ['1008', '0910'],
    });
  });

  it('DP-8.7.2-d: a duty that this leaves no room for lapses', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        other: sartar('5-4-5', '0908'),
        b: lunar('5-4-5', '0911'),
        ...elsewhere,
      },
      { state: rage(0, 1) },
    );
    // b is next to the goat alone, the other next to Harrek alone: without the rage each would fight its own.
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-8.7.2-d');
    const events = t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('b') }, 1);
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('b'), t.id('harrek')], targets: ['0910'] },
    ]);
    untilDice(t, 1, 1);
    // Nobody is left who could attack the other.
    expect(t.state.frames).toMatchObject([{ kind: 'declare', targets: [t.hex('0203')] }]);
  });

  it('DP-8.7.2-d: even from inside a fortification, and spirits cannot take the attack from him', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        sage: lunar('2-5-4-20', '0202'),
        ghost: lunar('X-5-X-20', '0910', { of: 'sage' }),
      },
      {
        land: { ground: { fortress: ['0909'] } },
        state: (state) => {
          rage(0, 1)(state);
          state.committed.push(3);
        },
      },
    );
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-8.7.2-d');
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: null })).toBe('DP-8.7.2-d');
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') })).toBeNull();
  });

  it('DP-8.7.2-e DP-8.7.2-f: a spirit attack of 20, and the scapegoat is among its casualties', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        x: sartar('5-4-5', '0910'),
        y: sartar('5-7-5', '0910'),
        ...elsewhere,
      },
      { state: rage(0, 1) },
    );
    const hunt = { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') } as const;
    const [struck] = eventsOf(t.play('lunar', hunt, 4), 'struck');
    expect(struck).toMatchObject({ cause: 'spirit', total: 20, loss: 10 });
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-8.7.2-f');
    // 7 of the 10 for another unit would spare it.
    expect(t.refusal('lunar', { type: 'take', unit: t.id('y') })).toBe('DP-8.7.2-f');
    // After the one that leaves enough there is no choice.
    const events = t.play('lunar', { type: 'take', unit: t.id('x') });
    expect(t.at('goat')).toBe('dead');
    expect(eventsOf(events, 'rage-ended')).toHaveLength(1);
    // Himself again, he fights on with his leadership.
    expect(t.unit('harrek').down).toBe(false);
  });

  it('DP-8.7.2-e DP-10.2-a: he must fight in the melee too: neither in reserve nor too deep', () => {
    const t = skirmish(
      {
        m1: lunar('1-1-3', '0909'),
        m2: lunar('1-1-3', '0909'),
        m3: lunar('1-1-3', '0909'),
        m4: lunar('1-1-3', '0909'),
        jareel: piece('jar-eel', 'lunar', '0909'),
        goat: sartar('5-14-5', '0910'),
        ...elsewhere,
      },
      { state: rage(4, 5) },
    );
    // A spirit attack of 20 with a 2: loss 5, too little.
    const hunt = { type: 'attack', hex: t.hex('0910'), unit: t.id('m1') } as const;
    expect(eventsOf(t.play('lunar', hunt, 2), 'struck')).toMatchObject([{ total: 20, loss: 5 }]);
    until(t, 'array');
    // She lay under four major units and has come to the top.
    expect(t.stack('lunar', '0909')).toEqual(['jareel', 'm1', 'm2', 'm3', 'm4']);
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('jareel') })).toBe('DP-8.7.2-e');
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('m2') })).toBeNull();
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    for (const name of ['m1', 'm2', 'm3'] as const) t.play('lunar', { type: 'next', unit: t.id(name) });
    expect(t.refusal('lunar', { type: 'next', unit: t.id('m4') })).toBe('DP-8.7.2-e');
    expect(t.refusal('lunar', { type: 'keep' })).toBeNull();
    t.play('lunar', { type: 'next', unit: t.id('jareel') });
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('m1') })).toBe('DP-8.7.2-e');
    // 3 units of 1 and 20: no leadership on this side.
    expect(eventsOf(untilDice(t, 6), 'struck')[0]).toMatchObject({ total: 23 });
  });

  it('DP-8.7.2-f: in melee everybody above the scapegoat falls first, if the loss reaches it', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        x: sartar('5-40-5', '0910'),
        goat: sartar('5-40-5', '0910'),
        y: sartar('5-40-5', '0910'),
        ...elsewhere,
      },
      { state: rage(0, 2) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') }, 1);
    // 20 with a 4: loss 10, just enough for both: there is no choice, and y alone strikes back.
    untilDice(t, 4);
    expect(t.legal('lunar')).toEqual([{ type: 'done' }]);
    expect(t.odds('lunar', { type: 'done' })[0]?.sum?.total).toBe(10);
    t.done(1);
    expect([t.at('x'), t.at('goat'), t.at('y')]).toEqual(['dead', 'dead', '0910']);
  });

  it('DP-8.7.2-f: chaos on the avenger’s side takes the scapegoat where it can', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        bat: lunar('(4)-[-1]-10-0', '0909'),
        goat: sartar('5-4-5', '0910'),
        x: sartar('5-4-5', '0910'),
        ...elsewhere,
      },
      { state: rage(0, 2) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') });
    t.play('lunar', { type: 'fight' });
    // There is one mouth and one meal it may not miss.
    expect(t.at('goat')).toBe('dead');
    expect(t.state.rages).toEqual([]);
  });

  it('DP-8.7.2-g: the scapegoat does not retreat before him', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('2*-30-13', '0910'),
        x: sartar('2-30-13', '0910'),
        ...elsewhere,
      },
      { state: rage(0, 1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') }, 1);
    until(t, 'retreat');
    const leave = (name: 'goat' | 'x') =>
      t.refusal('sartar', { type: 'retreat', unit: t.id(name), to: t.hex('0911') });
    expect(leave('goat')).toBe('DP-8.7.2-g');
    expect(leave('x')).toBeNull();
  });
});

describe('8.7.3 escapes', () => {
  it('DP-8.7.3-a: the friend’s escape ends the rage', () => {
    const t = slayGunda({ a: lunar('6-3-4', '0909') });
    // a alone can be blamed; Gunda rolls a 5 in the rally phase.
    const events = t.done(5);
    expect(eventsOf(events, 'went-berserk')).toHaveLength(1);
    expect(eventsOf(events, 'rage-ended')).toMatchObject([{ clause: 'DP-8.7.3-a' }]);
    expect(t.unit('harrek').down).toBe(false);
    expect(t.state.rages).toEqual([]);
  });

  it('DP-8.7.3-b: a hero scapegoat makes no escape from a battle with the avenger', () => {
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        hero: sartar('(4!)-10-6', '0910'),
        home: sartar('3-3-3', '0914'),
        ...elsewhere,
      },
      { state: rage(0, 1) },
    );
    // A loss of 10 by spirit magic: the hero has to be taken.
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') }, 4);
    expect(t.state.escapes).toEqual([]);
    expect(t.state.rages).toEqual([]);
    expect(t.at('hero')).toBe('dead');
  });

  it('DP-8.7.3-c: one who dies otherwise and escapes stays the scapegoat', () => {
    const run = (die: number) => {
      const t = skirmish(
        {
          harrek: harrek('0505', 'lunar'),
          hero: sartar('(4!)-10-6', '0910'),
          home: sartar('3-3-3', '0914'),
          a: lunar('40-3-4', '0909'),
        },
        { state: rage(0, 1) },
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      t.play('lunar', { type: 'take', unit: t.id('hero') });
      expect(t.state.rages).toHaveLength(1);
      t.done(die);
      return t;
    };
    expect(run(4).state.rages).toHaveLength(1);
    expect(run(4).unit('harrek').down).toBe(true);
    expect(run(3).state.rages).toEqual([]);
    expect(run(3).unit('harrek').down).toBe(false);
  });

  it('DP-8.7.3-d DP-8.5-h: a raging superhero who escapes rages on; otherwise the scapegoat is free', () => {
    const run = (die: number) => {
      const t = skirmish(
        {
          harrek: harrek('0910'),
          home: sartar('3-3-3', '0914'),
          a: lunar('40-3-4', '0909'),
          goat: lunar('3-3-3', '0909'),
        },
        { state: rage(0, 3) },
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      t.play('lunar', { type: 'take', unit: t.id('harrek') });
      untilDice(t, die);
      return t;
    };
    const back = run(3);
    expect(back.unit('harrek')).toMatchObject({ hex: back.hex('0914'), down: true });
    expect(back.state.rages).toHaveLength(1);
    const dead = run(2);
    expect(dead.at('harrek')).toBe('gone');
    expect(dead.state.rages).toEqual([]);
  });
});
