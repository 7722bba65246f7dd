import { describe, expect, it } from 'vitest';
import { faceOf } from '../core/board.ts';
import { cfOf, mfOf, mgfOf, rangeFactorOf } from '../moon/figures.ts';
import { harrek, piece, rage } from '../testing/berserkers.ts';
import { elsewhere, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';

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
      },
      { state: rage(0, 1) },
    );
    // Sent at the other stack he attacks both.
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

  it('DP-8.7.2-d DP-7.4.3-f: no duty lapses that there is room for', () => {
    // b is next to the goat and to the other, Harrek next to the goat alone: b has the other to attack.
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        b: lunar('5-4-5', '0911'),
        other: sartar('5-4-5', '0912'),
      },
      { state: rage(0, 1) },
    );
    const attack = (hex: string, unit: 'harrek' | 'b') =>
      t.refusal('lunar', { type: 'attack', hex: t.hex(hex), unit: t.id(unit) });
    expect(attack('0910', 'b')).toBe('DP-7.4.3-f');
    expect([attack('0910', 'harrek'), attack('0912', 'b')]).toEqual([null, null]);
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') });
    expect(t.refusal('lunar', { type: 'join', unit: t.id('b') })).toBe('DP-7.4.3-f');

    // Here Harrek is next to both and b next to the other alone: against both he would leave b nobody.
    const u = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        other: sartar('5-4-5', '1008'),
        b: lunar('5-4-5', '1007'),
      },
      { state: rage(0, 1) },
    );
    const sent = (hex: string) =>
      u.refusal('lunar', { type: 'attack', hex: u.hex(hex), unit: u.id('harrek') });
    expect([sent('1008'), sent('0910')]).toEqual(['DP-7.4.3-f', null]);
  });

  it('DP-8.7.2-d DP-7.4.3-f: nobody fights first so that a duty lapses for which there was room', () => {
    // c is next to the goat alone; b to the other and to the third, Harrek to the goat and the other.
    const t = skirmish(
      {
        harrek: harrek('0909', 'lunar'),
        goat: sartar('5-4-5', '0910'),
        c: lunar('5-4-5', '0911'),
        other: sartar('5-4-5', '0908'),
        b: lunar('5-4-5', '0907'),
        third: sartar('5-4-5', '0906'),
      },
      { state: rage(0, 1) },
    );
    const attack = (hex: string) => t.refusal('lunar', { type: 'attack', hex: t.hex(hex), unit: t.id('b') });
    // Against the third alone b would leave the other to Harrek, who has to take c along against the goat.
    expect([attack('0906'), attack('0908')]).toEqual(['DP-7.4.3-f', null]);
    t.play('lunar', { type: 'attack', hex: t.hex('0908'), unit: t.id('b') });
    const plan = t.state.frames.at(-1);
    expect(plan).toMatchObject({ kind: 'declare', targets: [t.hex('0908'), t.hex('0906')] });
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
