import { describe, expect, it } from 'vitest';
import { theBattle } from '../core/battle.ts';
import { dragonPass } from '../testing/by-index.ts';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { meleePrice } from './prices.ts';

type Pieces = Record<string, Piece>;
type Ground = Record<string, string[]>;

/** Attackers in 0909 strike 0910 for exactly `loss`: a unit of that CF and a die of 6. */
function blowOf(loss: number, defenders: Pieces, ground: Ground = {}) {
  const t = skirmish({ a: lunar(`${loss}-3-3`, '0909'), ...defenders } as Pieces, { land: { ground } });
  assault(t, '0910', 'a');
  const events = untilDice(t, 6);
  expect(eventsOf(events, 'struck')[0]).toMatchObject({ loss });
  return t;
}

/** What a defender counts for in the hex 0910. */
function priceOf(code: string, ground: Ground, others: Pieces = {}): number {
  const t = skirmish({ a: lunar('1-3-3', '0909'), d: sartar(code, '0910'), ...others } as Pieces, {
    land: { ground },
  });
  assault(t, '0910', 'a');
  return meleePrice(t.board(), theBattle(t.board()), t.id('d')) / 24;
}

/** Three units beneath `d`, so that it is the fourth from the bottom and outside. */
const three = { x: sartar('3-3-3', '0910'), y: sartar('3-3-3', '0910'), z: sartar('3-3-3', '0910') };

