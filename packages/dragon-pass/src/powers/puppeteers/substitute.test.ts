import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { shoot } from '../../testing/archery.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, skirmish, untilDice } from '../../testing/skirmish.ts';
import { haunt, sorcery } from '../../testing/sorcery.ts';
import { lunar, sartar } from '../../testing/stormy.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';
import { at, illusion } from './puppeteers.fixture.ts';

const troupe = (hex: string, owner = 'sartar') => at('puppeteer-troupe', owner, hex);

/** A spirit of MgF 10 attacks the Puppeteers in 0910; an illusion is far away. */
function haunted(more: Record<string, Piece> = {}) {
  const pieces: Record<string, Piece> = {
    mage: lunar('5-5-5-5', '0105'),
    s: lunar('X-10-X-5', '0910', { of: 'mage' }),
    puppeteers: troupe('0910'),
    guard: sartar('3-9-3', '0910'),
    i: illusion(0, '1518'),
    ...more,
  };
  const t = sorcery(pieces, ['s']);
  haunt(t, '0910', 4);
  return t;
}

describe('an illusion takes the place of the Puppeteers', () => {
  it('DP-16.13.3.4-b: when they are named as a casualty it falls for them', () => {
    const t = haunted();
    // Half of 10: the Puppeteers cost 4 of 5.
    t.play('lunar', { type: 'take', unit: t.id('puppeteers') });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'spare', clause: 'DP-16.13.3.4-b' });
    const events = t.play('sartar', { type: 'substitute', unit: t.id('i') });
    expect(eventsOf(events, 'substituted')).toMatchObject([{ unit: t.id('i') }]);
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('i'), hex: '0910' }]);
    expect([t.at('puppeteers'), t.at('i')]).toEqual(['1518', 'dead']);
  });

  it('DP-16.13.3.4-b R-DPP-124: their player may let them fall, and nothing more is picked', () => {
    const t = haunted();
    t.play('lunar', { type: 'take', unit: t.id('puppeteers') });
    const events = t.play('sartar', { type: 'done' });
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('puppeteers') }]);
    expect(t.at('i')).toBe('1518');
  });

  it('DP-16.13.3.4-b: at any time in the battle, also while others choose', () => {
    const t = haunted();
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'casualties' });
    expect(t.reactions('sartar')).toEqual([{ type: 'substitute', unit: t.id('i') }]);
    t.play('sartar', { type: 'substitute', unit: t.id('i') });
    expect([t.at('puppeteers'), t.at('i')]).toEqual(['1518', '0910']);
    // The illusion has been in the battle from the start: it can be picked, they cannot.
    expect(t.refusal('lunar', { type: 'take', unit: t.id('i') })).toBeNull();
    expect(t.refusal('lunar', { type: 'take', unit: t.id('puppeteers') })).toBe('DP-7.8.4.1-a');
    expect(t.reactions('sartar')).toEqual([]);
  });

  it('DP-16.13.3.4-b: not outside a battle, nor by another player', () => {
    const t = skirmish({
      puppeteers: troupe('1010'),
      i: illusion(0, '1515'),
      foe: lunar('3-3-3', '0202'),
      d: sartar('3-3-3', '0203'),
    });
    expect(t.refusal('sartar', { type: 'substitute', unit: t.id('i') })).toBe('DP-16.13.3.4-b');
    const fight = haunted();
    expect(fight.refusal('lunar', { type: 'substitute', unit: fight.id('i') })).toBe('DP-16.13.3.4-b');
    expect(fight.refusal('sartar', { type: 'substitute', unit: fight.id('guard') })).toBe('DP-16.13.3.4-b');
  });

  it('DP-16.13.3.4-d: not with one that is in the same battle', () => {
    const t = haunted({ j: illusion(1, '0910') });
    expect(t.refusal('sartar', { type: 'substitute', unit: t.id('j') })).toBe('DP-16.13.3.4-d');
    expect(t.reactions('sartar')).toEqual([{ type: 'substitute', unit: t.id('i') }]);
  });

  it('DP-16.13.3.4-b R-DPP-87: nor with one that has fought in this phase', () => {
    const t = haunted();
    t.change('i').fought = true;
    expect(t.refusal('sartar', { type: 'substitute', unit: t.id('i') })).toBe('DP-16.13.3.4-b');
  });

  it('DP-16.13.3.4-c: the Puppeteers fight what the illusion still had to fight', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      puppeteers: troupe('0909', 'lunar'),
      d: sartar('9-3-3', '0910'),
      i: illusion(0, '1515', 'lunar'),
      e: sartar('9-3-3', '1516'),
    });
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
    t.play('lunar', { type: 'substitute', unit: t.id('i') });
    // 3 and the 5 of the illusion attack.
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[0]).toMatchObject({ cause: 'attack', total: 8 });
    expect(t.at('puppeteers')).toBe('1515');
    for (let asked = 0; asked < 5 && t.decision()?.kind !== 'declare'; asked++) t.done();
    const events = t.play('lunar', { type: 'fight' });
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('puppeteers')], defenders: [t.id('e')] },
    ]);
  });

  it('DP-16.13.3.4-b: chaos takes an illusion for them too', () => {
    const t = skirmish({
      bat: at('crimson-bat', 'lunar', '0909'),
      puppeteers: troupe('0910'),
      guard: sartar('3-9-3', '0910'),
      i: illusion(0, '1518'),
    });
    assault(t, '0910', 'bat');
    expect(t.decision()?.kind).toBe('devour');
    t.play('lunar', { type: 'devour', by: t.id('bat'), unit: t.id('puppeteers') });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'spare' });
    const events = t.play('sartar', { type: 'substitute', unit: t.id('i') });
    expect(eventsOf(events, 'devoured')).toMatchObject([{ by: t.id('bat'), unit: t.id('i') }]);
    expect([t.at('puppeteers'), t.at('i')]).toEqual(['1518', 'dead']);
  });

  it('DP-16.13.3.4-b DP-5.3-b: others learn who stands in, not where the Puppeteers are now', () => {
    const t = haunted({ roof: sartar('3-3-3', '1518') });
    t.change('roof').rank = 1;
    t.change('i').rank = 0;
    const events = eventsFor(t.play('sartar', { type: 'substitute', unit: t.id('i') }), 'lunar');
    expect(JSON.stringify(events)).not.toContain('1518');
    expect(eventsOf(events, 'substituted')).toMatchObject([{ unit: t.id('i') }]);
    const known = dragonPass.view(t.state, 'lunar').units.map(({ id }) => t.nameOf(id));
    expect(known).toContain('i');
    expect(known).not.toContain('puppeteers');
  });
});

