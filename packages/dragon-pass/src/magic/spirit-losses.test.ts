import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf } from '../testing/table.ts';
import { MAGES, rolls, spirit } from './spirits.fixture.ts';

describe('7.8.4 losses by spirit magic', () => {
  it('DP-7.8.4.1-a: the attacker picks any defenders up to the loss, or fewer', () => {
    const t = sorcery(
      {
        ...MAGES,
        s: spirit('6', 'm1'),
        a: sartar('3-3-3', '0909'),
        b: sartar('4-3-5', '0909'),
        c: sartar('5-7-3', '0909'),
      },
      ['s'],
    );
    haunt(t, '0909', 6);
    expect(t.decision()?.clause).toBe('DP-7.8.4.1-a');
    expect(t.refusal('lunar', { type: 'take', unit: t.id('c') })).toBe('DP-7.8.4.1-a');
    t.play('lunar', { type: 'take', unit: t.id('a') });
    t.play('lunar', { type: 'take', unit: t.id('b') });
    expect(t.stack('sartar', '0909')).toEqual(['c']);
    const fewer = sorcery({ ...MAGES, s: spirit('6', 'm1'), a: sartar('3-3-3', '0909') }, ['s']);
    haunt(fewer, '0909', 6);
    fewer.done();
    expect(fewer.stack('sartar', '0909')).toEqual(['a']);
  });

  it('DP-7.8.4.2-a DP-7.8.4.4-b: the defender picks only spirits that attacked; the magician stays', () => {
    const t = sorcery(
      {
        ...MAGES,
        a: lunar('3-3-3', '0908'),
        s1: spirit('5', 'm1'),
        s2: spirit('4', 'm2'),
        d: sartar('9-8-3-0', '0909'),
      },
      ['s1', 's2'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' }, 1, 6);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'casualties', clause: 'DP-7.8.4.2-a' });
    expect(t.refusal('sartar', { type: 'take', unit: t.id('a') })).toBe('DP-7.8.4.2-a');
    t.play('sartar', { type: 'take', unit: t.id('s1') });
    expect(t.at('s1')).toBe('dead');
    expect(t.at('s2')).toBe('box');
    expect(t.at('m1')).toBe('0105');
  });

  it('DP-7.8.4.4-b: a magician whose spirit is lost still defends itself', () => {
    const t = sorcery(
      {
        ...MAGES,
        s: spirit('1', 'm1'),
        mage: sartar('5-5-5-5', '0909'),
        ghost: sartar('X-5-X-5', 'dead', { of: 'mage' }),
      },
      ['s'],
    );
    expect(rolls(haunt(t, '0909', 1, 1))[1]).toEqual(['defensive-spirit', 5, 0]);
  });

  it('DP-7.8.4.3-a DP-7.8.4.3-b: units without magic only when the loss exceeds all the others, and then for nothing', () => {
    const chaos = (loss: number) => {
      const t = sorcery(
        { ...MAGES, s: spirit('4', 'm1'), a: sartar('3-3-3', '0909'), c: sartar('5-[-2]-4', '0909') },
        ['s'],
      );
      haunt(t, '0909', loss === 4 ? 6 : 5);
      return t;
    };
    const three = chaos(3);
    expect(three.refusal('lunar', { type: 'take', unit: three.id('c') })).toBe('DP-7.8.4.3-a');
    const four = chaos(4);
    four.play('lunar', { type: 'take', unit: four.id('c') });
    four.play('lunar', { type: 'take', unit: four.id('a') });
    expect(four.stack('sartar', '0909')).toEqual([]);
  });

  it('DP-4.5.2-a DP-7.8.4.3-c: nobody infinite falls, nor anybody without magic on its side', () => {
    const t = sorcery(
      {
        ...MAGES,
        a: lunar('3-3-3', '0908'),
        s: spirit('20', 'm1'),
        jar: sartar('(20!!)-oo-6', '1008'),
        b: sartar('3-3-3', '0909'),
        c: sartar('5-[-2]-4', '0909'),
      },
      ['s'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    // Chaos in defence takes the only attacker it can reach.
    t.play('lunar', { type: 'fight' }, 6);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('jar') })).toBe('DP-7.8.4.3-c');
    expect(t.refusal('lunar', { type: 'take', unit: t.id('c') })).toBe('DP-7.8.4.3-a');
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('b') }]);
  });

  it('DP-11.2-c: a cyclical unit at 0 counts as one without magic', () => {
    const t = sorcery(
      { ...MAGES, s: spirit('4', 'm1'), minor: sartar('1-moon-3', '0909'), b: sartar('3-3-3', '0909') },
      ['s'],
      { moon: 0, moonTable: [0, 2, 4, 7, 4, 3, 0] },
    );
    haunt(t, '0909', 5);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('minor') })).toBe('DP-7.8.4.3-a');
    expect(t.offers('lunar', { type: 'take', unit: t.id('b') })).toBe(true);
  });

  it('DP-7.8.4.4-a: treasures that are picked become disrupted', () => {
    const t = sorcery({ ...MAGES, s: spirit('4', 'm1'), gold: sartar('1-2-2', '0909', { treasure: true }) }, [
      's',
    ]);
    haunt(t, '0909', 6);
    t.play('lunar', { type: 'take', unit: t.id('gold') });
    expect(t.at('gold')).toBe('0909');
    expect(t.unit('gold').down).toBe(true);
  });

  it('DP-7.8.4.4-a: herds that are picked stampede', () => {
    const t = sorcery({ ...MAGES, s: spirit('10', 'm1'), herd: sartar('2h-10-3', '0909') }, ['s']);
    haunt(t, '0909', 6);
    const events = t.play('lunar', { type: 'take', unit: t.id('herd') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([
      { unit: t.id('herd'), clause: 'DP-7.8.4.4-a', to: '0906' },
    ]);
  });

  it('DP-7.8.5-a: before missile fire all spirits of the attacker are home', () => {
    const t = sorcery(
      { ...MAGES, a: lunar('2*-2-6', '0908'), s: spirit('4', 'm1'), d: sartar('5-9-5', '0909') },
      ['s'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    const events = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(events, 'returned-to-box')).toMatchObject([{ unit: t.id('s'), clause: 'DP-7.8.5-a' }]);
    expect(t.decision()?.kind).toBe('aim');
  });
});