describe('what casualties count for', () => {
  it.each([
    ['DP-3.OPEN-b', 'open', 5],
    ['DP-3.FOREST-c', 'forest', 7],
    ['DP-3.MARSH-c', 'marsh', 7],
    ['DP-3.HILL-c', 'hill', 7],
    ['DP-3.HILLFOREST-c', 'hill-forest', 10],
    ['DP-3.MOUNTAIN-c', 'mountain', 10],
    ['DP-3.FORTRESS-c', 'fortress', 10],
    ['DP-3.STOCKADE-c', 'stockade', 7],
    ['DP-3.STRUCT-c', 'town', 7],
    ['DP-3.STRUCT-c', 'temple', 7],
    ['DP-3.STRUCT-c', 'altar', 7],
    ['DP-3.STRUCT-c', 'ruin', 7],
    ['DP-3.STRUCT-c', 'dragonewt-city', 7],
  ])('%s DP-7.10.7.4-a: a unit of 5 in or inside %s', (_, ground, price) => {
    expect(priceOf('5-4-5', { [ground]: ['0910'] })).toBe(price);
  });

  it.each([
    ['DP-3.FORTRESS-c', ['fortress'], 5],
    ['DP-3.STOCKADE-c', ['stockade'], 5],
    ['DP-3.STRUCT-c', ['town'], 5],
    ['DP-3.HILLRUIN-c', ['hill', 'ruin'], 7],
    ['DP-3.MARSHRUIN-c', ['marsh', 'ruin'], 7],
  ])('%s DP-7.10.7.4-a: a unit of 5 outside %j', (_, ground, price) => {
    expect(priceOf('5-4-5', Object.fromEntries(ground.map((kind) => [kind, ['0910']])), three)).toBe(price);
  });

  it.each([
    ['DP-3.HILLRUIN-c', 'hill'],
    ['DP-3.MARSHRUIN-c', 'marsh'],
  ])('%s: inside a ruin on %s it counts double', (_, ground) => {
    expect(priceOf('5-4-5', { [ground]: ['0910'], ruin: ['0910'] })).toBe(10);
  });

  it('DP-3.FOREST-c: a loss of 7 takes a unit of 5 in a forest, 6 does not', () => {
    const forest = { forest: ['0910'] };
    expect(blowOf(7, { d: sartar('5-4-5', '0910') }, forest).offers('lunar', { type: 'take' })).toBe(true);
    const t = skirmish(
      { a: lunar('6-3-3', '0909'), d: sartar('5-4-5', '0910') },
      { land: { ground: forest } },
    );
    assault(t, '0910', 'a');
    // DP-7.10.7-c: nobody can be picked, so nobody is asked and the answer follows at once: 5 doubled, a loss of 1.
    const events = untilDice(t, 6, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ loss: 6 }, { loss: 1 }]);
    expect(eventsOf(events, 'none-fell')).toMatchObject([
      { cause: 'attack', clause: 'DP-7.10.7-c' },
      { cause: 'counter-attack', clause: 'DP-7.10.7-c' },
    ]);
  });

  it('DP-3.FORTRESS-c DP-3.1-i: outside 3, then inside 6: a loss of 8 takes only the top', () => {
    const t = blowOf(8, { d: sartar('3-3-3', '0910'), ...three }, { fortress: ['0910'] });
    t.play('lunar', { type: 'take', unit: t.id('d') }, 1);
    expect(t.stack('sartar', '0910')).toEqual(['x', 'y', 'z']);
  });

  it('DP-3.STRUCT-c DP-7.10.7.4-b R-DPC-16: in a town 3 + 4 are 7, all priced before anybody falls', () => {
    const t = blowOf(7, { d: sartar('3-3-3', '0910'), ...three }, { town: ['0910'] });
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('x') }, 1);
    expect(t.stack('sartar', '0910')).toEqual(['y', 'z']);
  });

  it('DP-7.10.7.4-b: half-again values drop their fraction unit by unit', () => {
    const t = blowOf(8, { d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910') }, { hill: ['0910'] });
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('e') });
    expect([t.at('d'), t.at('e')]).toEqual(['dead', 'dead']);
  });

  it('DP-3.HILL-c: two units of 4 on a hill cost 12; 11 takes one', () => {
    const t = blowOf(11, { d: sartar('4-3-5', '0910'), e: sartar('4-3-5', '0910') }, { hill: ['0910'] });
    t.play('lunar', { type: 'take', unit: t.id('d') }, 1);
    expect(t.stack('sartar', '0910')).toEqual(['e']);
  });

  it('DP-7.10.7.3-a: doubling, rivers and leaders do not matter', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910'), hero: sartar('(4!)-10-6', '0910') },
      { land: { rivers: [['0810', '0910', '1009']] } },
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });

  it('DP-3.1-d DP-7.10.4-c: attackers who fight leave their walls, reserves stay behind them', () => {
    const t = skirmish(
      { a: lunar('5-4-3', '0909'), b: lunar('5-4-3', '0909'), d: sartar('12-3-3', '0910') },
      { land: { ground: { fortress: ['0909'] } } },
    );
    assault(t, '0910', 'a', 'b');
    t.play('lunar', { type: 'reserve', unit: t.id('b') });
    untilDice(t, 1, 6);
    const price = (name: 'a' | 'b') => meleePrice(t.board(), theBattle(t.board()), t.id(name)) / 24;
    expect([price('a'), price('b')]).toEqual([5, 10]);
  });

  it('DP-7.10.4-c DP-7.10.7.4-c: on a hill a fighting attacker costs 4, a reserve 6', () => {
    const t = skirmish(
      { a: lunar('4-3-5', '0909'), b: lunar('4-3-5', '0909'), d: sartar('9-3-3', '0910') },
      { land: { ground: { hill: ['0909'] } } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'reserve', unit: t.id('b') });
    untilDice(t, 1, 4);
    // 18 halved is 9: 4 for the one that fought, and 6 more would be 10.
    t.play('sartar', { type: 'take', unit: t.id('a') });
    expect([t.at('a'), t.at('b')]).toEqual(['dead', '0909']);
  });

  it('DP-7.10.4-e: whoever lay too deep to fight keeps the ground', () => {
    const attackers = Object.fromEntries(['a', 'b', 'c', 'e'].map((name) => [name, lunar('3-3-3', '0909')]));
    const t = skirmish({ ...attackers, d: sartar('12-3-3', '0910') } as Pieces, {
      land: { ground: { hill: ['0909'] } },
    });
    assault(t, '0910', 'a');
    untilDice(t, 1, 6);
    const prices = ['a', 'b', 'c', 'e'].map(
      (name) => meleePrice(t.board(), theBattle(t.board()), t.id(name)) / 24,
    );
    expect(prices).toEqual([3, 3, 3, 4]);
  });

  it('DP-3.1-f: nobody above a herd is inside', () => {
    const others = { h: sartar('1h-2-+2', '0910'), x: sartar('3-3-3', '0910') };
    expect(priceOf('5-4-3', { fortress: ['0910'] }, others)).toBe(5);
  });
});

