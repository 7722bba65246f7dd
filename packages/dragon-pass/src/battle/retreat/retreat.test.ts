import { describe, expect, it } from 'vitest';
import { leave, refusal, routed } from '../../testing/retreats.ts';
import { assault, lunar, sartar, skirmish, until } from '../../testing/skirmish.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';

// From 0910 three hexes are not beside 0909: 1010, 0911 and 0810.

describe('retreats', () => {
  it('DP-7.10.5-a: defenders choose after the attacker has set his order and reserves', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(refusal(t, 'd')).toBe('K-SEAT');
    expect(t.refusal('lunar', { type: 'retreat', unit: t.id('a'), to: t.hex('0908') })).toBe('DP-7.10.5-a');
    t.play('lunar', { type: 'done' });
    expect(refusal(t, 'd')).toBeNull();
    expect(refusal(t, 'a')).toBe('DP-7.10.5-a');
    expect(refusal(t, 'd', '0912')).toBe('DP-7.10.5-a');
  });

  it('DP-7.10.5-b DP-7.10.5-c: units of a stack part, and whoever has left is out of the battle', () => {
    const t = routed(
      {
        a: lunar('9-3-5', '0909'),
        d: sartar('5-4-5', '0910'),
        e: sartar('4-3-5', '0910'),
        f: sartar('3-3-3', '0910'),
      },
      'a',
    );
    leave(t, 'd', '0911');
    const events = leave(t, 'e', '1010', 5);
    expect(eventsOf(events, 'retreated')).toMatchObject([{ unit: t.id('e'), from: '0910', to: '1010' }]);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 9, loss: 6 }]);
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('f') }]);
    const counter = t.play('lunar', { type: 'done' }, 1);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ total: 6 }]);
  });

  it('DP-7.10.5-d: neither ground nor speed matters', () => {
    const t = skirmish(
      {
        a: lunar('9-3-5', '0909'),
        d: sartar('3-3-3', '0910', { down: true, back: '2-2-1' }),
        e: sartar('5-5-5', '0910'),
      },
      { land: { ground: { mountain: ['0911'] }, ridges: [{ high: '0911', low: '0910' }] } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    expect(refusal(t, 'd', '0911')).toBeNull();
  });

  it('DP-7.10.5.1-a: without an attacker beside it nobody retreats', () => {
    const t = skirmish(
      {
        mage: lunar('5-5-5-8', '0505'),
        s: lunar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('9-9-9', '0910'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    t.play('lunar', { type: 'fight' }, 1);
    expect(t.decision()?.kind).not.toBe('retreat');
  });

  it('DP-7.10.5.2-a: somebody stays behind', () => {
    const t = routed(
      { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910') },
      'a',
    );
    // Nobody else may go, so nothing more is asked and the blows fall.
    leave(t, 'd', '0911', 1, 1);
    expect(t.stack('sartar', '0910')).toEqual(['e']);
    const lone = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(lone, '0910', 'a');
    expect(lone.odds('lunar', { type: 'done' })).toHaveLength(1);
  });

  it('DP-7.10.5.2-a: the refusal of the last one', () => {
    const t = routed(
      {
        a: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0809'),
        f: sartar('3-3-3', '0809'),
      },
      'a',
    );
    expect(refusal(t, 'd')).toBe('DP-7.10.5.2-a');
    expect(refusal(t, 'e', '0911')).toBe('DP-7.10.5-a');
    expect(refusal(t, 'e', '0710')).toBeNull();
  });

  it('DP-7.10.5.2-b: a herd or treasure does not cover alone', () => {
    const t = routed(
      {
        a: lunar('1-3-5', '0909'),
        d: sartar('4-3-5', '0910'),
        h: sartar('2h-2-+2', '0910'),
        e: sartar('4-3-5', '0809'),
        f: sartar('4-3-5', '0809'),
      },
      'a',
    );
    expect(refusal(t, 'd')).toBe('DP-7.10.5.2-b');
    expect(refusal(t, 'h')).toBeNull();
  });

  it('DP-7.10.5.2-c DP-7.10.5.2-d: the cover is a sixth of the fighting attackers, exactly', () => {
    const stay = (attack: string[], cover: string) => {
      const attackers = Object.fromEntries(
        attack.map((code, i) => [i === 0 ? 'a' : `a${i}`, lunar(code, '0909')]),
      );
      const t = skirmish(
        { ...attackers, d: sartar('9-3-3', '0910'), e: sartar(cover, '0910') } as Record<string, Piece>,
        {
          moonTable: [0, 2, 4, 7, 4, 3, 0],
          moon: 5,
        },
      );
      assault(t, '0910', 'a');
      t.play('lunar', { type: 'done' });
      return refusal(t, 'd');
    };
    expect(stay(['15-3-5', '4-3-5'], '3-3-3')).toBe('DP-7.10.5.2-c');
    expect(stay(['15-3-5', '4-3-5'], '4-3-3')).toBeNull();
    expect(stay(['18-3-5'], '3-3-3')).toBeNull();
    // Half of a moon of 3 is 1.5: 17 and 1.5 are 18.5.
    expect(stay(['17-3-5', 'half-3-5'], '3-3-3')).toBe('DP-7.10.5.2-c');
  });

  it('DP-7.10.5.2-e: reserves and those who cannot fight do not count', () => {
    const t = skirmish({
      a: lunar('5-4-5', '0909'),
      b: lunar('5-4-5', '0909'),
      c: lunar('5-4-9', '0909'),
      d: sartar('9-3-3', '0910'),
      e: sartar('1-3-3', '0910'),
      f: sartar('1-3-6', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'reserve', unit: t.id('b') });
    t.play('lunar', { type: 'done' });
    leave(t, 'd');
    // A unit of MF 6 is faster than the one that fights, whatever waits in reserve.
    leave(t, 'f', '0911', 1, 1);
    expect(t.stack('sartar', '0910')).toEqual(['e']);
  });

  it('DP-7.10.5.2-f: printed factors on both sides', () => {
    const t = skirmish(
      { a: lunar('18-3-5', '0909'), d: sartar('9-3-3', '0910'), e: sartar('2-3-3', '0910') },
      { land: { rivers: [['0808', '0909', '1008']], ground: { 'hill-forest': ['0910'] } } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    expect(refusal(t, 'd')).toBe('DP-7.10.5.2-c');
  });

  const spirit = (mgf: number) => sartar(`X-${mgf}-X-5`, '0910', { of: 'mage' });
  const mage = sartar('5-5-5-5', '1515');

  it('DP-7.10.5.2-g: a spirit that stays holds off the attackers it can', () => {
    const withCover = (cover: string) => {
      const t = routed(
        {
          a: lunar('5-4-5', '0909'),
          b: lunar('5-4-5', '0909'),
          c: lunar('3-3-3', '0909'),
          d: sartar('9-3-3', '0910'),
          s: spirit(6),
          e: sartar(cover, '0910'),
          mage,
        },
        'a',
      );
      return refusal(t, 'd');
    };
    // One unit of 5 is blocked, 8 are left: 2 are enough, 1 is not.
    expect(withCover('2-3-3')).toBeNull();
    expect(withCover('1-3-3')).toBe('DP-7.10.5.2-c');
  });

  it('DP-7.10.5.2-h: one that can hold off everybody is cover enough, and stays', () => {
    const t = routed(
      {
        a: lunar('4-3-5', '0909'),
        b: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
        s: spirit(10),
        mage,
      },
      'a',
    );
    expect(refusal(t, 's')).toBe('DP-7.13.2-b');
    leave(t, 'd', '0911', 1);
    expect(t.stack('sartar', '0910')).toEqual(['s']);
  });

  it('DP-7.10.5.2-i: infinite magic cannot be held off', () => {
    const cover = (code: string) => {
      const t = routed(
        {
          a: lunar('(20!!)-oo-6', '0909'),
          d: sartar('9-3-3', '0910'),
          s: spirit(10),
          e: sartar(code, '0910'),
          mage,
        },
        'a',
      );
      return refusal(t, 'd');
    };
    expect(cover('3-3-3')).toBe('DP-7.10.5.2-c');
    expect(cover('4-3-3')).toBeNull();
  });

  it('DP-7.10.5.2-j: the cover of all hexes is added', () => {
    const t = routed(
      {
        a: lunar('24-3-5', '0909'),
        d: sartar('9-3-3', '0910'),
        e: sartar('1-3-3', '0910'),
        f: sartar('3-3-3', '0809'),
        g: sartar('1-3-3', '0809'),
      },
      'a',
    );
    leave(t, 'g', '0710');
    expect(refusal(t, 'd')).toBeNull();
    leave(t, 'd', '0911', 1);
    expect(t.stack('sartar', '0910')).toEqual(['e']);
  });

  it('DP-7.10.5.2-k: whoever is faster than all who fight needs no cover', () => {
    const lone = (mf: number) => {
      const t = skirmish({
        a: lunar(`5-4-${mf}`, '0909'),
        b: lunar('5-4-4', '0909'),
        d: sartar('2*-2-6', '0910'),
      });
      assault(t, '0910', 'a');
      until(t, 'array');
      t.play('lunar', { type: 'done' }, ...(mf < 6 ? [] : [1, 1]));
      return t;
    };
    const t = lone(5);
    const events = leave(t, 'd');
    expect(eventsOf(events, 'retreated')).toHaveLength(1);
    expect(t.decision()?.kind).toBe('advance');
    // As fast is not faster: nobody may go and the blows fall.
    expect(lone(6).at('d')).toBe('0910');
  });

  it('DP-7.10.5.2-m: where nobody fights everybody may go', () => {
    const t = skirmish({
      a: lunar('9-4-9', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      hero: sartar('(4!)-10-6', '0809'),
      f: sartar('3-3-3', '0809'),
    });
    assault(t, '0910', 'a');
    // Nothing is left to arrange, so the defenders are asked.
    t.play('lunar', { type: 'reserve', unit: t.id('a') });
    leave(t, 'd');
    leave(t, 'e');
    expect(t.stack('sartar', '0910')).toEqual([]);
    expect(refusal(t, 'hero', '0710')).toBe('DP-7.10.5.5-a');
    expect(refusal(t, 'f', '0710')).toBeNull();
  });

  it('R-DPC-63: a fast unit that covered others cannot leave them uncovered afterwards', () => {
    const t = routed(
      {
        a: lunar('6-4-4', '0909'),
        d: sartar('3-3-3', '0910'),
        fast: sartar('2-2-6', '0910'),
        e: sartar('3-3-3', '0809'),
        f: sartar('3-3-3', '0809'),
      },
      'a',
    );
    leave(t, 'd');
    expect(refusal(t, 'fast')).toBe('DP-7.10.5.2-a');
  });
});
