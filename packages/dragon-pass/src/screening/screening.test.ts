import { eventsFor, SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { renewUnit } from '../core/state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { until } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';
import { camp, places } from './camp.fixture.ts';

describe('the screening option', () => {
  it('DP-5.3-a: without it every view contains every unit', () => {
    const t = camp(false);
    for (const seat of ['lunar', 'sartar', SPECTATOR])
      expect(dragonPass.view(t.state, seat).units).toHaveLength(7);
    expect(dragonPass.sample(t.state, 'lunar', { d6: () => 3 })).toEqual(t.state);
  });

  it('DP-5.3-b: a player sees only the topmost unit of another player’s stack', () => {
    const t = camp();
    const view = dragonPass.view(t.state, 'lunar');
    expect(places(view, t.hex('1010')).map(({ unit }) => unit)).toEqual([t.id('top'), null, null]);
    expect(view.units.map(({ id }) => id)).toEqual([0, 3, 4, 5, 6]);
    expect(dragonPass.view(t.state, 'sartar').units.map(({ id }) => id)).toEqual([0, 1, 2, 3, 5]);
    expect(dragonPass.view(t.state, SPECTATOR).units.map(({ id }) => id)).toEqual([0, 3, 5]);
  });

  it('DP-5.3-c: the colours of all counters, and so their number, are public', () => {
    const t = camp();
    expect(places(dragonPass.view(t.state, 'lunar'), t.hex('1010')).map(({ colour }) => colour)).toEqual([
      'sartar',
      'sartar',
      'sartar',
    ]);
  });

  it('DP-4.4-b: each counter shows the colour of its nation, spirits are white', () => {
    const t = table({
      active: 'lunar',
      pieces: {
        militia: { type: 'mounted-militia', owner: 'sartar', hex: '1010' },
        ansil: { type: 'horde-clans', owner: 'sartar', hex: '1010' },
        spirit: { code: 'X-5-X-5', owner: 'sartar', hex: '1010' },
        foe: { code: '5-3-5', owner: 'lunar', hex: '1014' },
      },
    });
    expect(places(dragonPass.view(t.state, 'lunar'), t.hex('1010'))).toEqual([
      { unit: t.id('militia'), owner: 1, colour: 'sartar' },
      { unit: null, owner: 1, colour: 'horde' },
      { unit: null, owner: 1, colour: 'spirit' },
    ]);
  });

  it('DP-5.3-d: in a battle everybody may examine all units of both sides, until it ends', () => {
    const t = table({
      seats: ['lunar', 'sartar', 'tarsh'],
      active: 'lunar',
      phase: 'battles',
      pieces: {
        foe: { code: '5-3-5', owner: 'lunar', hex: '1010' },
        second: { code: '5-3-4', owner: 'lunar', hex: '1010' },
        top: { code: '4-3-5', owner: 'sartar', hex: '1011' },
        buried: { code: '4-5-5', owner: 'sartar', hex: '1011' },
        elsewhere: { code: '4-4-4', owner: 'sartar', hex: '1515' },
        dark: { code: '4-4-3', owner: 'sartar', hex: '1515' },
      },
    });
    const known = () => dragonPass.view(t.state, 'tarsh').units.map(({ id }) => id);
    expect(known()).toEqual([0, 2, 4]);
    t.play('lunar', { type: 'attack', unit: t.id('foe'), hex: t.hex('1011') });
    expect(known()).toEqual([0, 2, 4]);
    t.play('lunar', { type: 'fight' });
    expect(known()).toEqual([0, 1, 2, 3, 4]);
    // Neither blow does anything; the attacker puts the other unit on top, and the stacks close.
    until(t, 'retreat');
    t.done();
    t.done(1, 1);
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['lunar'] });
    expect(known()).toEqual([0, 1, 2, 3, 4]);
    t.play('lunar', { type: 'restack', hex: t.hex('1010') });
    t.play('lunar', { type: 'next', unit: t.id('second') });
    t.done();
    expect(t.state.frames).toEqual([]);
    expect(known()).toEqual([1, 2, 4]);
  });

  it('DP-5.3-e: an eliminated unit is shown to all', () => {
    const t = table({
      active: 'lunar',
      phase: 'exotics',
      scenario: 'pass-4',
      pieces: {
        makers: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        top: { code: '4-3-5', owner: 'sartar', hex: '1013' },
        buried: { code: '4-5-5', owner: 'sartar', hex: '1013' },
      },
    });
    t.state.units.forEach(({ owner }, id) => {
      if (owner === 1) renewUnit(t.state, id).did = null;
    });
    expect(dragonPass.view(t.state, 'lunar').units.map(({ id }) => id)).toEqual([0, 1]);
    const meteor = t.matching('lunar', { type: 'meteor', hex: t.hex('1013') })[0];
    expect(meteor).toBeDefined();
    const events = eventsFor(dragonPass.apply(t.state, 'lunar', meteor!, { d6: () => 6 }), 'lunar');
    expect(eventsOf(events, 'eliminated')).toMatchObject([
      { unit: t.id('top') },
      { unit: t.id('buried'), reveals: true },
    ]);
  });

  it('DP-5.3-f, DP-17.2-b: only the player of the assassin sees the whole stack, for this phase', () => {
    const t = table({
      seats: ['lunar', 'sartar', 'tarsh'],
      active: 'lunar',
      phase: 'exotics',
      pieces: {
        top: { code: '4-3-5', owner: 'sartar', hex: '1010' },
        buried: { code: '4-5-5', owner: 'sartar', hex: '1010' },
        foe: { code: '5-3-5', owner: 'lunar', hex: '1414' },
        assassin: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
      },
    });
    const seen = (seat: string) =>
      places(dragonPass.view(t.state, seat), t.hex('1010')).map(({ unit }) => unit);
    expect(seen('lunar')).toEqual([t.id('top'), null]);
    const events = t.play('lunar', { type: 'scout', hex: t.hex('1010') }, 3);
    expect(eventsOf(eventsFor(events, 'lunar'), 'seen')).toMatchObject([
      { units: [t.id('top'), t.id('buried')], reveals: true },
    ]);
    expect(eventsOf(eventsFor(events, 'tarsh'), 'seen')).toEqual([]);
    expect(seen('lunar')).toEqual([t.id('top'), t.id('buried')]);
    expect(seen('tarsh')).toEqual([t.id('top'), null]);
    expect(dragonPass.view(t.state, 'tarsh').scouted).toEqual([]);
    // He leaves without striking; with the phase the sight of the stack is gone.
    t.done();
    expect(t.state.phase).not.toBe('exotics');
    expect(seen('lunar')).toEqual([t.id('top'), null]);
  });

  it('DP-5.3-f, DP-17.2-b: an assassin who is caught has seen nothing', () => {
    const t = table({
      active: 'lunar',
      phase: 'exotics',
      pieces: {
        top: { code: '4-3-5', owner: 'sartar', hex: '1010' },
        buried: { code: '4-5-5', owner: 'sartar', hex: '1010' },
        assassin: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
      },
    });
    const events = t.play('lunar', { type: 'scout', hex: t.hex('1010') }, 2);
    expect(eventsOf(events, 'seen')).toEqual([]);
    expect(places(dragonPass.view(t.state, 'lunar'), t.hex('1010')).map(({ unit }) => unit)).toEqual([
      t.id('top'),
      null,
    ]);
  });

  it('DP-7.3.6-a: a committed spirit is public, the hex of its magician is not', () => {
    const t = table({
      active: 'lunar',
      phase: 'commit',
      pieces: {
        cover: { code: '5-3-5', faction: 'lunar', owner: 'lunar', hex: '1010' },
        master: { code: '5-5-5-5', faction: 'lunar', owner: 'lunar', hex: '1010' },
        spirit: { code: 'X-5-X-5', owner: 'lunar', hex: 'box', of: 'master' },
        other: { code: '6-3-5', faction: 'lunar', owner: 'lunar', hex: '0505' },
        buried: { code: '6-3-4', faction: 'lunar', owner: 'lunar', hex: '0505' },
        target: { code: '4-3-5', owner: 'sartar', hex: '1013' },
      },
    });
    const commit = { type: 'commit', unit: t.id('spirit'), hex: t.hex('1013') } as const;
    const events = eventsFor(t.play('lunar', commit), 'sartar');
    expect(eventsOf(events, 'committed')).toEqual([
      { type: 'committed', clause: 'DP-7.3.2-a', unit: t.id('spirit'), hex: '1013' },
    ]);
    const view = dragonPass.view(t.state, 'sartar');
    expect(view.committed).toEqual([t.id('spirit')]);
    expect(view.units.map(({ id }) => id)).not.toContain(t.id('master'));
    expect(JSON.stringify(events)).not.toContain('1010');
  });

  it('DP-12.1-b, DP-13.1-b: who has been disclosed is open to all, wherever he lies', () => {
    const t = table({
      active: 'lunar',
      pieces: {
        top: { code: '4-3-5', owner: 'sartar', hex: '1010' },
        argrath: { type: 'prince-argrath', owner: 'sartar', hex: '1010' },
        foe: { code: '5-3-5', owner: 'lunar', hex: '1014' },
        bat: { type: 'crimson-bat', owner: 'lunar', hex: '1014' },
      },
    });
    const knows = (seat: string, id: number) =>
      dragonPass.view(t.state, seat).units.some((unit) => unit.id === id);
    expect(knows('lunar', t.id('argrath'))).toBe(false);
    expect(knows('sartar', t.id('bat'))).toBe(false);
    t.play('sartar', { type: 'disclose', unit: t.id('argrath') });
    t.play('lunar', { type: 'disclose', unit: t.id('bat') });
    expect(knows('lunar', t.id('argrath'))).toBe(true);
    expect(knows('sartar', t.id('bat'))).toBe(true);
    expect(knows(SPECTATOR, t.id('bat'))).toBe(true);
  });

  it('DP-13.1-t: victims of the dead Bat are named by their place, unseen', () => {
    const t = table({
      active: 'lunar',
      pieces: {
        bat: { type: 'crimson-bat', owner: 'lunar', hex: 'dead' },
        third: { code: '5-3-6', faction: 'lunar', owner: 'lunar', hex: '1414' },
        top: { code: '5-3-5', faction: 'lunar', owner: 'lunar', hex: '1010' },
        second: { code: '5-3-4', faction: 'lunar', owner: 'lunar', hex: '1010' },
      },
    });
    t.state.frames.push({ kind: 'bat-debt', player: 1, left: 1 });
    expect(t.legal('sartar')).toEqual([
      { type: 'forfeit', hex: t.hex('1010'), depth: 0 },
      { type: 'forfeit', hex: t.hex('1010'), depth: 1 },
      { type: 'forfeit', hex: t.hex('1414'), depth: 0 },
    ]);
    expect(dragonPass.view(t.state, 'sartar').units.map(({ id }) => id)).toEqual([0, 1, 2]);
    const events = t.play('sartar', { type: 'forfeit', hex: t.hex('1010'), depth: 1 });
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('second'), reveals: true }]);
  });

  it('nobody sees where another player sets up until he is ready', () => {
    const state = dragonPass.setup('pass-1', {}, { d6: () => 3 });
    for (let i = 0; i < 5; i++) {
      const seat = dragonPass.decision(state)?.seats[0] ?? '';
      const deploy = dragonPass.legal(state, seat).find(({ type }) => type === 'deploy');
      const events = dragonPass.apply(state, seat, deploy!, { d6: () => 3 });
      const other = seat === 'lunar' ? 'sartar' : 'lunar';
      expect(eventsFor(events, other)).toEqual([]);
      expect(dragonPass.view(state, other).stacks).toEqual([]);
      expect(dragonPass.view(state, seat).stacks).toHaveLength(1);
    }
  });
});
