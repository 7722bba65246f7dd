import { describe, expect, it } from 'vitest';
import { harrek, rage, slayGunda } from '../testing/berserkers.ts';
import { assault, elsewhere, lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { eventsOf } from '../testing/table.ts';

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
