import { eventsFor, SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { untilDice } from '../../testing/skirmish.ts';
import { lunar, sartar, until } from '../../testing/stormy.ts';
import { eventsOf } from '../../testing/table.ts';
import { at, illusion, stage } from './puppeteers.fixture.ts';

describe('creating illusions', () => {
  it('DP-16.13.3.1-a: within eight hexes of the Puppeteers, where no enemy is', () => {
    const t = stage({ i: illusion(0, 'off'), enemy: lunar('3-3-3', '1015'), own: sartar('3-3-3', '1012') });
    const conjures = (hex: string) => t.refusal('sartar', { type: 'conjure', hex: t.hex(hex) });
    expect([conjures('1018'), conjures('1014'), conjures('1012')]).toEqual([null, null, null]);
    expect([conjures('1019'), conjures('1015')]).toEqual(['DP-16.13.3.1-a', 'DP-16.13.3.1-a']);
    t.play('sartar', { type: 'conjure', hex: t.hex('1018') });
    expect(t.at('i')).toBe('1018');
    // There are no more.
    expect(conjures('1017')).toBe('DP-16.13.3.1-a');
    expect(t.offers('sartar', { type: 'conjure' })).toBe(false);
  });

  it('DP-16.13.3.1-a: by the player of the Puppeteers while they are on the map, disrupted or not', () => {
    const shaken = stage({
      puppeteers: at('puppeteer-troupe', 'sartar', '1010', { down: true }),
      i: illusion(0, 'off'),
    });
    expect(shaken.offers('sartar', { type: 'conjure', hex: shaken.hex('1018') })).toBe(true);
    const dead = stage({ puppeteers: at('puppeteer-troupe', 'sartar', 'dead'), i: illusion(0, 'off') });
    expect(dead.refusal('sartar', { type: 'conjure', hex: dead.hex('1011') })).toBe('DP-16.13.3.1-a');
    const other = stage({ i: illusion(0, 'off') }, { active: 'lunar' });
    expect(other.refusal('lunar', { type: 'conjure', hex: other.hex('1011') })).toBe('DP-16.13.3.1-a');
    const early = stage({ i: illusion(0, 'off') }, { phase: 'movement' });
    expect(early.refusal('sartar', { type: 'conjure', hex: early.hex('1011') })).toBe('DP-16.13.3.1-a');
  });

  it('DP-16.13.3.1-a R-DPP-122: not in a lake, nor with a giant', () => {
    const t = stage(
      { i: illusion(0, 'off'), giant: { type: 'giants', owner: null, hex: '1013' } },
      { land: { ground: { lake: ['1012'] } } },
    );
    expect(t.refusal('sartar', { type: 'conjure', hex: t.hex('1012') })).toBe('DP-3.LAKE-a');
    expect(t.refusal('sartar', { type: 'conjure', hex: t.hex('1013') })).toBe('DP-17.1-k');
  });

  it('DP-16.13.3.1-b: it has a zone of control at once, and must attack an adjacent enemy with CF 5', () => {
    const t = stage({ i: illusion(0, 'off'), enemy: lunar('9-3-3', '1014') });
    t.play('sartar', { type: 'conjure', hex: t.hex('1013') });
    t.play('sartar', { type: 'end' });
    expect(t.decision()?.kind).toBe('declare');
    const events = t.play('sartar', { type: 'fight' });
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('i')], defenders: [t.id('enemy')] },
    ]);
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[0]).toMatchObject({ cause: 'attack', total: 5 });
  });

  it('DP-16.13.2-a: the Puppeteers use no spirit magic', () => {
    const t = stage(
      {
        ghost: lunar('X-5-x2-1', '1011', { kind: 'spirit' }),
      },
      { active: 'lunar', phase: 'battles' },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('1010'), unit: t.id('ghost') });
    t.play('lunar', { type: 'fight' });
    // Only the attack is rolled.
    expect(eventsOf(t.done(1), 'struck')).toMatchObject([{ cause: 'spirit', total: 5 }]);
  });

  it('DP-16.14.2-f: in the cloud of darkness they vanish, to be created again', () => {
    const cloud = {
      ethilrist: at('sir-ethilrist', 'lunar', '1010'),
      cloak: at('cloak-of-darkness', 'lunar', 'off'),
    };
    const t = stage(
      {
        ...cloud,
        puppeteers: at('puppeteer-troupe', 'sartar', '2010'),
        i: illusion(0, '1019'),
        far: illusion(1, '2119'),
      },
      { active: 'lunar', land: 'dragon-pass' },
    );
    const events = t.play('lunar', { type: 'cloak' });
    expect(eventsOf(events, 'illusion-dispelled')).toMatchObject([
      { unit: t.id('i'), hex: '1019', clause: 'DP-16.14.2-f' },
    ]);
    expect([t.at('i'), t.at('far')]).toEqual(['off', '2119']);
    t.state.active = 1;
    t.play('sartar', { type: 'conjure', hex: t.hex('2009') });
    // 2009 is in the cloud: it is gone at once, and not to be had again in this phase.
    expect(t.at('i')).toBe('off');
    expect(t.refusal('sartar', { type: 'conjure', hex: t.hex('2009') })).toBe('DP-16.14.2-f');
    expect(t.offers('sartar', { type: 'conjure' })).toBe(false);
  });

  it('DP-16.7.2-a DP-16.13.3.1-a: with their range doubled they create illusions sixteen hexes away', () => {
    const t = stage({
      puppeteers: at('puppeteer-troupe', 'sartar', '1003'),
      transformer: at('alchemical-transformer', 'sartar', '1003'),
      i: illusion(0, 'off'),
    });
    const conjures = (hex: string) => t.refusal('sartar', { type: 'conjure', hex: t.hex(hex) });
    expect([conjures('1011'), conjures('1012')]).toEqual([null, 'DP-16.13.3.1-a']);
    t.play('sartar', { type: 'transform', unit: t.id('puppeteers'), factor: 'range' });
    expect([conjures('1019'), conjures('1020')]).toEqual([null, 'DP-16.13.3.1-a']);
  });
});