describe('picking casualties', () => {
  it('DP-7.10.7-a: the attacker picks among the defenders, the defender among the attackers', () => {
    const t = blowOf(6, { d: sartar('3-3-3', '0910'), e: sartar('9-3-3', '0910') });
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['lunar'] });
    t.play('lunar', { type: 'take', unit: t.id('d') }, 6);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'take', unit: t.id('e') })).toBe('DP-7.10.7-a');
  });

  it('DP-7.10.7-b R-DPC-54: fewer may be taken, or none, never more than the loss pays for', () => {
    const trio = { d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910'), f: sartar('3-3-3', '0910') };
    const none = blowOf(7, trio);
    none.play('lunar', { type: 'done' }, 1);
    expect(none.stack('sartar', '0910')).toEqual(['d', 'e', 'f']);
    const two = blowOf(7, trio);
    two.play('lunar', { type: 'take', unit: two.id('d') });
    two.play('lunar', { type: 'take', unit: two.id('e') }, 1);
    // 1 of 7 is wasted.
    expect(two.stack('sartar', '0910')).toEqual(['f']);
  });

  it('DP-7.10.7-b: a unit that costs more than is left is refused with the figures', () => {
    const t = blowOf(6, {
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0911'),
      f: sartar('4-3-3', '0910'),
    });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('f') })).toBe('DP-7.10.7.2-a');
    const wide = skirmish({
      a: lunar('6-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('7-3-3', '0809'),
    });
    assault(wide, '0910', 'a');
    untilDice(wide, 6);
    expect(dragonPass.explain(wide.state, 'lunar', { type: 'take', unit: wide.id('e') })).toEqual({
      ok: false,
      refusal: { clause: 'DP-7.10.7-b', facts: { price: 7, left: 6 } },
    });
  });

  it('DP-7.10.7-c: a strong unit on top shields weaker ones', () => {
    const t = skirmish({ a: lunar('4-3-3', '0909'), d: sartar('5-4-5', '0910'), e: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 6, 1), 'eliminated')).toEqual([]);
  });

  it('DP-7.10.7-d: one loss may be spread over several stacks', () => {
    const t = skirmish({ a: lunar('8-3-3', '0909'), d: sartar('3-3-3', '0910'), e: sartar('5-4-5', '0809') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('e') });
    expect([t.at('d'), t.at('e')]).toEqual(['dead', 'dead']);
  });

  it('DP-7.10.7.1-a: spirits are skipped', () => {
    const t = blowOf(3, {
      s: sartar('X-5-X-5', '0910', { of: 'mage' }),
      d: sartar('3-3-3', '0910'),
      mage: sartar('5-5-5-5', '1515'),
    });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('s') })).toBe('DP-7.10.7.1-a');
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
  });

  it('DP-7.10.7.2-a: from the top down', () => {
    const t = blowOf(3, { d: sartar('3-3-3', '0910'), e: sartar('5-4-5', '0910') });
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('d') }]);
  });

  it('DP-7.10.7.2-b DP-7.10.7.2-c: herds and units of MF 0 may be passed or taken', () => {
    for (const code of ['2h-10-3', '2-0-0']) {
      const t = blowOf(3, { h: sartar(code, '0910'), d: sartar('3-3-3', '0910') });
      expect(t.matching('lunar', { type: 'take' }), code).toEqual([
        { type: 'take', unit: t.id('h') },
        { type: 'take', unit: t.id('d') },
      ]);
      // A herd does not strike back, a unit that cannot move does.
      t.play('lunar', { type: 'take', unit: t.id('d') }, ...(code === '2-0-0' ? [1] : []));
      expect(t.at('d')).toBe('dead');
      expect(t.at('h')).toBe('0910');
      expect(t.unit('h').owner).toBe(1);
    }
  });

  it('DP-7.10.7.2-d: a superhero on top shields everybody beneath', () => {
    const t = skirmish({
      a: lunar('19-3-3', '0909'),
      top: sartar('(20!!)-oo-6', '0910'),
      d: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 6, 1), 'eliminated')).toEqual([]);
  });

  it('DP-7.10.7.5-a DP-7.14-a: casualties leave the game', () => {
    const t = blowOf(4, { d: sartar('4-3-5', '0910') });
    const events = t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('d'), hex: '0910' }]);
    expect(t.at('d')).toBe('dead');
    until(t, 'movement');
    expect(t.offers('sartar', { type: 'step', unit: t.id('d') })).toBe(false);
  });
});