describe('illusions in battle', () => {
  it('DP-16.13.3.4-a: they do not retreat', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), i: illusion(0, '0910'), d: sartar('9-3-3', '0910') });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    expect(t.decision()?.kind).toBe('retreat');
    expect(t.matching('sartar', { type: 'retreat', unit: t.id('i') })).toEqual([]);
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('i'), to: t.hex('0911') })).toBe(
      'DP-16.13.3.4-a',
    );
  });

  it('DP-16.13.3.3-b: eliminated they do not come back', () => {
    const t = skirmish({ a: lunar('9-3-3', '0909'), i: illusion(0, '0910'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 5);
    t.play('lunar', { type: 'take', unit: t.id('i') }, 1);
    expect(t.at('i')).toBe('dead');
  });

  it('DP-16.13.3.3-a: a hit that disrupts dispels', () => {
    const { t } = shoot(2, { i: illusion(0, '0910'), d: sartar('3-3-3', '0910') }, 6);
    expect(t.decision()).toMatchObject({ kind: 'hits', seats: ['sartar'] });
    t.play('sartar', { type: 'disrupt', unit: t.id('i') });
    expect(t.at('i')).toBe('off');
  });

  it('DP-16.13.3.4-e: they do not advance', () => {
    const t = skirmish({
      a: lunar('4-3-5', '0909'),
      i: illusion(0, '1010', 'lunar'),
      d: sartar('3-3-3', '0910'),
      far: lunar('3-3-3', '0202'),
      foe: sartar('3-3-3', '0203'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.decision()?.kind).toBe('advance');
    expect(t.matching('lunar', { type: 'advance', unit: t.id('i') })).toEqual([]);
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('i'), to: t.hex('0910') })).toBe(
      'DP-16.13.3.4-e',
    );
    expect(t.offers('lunar', { type: 'advance', unit: t.id('a') })).toBe(true);
  });
});