describe('illusions in the movement phase', () => {
  const moving = <N extends string>(
    pieces: Parameters<typeof stage<N>>[0],
    more: Parameters<typeof stage<N>>[1] = {},
  ) => stage(pieces, { phase: 'movement', ...more });

  it('DP-16.13.3.2-a: they do not walk', () => {
    const t = moving({ i: illusion(0, '1012') });
    expect(t.matching('sartar', { type: 'step', unit: t.id('i') })).toEqual([]);
    expect(t.refusal('sartar', { type: 'step', unit: t.id('i'), to: t.hex('1013') })).toBe('DP-16.13.3.2-a');
  });

  it('DP-16.13.3.2-b: recalled at the start of the phase, within eight hexes of the Puppeteers', () => {
    const t = moving({ near: illusion(0, '1018'), far: illusion(1, '1019'), own: sartar('3-3-3', '0101') });
    expect(t.matching('sartar', { type: 'recall' })).toEqual([{ type: 'recall', unit: t.id('near') }]);
    expect(t.refusal('sartar', { type: 'recall', unit: t.id('far') })).toBe('DP-16.13.3.2-b');
    const late = dragonPass.clone(t.state);
    const events = t.play('sartar', { type: 'recall', unit: t.id('near') });
    expect(eventsOf(events, 'recalled')).toMatchObject([{ unit: t.id('near'), hex: '1018' }]);
    expect(t.at('near')).toBe('off');
    until(t, 'sartar', 'exotics', 4);
    expect(t.offers('sartar', { type: 'conjure', hex: t.hex('1011') })).toBe(true);
    dragonPass.apply(late, 'sartar', { type: 'step', unit: t.id('own'), to: t.hex('0102') }, { d6: () => 1 });
    const verdict = dragonPass.explain(late, 'sartar', { type: 'recall', unit: t.id('near') });
    expect(verdict).toMatchObject({ ok: false, refusal: { clause: 'DP-16.13.3.2-b' } });
  });

  it('DP-16.13.3.2-c: the Puppeteers trade places with one at any distance, and then move', () => {
    const t = moving({ i: illusion(0, '1915'), under: sartar('3-3-3', '1915') });
    t.play('sartar', { type: 'trade', unit: t.id('i') });
    expect([t.at('puppeteers'), t.at('i')]).toEqual(['1915', '1010']);
    expect(t.stack('sartar', '1915')).toEqual(['puppeteers', 'under']);
    t.walk('sartar', 'puppeteers', '1914', '1913', '1912', '1911');
    expect(t.refusal('sartar', { type: 'step', unit: t.id('puppeteers'), to: t.hex('1910') })).toBe('DP-6-b');
  });

  it('DP-16.13.3.2-c R-DPP-87: once, and not after they have moved', () => {
    const t = moving({ i: illusion(0, '1915'), j: illusion(1, '0101') });
    t.play('sartar', { type: 'trade', unit: t.id('i') });
    expect(t.refusal('sartar', { type: 'trade', unit: t.id('j') })).toBe('DP-16.13.3.2-c');
    const moved = moving({ i: illusion(0, '1915') });
    moved.walk('sartar', 'puppeteers', '1011');
    expect(moved.refusal('sartar', { type: 'trade', unit: moved.id('i') })).toBe('DP-16.13.3.2-c');
  });

  it('DP-16.13.3.2-d: the one that traded places is not recalled in this phase; others are', () => {
    const t = moving({ i: illusion(0, '1915'), j: illusion(1, '1012'), k: illusion(2, '1914') });
    t.play('sartar', { type: 'trade', unit: t.id('i') });
    expect(t.refusal('sartar', { type: 'recall', unit: t.id('i') })).toBe('DP-16.13.3.2-d');
    // What counts is where the Puppeteers began the phase.
    expect(t.refusal('sartar', { type: 'recall', unit: t.id('j') })).toBeNull();
    expect(t.refusal('sartar', { type: 'recall', unit: t.id('k') })).toBe('DP-16.13.3.2-b');
  });
});

