import { describe, expect, it } from 'vitest';
import type { Action } from '../core/actions.ts';
import { assault, lunar, sartar, skirmish, type Table } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf } from '../testing/table.ts';

/** The attacker lets one unit devour another. */
const eats = <N extends string>(t: Table<N>, by: NoInfer<N>, unit: NoInfer<N>): Action => ({
  type: 'devour',
  by: t.id(by),
  unit: t.id(unit),
});

describe('7.6 chaotic magic', () => {
  it('DP-7.6.1-a: without a negative factor there is no such step', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
    expect(t.refusal('lunar', eats(t, 'a', 'd'))).toBe('DP-7.6.3-a');
  });

  it('DP-4.5.2-b DP-7.6.2-a DP-7.6.3-c: a chaotic unit takes up to as many as its factor, and fewer if the attacker likes', () => {
    const t = skirmish({
      a: lunar('5-[-2]-4', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-5', '0910'),
      f: sartar('5-5-5', '0910'),
    });
    assault(t, '0910', 'a');
    expect(t.decision()).toMatchObject({ kind: 'devour', seats: ['lunar'] });
    expect(t.refusal('lunar', eats(t, 'd', 'e'))).toBe('DP-7.6.1-a');
    t.play('lunar', eats(t, 'a', 'f'));
    expect(t.offers('lunar', { type: 'done' })).toBe(true);
    expect(t.refusal('lunar', eats(t, 'a', 'f'))).toBe('DP-7.6.2-b');
    const events = t.play('lunar', eats(t, 'a', 'd'));
    expect(eventsOf(events, 'devoured').map(({ unit }) => unit)).toEqual([t.id('f'), t.id('d')]);
    expect(eventsOf(events, 'struck')).toEqual([]);
    expect(t.stack('sartar', '0910')).toEqual(['e']);
  });

  it('DP-7.6.2-b: each chaotic unit has its own quota, and victims are different units', () => {
    const t = skirmish({
      a: lunar('5-[-2]-4', '0909'),
      b: lunar('5-[-1]-4', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      f: sartar('3-3-3', '0910'),
      g: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', eats(t, 'b', 'd'));
    expect(t.refusal('lunar', eats(t, 'b', 'e'))).toBe('DP-7.6.2-a');
    expect(t.refusal('lunar', eats(t, 'a', 'd'))).toBe('DP-7.6.2-b');
    t.play('lunar', eats(t, 'a', 'e'));
    t.play('lunar', eats(t, 'a', 'f'));
    expect(t.stack('sartar', '0910')).toEqual(['g']);
  });

  it('DP-7.6.3-a: the attacker says which of his own units defending chaos takes', () => {
    const t = skirmish({
      hero: lunar('(4!)-10-6', '0909'),
      a: lunar('4-3-5', '0909'),
      b: lunar('3-3-3', '0909'),
      d: sartar('5-[-2]-4', '0910'),
    });
    assault(t, '0910', 'hero');
    expect(t.decision()?.seats).toEqual(['lunar']);
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-7.6.3-b');
    t.play('lunar', eats(t, 'd', 'a'));
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-7.6.3-b');
    t.play('lunar', eats(t, 'd', 'b'));
    expect(t.stack('lunar', '0909')).toEqual(['hero']);
  });

  it('DP-7.6.3-b: as many as possible must fall, so the choice cannot waste a reach', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-5', '0105'),
        s: lunar('X-5-X-5', '0910', { of: 'mage' }),
        a: lunar('3-3-3', '0909'),
        blind: sartar('5-[-1]-4', '0910'),
        seer: sartar('5-[-1]-4-0', '0910'),
      },
      ['s'],
    );
    assault(t, '0910', 'a');
    // Only the seer reaches the spirit: if it took the unit the blind one would take nobody.
    expect(t.refusal('lunar', eats(t, 'seer', 'a'))).toBe('DP-7.6.3-b');
    expect(t.refusal('lunar', eats(t, 'blind', 's'))).toBe('DP-7.6.4-b');
    t.play('lunar', eats(t, 'seer', 's'));
    expect(t.at('a')).toBe('dead');
    expect(t.at('s')).toBe('dead');
  });

  it('DP-7.6.3-d: all fall together, so two can devour each other', () => {
    const t = skirmish({
      a: lunar('5-[-1]-5', '0909'),
      x: lunar('3-3-3', '0303'),
      d: sartar('5-[-1]-4', '0910'),
      y: sartar('3-3-3', '0304'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', eats(t, 'd', 'a'));
    t.play('lunar', eats(t, 'a', 'd'));
    expect(t.at('a')).toBe('dead');
    expect(t.at('d')).toBe('dead');
  });

  it('DP-7.6.3-e: no depth or wall protects', () => {
    const t = skirmish(
      { a: lunar('5-[-1]-4', '0909'), d: sartar('3-3-3', '0910'), e: sartar('4-4-4', '0910') },
      { land: { ground: { fortress: ['0910'] } } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', eats(t, 'a', 'e'));
    expect(t.stack('sartar', '0910')).toEqual(['d']);
  });

  it('DP-7.6.4-a: herds, treasures and units of infinite magic cannot be taken', () => {
    const t = skirmish({
      a: lunar('5-[-3]-4', '0909'),
      herd: sartar('1h-2-+2', '0910'),
      gold: sartar('1-2-2', '0910', { treasure: true }),
      god: sartar('(9)-oo-6', '0910', { kind: 'other' }),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    for (const name of ['herd', 'gold', 'god'] as const)
      expect(t.refusal('lunar', eats(t, 'a', name))).toBe('DP-7.6.4-a');
    expect(t.matching('lunar', { type: 'devour' })).toEqual([eats(t, 'a', 'd'), eats(t, 'a', 'e')]);
  });

  it('DP-7.6.4-a: agents are safe from chaos', () => {
    const t = sorcery(
      {
        cult: lunar('8-7-3-3', '0105', { physical: true }),
        agent: lunar('7-X-X-3', '0910', { of: 'cult' }),
        d: sartar('5-[-1]-4-1', '0910'),
      },
      ['agent'],
    );
    haunt(t, '0910');
    expect(t.decision()?.kind).toBe('agents');
  });

  it('DP-7.6.4-b: spirits fall to a range of 1, in defence to a range of 0, to a blank one never', () => {
    const attack = (code: string) => {
      const t = skirmish({
        a: lunar(code, '0909'),
        ghost: sartar('X-5-X-5', '0910', { of: 'far' }),
        d: sartar('3-3-3', '0910'),
        far: sartar('5-5-5-5', '1518'),
      });
      assault(t, '0910', 'a');
      return t.refusal('lunar', eats(t, 'a', 'ghost'));
    };
    expect(attack('5-[-1]-4')).toBe('DP-7.6.4-b');
    expect(attack('5-[-1]-4-0')).toBe('DP-7.6.4-b');
    expect(attack('5-[-1]-4-1')).toBeNull();
    const defence = (code: string) => {
      const t = sorcery(
        {
          mage: lunar('5-5-5-5', '0105'),
          s: lunar('X-5-X-5', '0910', { of: 'mage' }),
          a: lunar('3-3-3', '0909'),
          d: sartar(code, '0910'),
        },
        ['s'],
      );
      assault(t, '0910', 'a');
      return t.offers('lunar', eats(t, 'd', 's'));
    };
    expect(defence('5-[-1]-4-0')).toBe(true);
    expect(defence('5-[-1]-4-1')).toBe(true);
  });

  it('DP-7.6.4-c: heroes can be taken and may get away later', () => {
    const t = skirmish({
      a: lunar('5-[-1]-4', '0909'),
      hero: sartar('(4!)-10-6', '0910'),
      d: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', eats(t, 'a', 'hero'));
    expect(t.at('hero')).toBe('dead');
    expect(t.state.escapes).toEqual([{ unit: t.id('hero'), hex: t.hex('0910') }]);
  });

  it('DP-7.6.4-c DP-8.4-a: superheroes cannot', () => {
    const t = skirmish({
      a: lunar('5-[-1]-4', '0909'),
      jar: sartar('(20!!)-oo-6', '0910'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      f: sartar('3-3-3', '0910'),
      g: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    for (const name of ['d', 'e', 'f'] as const) t.play('sartar', { type: 'protect', unit: t.id(name) });
    expect(t.refusal('lunar', eats(t, 'a', 'jar'))).toBe('DP-8.4-a');
    expect(t.refusal('lunar', eats(t, 'a', 'd'))).toBe('DP-8.4-b');
    expect(t.matching('lunar', { type: 'devour' })).toEqual([eats(t, 'a', 'g')]);
  });

  it('DP-7.6.5-a DP-7.8.1-e: a committed spirit from afar is taken, and makes no attack any more', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-6', '0904'),
        s: lunar('X-5-X-6', '0910', { of: 'mage' }),
        mage2: lunar('5-5-5-6', '0904'),
        s2: lunar('X-4-X-6', '0910', { of: 'mage2' }),
        d: sartar('5-[-1]-4-0', '0910'),
      },
      ['s', 's2'],
    );
    haunt(t, '0910');
    expect(t.refusal('lunar', { type: 'done' })).toBe('DP-7.6.3-b');
    const events = t.play('lunar', eats(t, 'd', 's'), 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'spirit', total: 4, by: [t.id('s2')] }]);
    expect(t.at('s')).toBe('dead');
  });

  it('DP-7.6.5-a: a lone spirit falls without a question', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-6', '0904'),
        s: lunar('X-5-X-6', '0910', { of: 'mage' }),
        d: sartar('5-[-1]-4-0', '0910'),
      },
      ['s'],
    );
    const events = haunt(t, '0910');
    expect(eventsOf(events, 'devoured')).toMatchObject([{ by: t.id('d'), unit: t.id('s') }]);
    expect(eventsOf(events, 'struck')).toEqual([]);
  });
});
