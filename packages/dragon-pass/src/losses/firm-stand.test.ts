import { describe, expect, it } from 'vitest';
import { counterTotal } from '../testing/melee.ts';
import { assault, lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

const templar = (number: number, owner = 'sartar', hex = '0910', down = false): Piece => ({
  type: 'sun-dome-templars',
  number,
  owner,
  hex,
  down,
});
const three = { d: templar(0), e: templar(1), f: templar(2) };

describe('Sun Dome Templars', () => {
  it('DP-16.16-b: in defence each counts four times its CF, before rivers halve it', () => {
    const t = skirmish({ a: lunar('1-3-3', '0909'), b: lunar('9-9-9', '0909'), ...three });
    assault(t, '0910', 'a');
    const struck = eventsOf(untilDice(t, 1, 3), 'struck');
    // 3 x 5 x 2 x 2 = 60, and a 3 takes a third.
    expect(struck).toMatchObject([{}, { cause: 'counter-attack', total: 60, loss: 20 }]);
    expect(counterTotal({ d: templar(0) }, { rivers: [['0810', '0910', '1009']] })).toBe(10);
  });

  it('DP-16.16-b R-DPP-95: a disrupted one shows no mark and counts as any other', () => {
    expect(counterTotal({ d: templar(0, 'sartar', '0910', true) })).toBe(6);
  });

  it.each([
    [19, 1],
    [20, 2],
  ])('DP-16.16-c: of a loss of %i points it takes %i of them at 10 each', (cf, fallen) => {
    const t = skirmish({ a: lunar(`${cf}-3-3`, '0909'), ...three });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.offers('lunar', { type: 'take', unit: t.id('e') })).toBe(fallen === 2);
  });

  it('DP-16.16-d: walls and mountains add nothing to that', () => {
    for (const kind of ['stockade', 'mountain', 'fortress']) {
      const t = skirmish(
        { a: lunar('10-3-3', '0909'), ...three },
        { land: { ground: { [kind]: ['0910'] } } },
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      expect(t.offers('lunar', { type: 'take', unit: t.id('d') }), kind).toBe(true);
    }
  });

  it('DP-16.16-e: attacking they strike and fall with 5 each', () => {
    const t = skirmish({
      a: templar(0, 'lunar', '0909'),
      b: templar(1, 'lunar', '0909'),
      c: templar(2, 'lunar', '0909'),
      d: sartar('15-3-3', '0910'),
      e: sartar('5-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 6), 'struck')).toMatchObject([{ total: 15, loss: 15 }]);
    // The survivor strikes back with 5 x 2 = 10; a 4 takes half of it.
    t.play('lunar', { type: 'take', unit: t.id('d') }, 4);
    t.play('sartar', { type: 'take', unit: t.id('a') });
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['dead', '0909', '0909']);
  });

  it('DP-16.16-f: physical magic weighs them at 5 with the ground, spirits at their MgF', () => {
    const struck = (loss: number) => {
      const t = sorcery(
        {
          cult: lunar('8-7-3-3', '1520', { physical: true }),
          x: lunar(`${loss}-X-X-3`, '0910', { of: 'cult' }),
          ...three,
        },
        ['x'],
        { land: { ground: { temple: ['0910'] } } },
      );
      t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
      if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
      t.play('lunar', { type: 'done' }, 6);
      return t;
    };
    // Half as much again in a temple: 7.
    expect(struck(7).offers('lunar', { type: 'take' })).toBe(true);
    expect(struck(6).offers('lunar', { type: 'take' })).toBe(false);
    const t = sorcery(
      { mage: lunar('2-5-5-6', '1520'), s: lunar('X-5-X-6', '0910', { of: 'mage' }), ...three },
      ['s'],
    );
    haunt(t, '0910', 6);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });
});