describe('the end of an illusion', () => {
  it('DP-16.13.3.3-a: disrupted it leaves the map and can be created again', () => {
    const t = stage({ i: illusion(0, '0509'), wasps: at('wasps', 'lunar', '0510') }, { active: 'lunar' });
    const events = t.play('lunar', { type: 'wasps' });
    expect(eventsOf(events, 'illusion-dispelled')).toMatchObject([{ unit: t.id('i'), hex: '0509' }]);
    expect([t.at('i'), t.unit('i').down]).toEqual(['off', false]);
  });

  it('DP-16.13.3.5-a: a superhero of the enemy destroys it as soon as he is next to it', () => {
    const t = stage(
      { i: illusion(0, '1008'), 'jar-eel': at('jar-eel', 'lunar', '1005') },
      { active: 'lunar', phase: 'movement' },
    );
    t.walk('lunar', 'jar-eel', '1006');
    expect(t.at('i')).toBe('1008');
    const events = t.walk('lunar', 'jar-eel', '1007');
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('i'), clause: 'DP-16.13.3.5-a' }]);
  });

  it('DP-16.13.3.5-a: created next to a dragon of the enemy it is destroyed at once', () => {
    const t = stage({ i: illusion(0, 'off'), dragon: lunar('9-10-7', '1012', { kind: 'dragon' }) });
    t.play('sartar', { type: 'conjure', hex: t.hex('1013') });
    expect(t.at('i')).toBe('dead');
  });

  it('DP-16.13.3.5-b: under screening both have to be seen', () => {
    const hidden = (jarOnTop: boolean, illusionOnTop: boolean) => {
      const jar = at('jar-eel', 'lunar', '1007');
      const cover = lunar('3-3-3', '1007');
      const [i, roof] = [illusion(0, '1008'), sartar('3-3-3', '1008')];
      const t = stage({
        ...(jarOnTop ? { jar, cover } : { cover, jar }),
        ...(illusionOnTop ? { i, roof } : { roof, i }),
      });
      t.play('sartar', { type: 'end' });
      return t.at('i');
    };
    expect(hidden(true, true)).toBe('dead');
    expect(hidden(false, true)).not.toBe('dead');
    expect(hidden(true, false)).not.toBe('dead');
  });

  it('DP-16.13.3.5-c: own superheroes and dragons do not mind', () => {
    const t = stage({ i: illusion(0, '1008'), harrek: at('harrek', 'sartar', '1007') });
    t.play('sartar', { type: 'end' });
    expect(t.at('i')).toBe('1008');
  });
});

