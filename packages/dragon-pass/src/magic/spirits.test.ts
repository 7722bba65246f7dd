import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf } from '../testing/table.ts';
import { MAGES, rolls, spirit } from './spirits.fixture.ts';

describe('7.8 spirit magic', () => {
  it('DP-7.8.1-a DP-7.8.1-b: only spirits attack on the spirit plane, and committed ones must', () => {
    const t = sorcery(
      {
        mage: lunar('5-6-5-6', '0908'),
        guard: lunar('6-5-5-0', '0908'),
        m2: lunar('5-5-5-5', '0105'),
        s: spirit('5', 'm2'),
        d: sartar('3-6-3', '0909'),
      },
      ['s'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('mage') });
    const events = t.play('lunar', { type: 'fight' }, 2);
    expect(rolls(events)).toEqual([['spirit', 5, 1]]);
    expect(eventsOf(events, 'struck')[0]?.by).toEqual([t.id('s')]);
  });

  it('DP-7.8.1-c: a free spirit beside the enemy may stay out of it', () => {
    const battle = () => {
      const t = sorcery(
        { ghost: lunar('X-5-x2-1', '0908', { kind: 'spirit' }), d: sartar('3-9-3', '0909') },
        [],
      );
      t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('ghost') });
      t.play('lunar', { type: 'fight' });
      expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'spirits', clause: 'DP-7.8.1-c' });
      return t;
    };
    const bold = battle();
    expect(bold.refusal('lunar', { type: 'withhold', unit: bold.id('d') })).toBe('DP-7.8.1-c');
    expect(rolls(bold.done(2))[0]).toEqual(['spirit', 5, 1]);
    const shy = battle();
    expect(rolls(shy.play('lunar', { type: 'withhold', unit: shy.id('ghost') }))).toEqual([]);
  });

  it('DP-7.8.1-c: a raging superhero need not face infinite magic', () => {
    const t = sorcery(
      {
        jar: lunar('(20!!)-oo-6', '0908', { down: true, back: '(20)-20-12-1' }),
        harrek: sartar('(20!!)-oo-6', '0909'),
      },
      [],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('jar') });
    t.play('lunar', { type: 'fight' });
    expect(t.decision()?.kind).toBe('spirits');
    expect(rolls(t.play('lunar', { type: 'withhold', unit: t.id('jar') }))).toEqual([]);
  });

  it('DP-7.8.1-c DP-8.7.2-e: nor a stack without his scapegoat; the scapegoat’s he must', () => {
    const facing = (goat: string) => {
      const t = sorcery(
        {
          jar: lunar('(20!!)-oo-6', '0908', { down: true, back: '(20)-20-12-1' }),
          goat: sartar('5-4-5', goat),
          d: sartar('5-4-5', '0909'),
        },
        [],
        { state: (state) => state.rages.push({ avenger: 0, scapegoat: 1 }) },
      );
      t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('jar') });
      return t;
    };
    const free = facing('1515');
    free.play('lunar', { type: 'fight' });
    expect(free.decision()?.kind).toBe('spirits');
    expect(rolls(free.play('lunar', { type: 'withhold', unit: free.id('jar') }))).toEqual([]);
    expect(rolls(facing('0909').play('lunar', { type: 'fight' }, 1))).toEqual([['spirit', 20, 3]]);
  });

  it('DP-7.8.4.3-d: where nobody has any magic a loss of 1 is enough for everybody', () => {
    const lone = (die: number) => {
      const t = sorcery({ ...MAGES, s: spirit('2', 'm1'), d: sartar('2-0*-0', '0909') }, ['s']);
      haunt(t, '0909', die);
      return t.offers('lunar', { type: 'take', unit: t.id('d') });
    };
    expect(lone(4)).toBe(true);
    expect(lone(3)).toBe(false);
  });

  it('DP-4.5.2-d: a factor of x2 is worth nothing of its own', () => {
    const t = sorcery(
      { ...MAGES, s: spirit('4', 'm1'), d: sartar('2-x2-3', '0909'), e: sartar('3-3-3', '0909') },
      ['s'],
    );
    haunt(t, '0909', 5);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('d') })).toBe('DP-7.8.4.3-a');
  });

  it('DP-7.8.1-d DP-7.8.4.1-b: it strikes every defending stack, at any depth and inside any wall', () => {
    const t = sorcery(
      {
        ...MAGES,
        a: lunar('3-3-3', '0908'),
        s: spirit('3', 'm1', '0909'),
        d1: sartar('4-4-4', '0909'),
        hero: sartar('(4!)-10-6', '1008'),
        d2: sartar('4-3-5', '1008'),
      },
      ['s'],
      { land: { ground: { fortress: ['1008'] } } },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' }, 6);
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('d2') }]);
  });

  it('DP-7.8.1-f DP-7.8.2-c: a spirit with less than one point makes no attack, so nobody defends either', () => {
    const t = sorcery(
      {
        m1: lunar('1-moon-3-5', '0105'),
        s: lunar('X-moon-X-5', '0909', { of: 'm1', back: 'X-half-X-5', down: true }),
        m3: MAGES.m3,
        spare: MAGES.spare,
        d: sartar('6-5-5-0', '0909'),
      },
      ['s'],
      { moon: 0, moonTable: [1, 2, 4, 7, 4, 3, 0] },
    );
    const events = haunt(t, '0909');
    expect(rolls(events)).toEqual([]);
    expect(t.at('s')).toBe('box');
  });

  it('DP-7.8.2-a DP-4.5.4-a: defenders with magic and a range strike back: no blank or bracketed range', () => {
    const t = sorcery(
      {
        ...MAGES,
        s: spirit('1', 'm1'),
        a: sartar('3-3-3', '0909'),
        b: sartar('6-5-5-0', '0909'),
        c: sartar('5-6-5-6', '0909'),
        e: sartar('X-4-X-5', '0909', { of: 'far' }),
        far: sartar('5-4-5-5', '1518'),
        g: sartar('2-4*-4-(8)', '0909'),
      },
      ['s'],
    );
    const events = haunt(t, '0909', 1, 3);
    expect(rolls(events)).toEqual([
      ['spirit', 1, 0],
      ['defensive-spirit', 15, 5],
    ]);
  });

  it('DP-7.8.2-a: a chaotic unit never uses defensive spirit magic', () => {
    const t = sorcery(
      { ...MAGES, s: spirit('1', 'm1'), f: sartar('5-[-1]-4', '0909'), b: sartar('6-5-5-0', '0909') },
      ['s'],
    );
    expect(rolls(haunt(t, '0909', 1, 1))).toEqual([
      ['spirit', 1, 0],
      ['defensive-spirit', 5, 0],
    ]);
  });

  it('DP-7.8.2-b: while its spirit is out a magician defends with nothing; the spirit does, where it is', () => {
    const away = sorcery(
      {
        ...MAGES,
        s: spirit('1', 'm1'),
        mage: sartar('5-6-5-6', '0909'),
        ghost: sartar('X-6-X-6', '1518', { of: 'mage' }),
        other: sartar('3-3-3', '1518'),
      },
      ['s'],
    );
    expect(rolls(haunt(away, '0909', 1))).toEqual([['spirit', 1, 0]]);
    const home = sorcery(
      {
        ...MAGES,
        s: spirit('1', 'm1'),
        ghost: sartar('X-6-X-6', '0909', { of: 'mage' }),
        mage: sartar('5-6-5-6', '0909'),
      },
      ['s'],
    );
    expect(rolls(haunt(home, '0909', 1, 2))[1]).toEqual(['defensive-spirit', 6, 1]);
  });

  it('DP-7.8.2-d: a disrupted unit defends with its back, if that has a range', () => {
    const t = sorcery(
      {
        ...MAGES,
        s: spirit('1', 'm1'),
        mage: sartar('5-5-5-5', '0909', { back: '3-3-3-0', down: true }),
        guard: sartar('6-5-5-0', '0909', { back: '3-3-3', down: true }),
      },
      ['s'],
    );
    expect(rolls(haunt(t, '0909', 1, 6))[1]).toEqual(['defensive-spirit', 3, 3]);
  });

  it('DP-7.8.3.1-a DP-11.2-b: the spirits’ factors are added, the fraction dropped at the table', () => {
    const t = sorcery(
      {
        m1: lunar('5-5-5-5', '0105'),
        m2: lunar('5-5-5-5', '0105'),
        m3: lunar('1-moon-3-5', '0105'),
        s1: spirit('5', 'm1'),
        s2: spirit('4', 'm2'),
        s3: lunar('X-half-X-5', '0909', { of: 'm3' }),
        d: sartar('3-10-3', '0909'),
      },
      ['s1', 's2', 's3'],
      { moon: 3, moonTable: [0, 2, 4, 7, 4, 3, 0] },
    );
    expect(rolls(haunt(t, '0909', 5))).toEqual([['spirit', 12, 9]]);
  });

  it('DP-7.8.3.2-a DP-7.8.3.2-b DP-PAC.ATTACK-e: both roll before anybody falls', () => {
    const t = sorcery({ ...MAGES, s: lunar('X-6-X-6', '0909', { of: 'm1' }), d: sartar('6-5-5-0', '0909') }, [
      's',
    ]);
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    const odds = t.odds('lunar', { type: 'fight' });
    expect(odds).toEqual([]); // under screening nobody looks ahead into a battle not yet begun
    const events = t.play('lunar', { type: 'fight' }, 6, 6);
    expect(rolls(events)).toEqual([
      ['spirit', 6, 6],
      ['defensive-spirit', 5, 5],
    ]);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
    // The loss of 5 is less than the spirit's 6.
    expect(t.at('s')).toBe('box');
  });

  it('DP-PAC.ATTACK-e: odds before the rolls name both sums', () => {
    const t = sorcery({ ...MAGES, s: spirit('4', 'm1'), d: sartar('6-5-5-0', '0909') }, ['s'], {
      options: { screening: false },
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    const [attack, defence] = t.odds('lunar', { type: 'fight' });
    expect(attack).toMatchObject({ roll: 'spirit', sum: { total: 4 } });
    expect(attack?.results.map(({ value }) => value)).toEqual([0, 1, 1, 2, 3, 4]);
    expect(defence).toMatchObject({ roll: 'defensive-spirit', sum: { total: 5 } });
  });
});