describe('what others see of illusions', () => {
  /** A Sartar stack in 1012 of three counters of one colour; one of the two below is an illusion, or the Puppeteers. */
  const camp = (isIllusion: boolean) =>
    stage(
      {
        top: at('sun-dome-templars', 'sartar', '1012', { number: 1 }),
        second: isIllusion ? illusion(0, '1012') : at('sun-dome-templars', 'sartar', '1012', { number: 2 }),
        cover: at('tusk-riders', 'sartar', '1515', { number: 1 }),
        below: isIllusion ? at('sun-dome-templars', 'sartar', '1515', { number: 2 }) : illusion(0, '1515'),
      },
      { phase: 'movement', active: 'lunar' },
    );

  it('DP-16.13.3.4-b DP-5.3-b: a hidden illusion looks like any unit, in views, lists and refusals', () => {
    const seen = [camp(true), camp(false)].map((t) => {
      const seats = ['lunar', SPECTATOR].map((seat) => {
        const { units, unseen, stacks } = dragonPass.view(t.state, seat);
        return { units: units.map(({ id }) => t.nameOf(id)), unseen: unseen.length, stacks };
      });
      const refusals = ['second', 'below'].map((name) =>
        t.refusal('lunar', { type: 'step', unit: t.id(name as 'second'), to: t.hex('1013') }),
      );
      return [seats, refusals, dragonPass.legal(t.state, 'lunar')];
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  it('DP-16.13.3.1-a R-DP-82: one created among others shows only its colour', () => {
    const t = stage({ i: illusion(0, 'off'), top: sartar('3-3-3', '1012') });
    const events = t.play('sartar', { type: 'conjure', hex: t.hex('1012') });
    expect(t.stack('sartar', '1012')).toEqual(['top', 'i']);
    const told = eventsFor(events, 'lunar');
    expect(told).toMatchObject([{ type: 'unseen', what: 'arrived', to: '1012', colour: 'misc' }]);
    expect(JSON.stringify(told)).not.toContain('"unit"');
    expect(dragonPass.view(t.state, 'lunar').units.map(({ id }) => t.nameOf(id))).not.toContain('i');
    const alone = stage({ i: illusion(0, 'off') });
    const shown = eventsFor(alone.play('sartar', { type: 'conjure', hex: alone.hex('1012') }), 'lunar');
    expect(eventsOf(shown, 'conjured')).toMatchObject([{ unit: alone.id('i'), hex: '1012' }]);
  });

  it('DP-16.13.3.2-c DP-5.3-b: nobody is told that two hidden counters traded places', () => {
    const t = stage(
      {
        roof: sartar('3-3-3', '1010'),
        puppeteers: at('puppeteer-troupe', 'sartar', '1010'),
        top: sartar('3-3-4', '1515'),
        i: illusion(0, '1515'),
      },
      { phase: 'movement' },
    );
    t.change('roof').rank = 1;
    t.change('puppeteers').rank = 0;
    const before = dragonPass.view(t.state, 'lunar');
    const events = t.play('sartar', { type: 'trade', unit: t.id('i') });
    expect(eventsFor(events, 'lunar')).toEqual([]);
    expect(dragonPass.view(t.state, 'lunar')).toEqual(before);
    expect(t.stack('sartar', '1515')).toEqual(['top', 'puppeteers']);
  });

  it('DP-16.13.3.2-c DP-5.3-b: where one of them was on top, both stacks are lost from sight for the phase', () => {
    const t = stage({ top: sartar('3-3-4', '1515'), i: illusion(0, '1515') }, { phase: 'movement' });
    const events = eventsFor(t.play('sartar', { type: 'trade', unit: t.id('i') }), 'lunar');
    expect(eventsOf(events, 'traded')).toEqual([]);
    expect(eventsOf(events, 'unseen').map(({ from, to }) => [from, to])).toEqual([
      ['1010', '1515'],
      ['1515', '1010'],
    ]);
    const known = dragonPass.view(t.state, 'lunar').units.map(({ id }) => t.nameOf(id));
    for (const name of ['puppeteers', 'i', 'top'] as const) expect(known).not.toContain(name);
  });
});
