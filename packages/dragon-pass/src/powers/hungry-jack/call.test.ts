import { describe, expect, it } from 'vitest';
import { viewFor } from '../../game/view.ts';
import { callablesIn } from '../../report/powers/calls.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { dragon, dusk, jack } from './jack.fixture.ts';

const JACK = jack('lunar', '1010');

/** Hungry Jack calls the unit on top of a hex. */
const call = <N extends string>(t: ReturnType<typeof dusk<N>>, by: NoInfer<N>, hex: string, depth = 0) =>
  ({ type: 'call', by: t.id(by), hex: t.hex(hex), depth }) as const;

describe('16.10.2 the call', () => {
  it('DP-16.10.2-a: it is asked at the start of an enemy movement phase, and not after', () => {
    const t = dusk({ jack: JACK, a: sartar('3-3-5', '0202'), b: sartar('3-3-3', '2020') });
    expect(t.decision()).toMatchObject({
      kind: 'call',
      seats: ['lunar'],
      clause: 'DP-16.10.2-a',
    });
    expect(t.state.phase).toBe('movement');
    expect(t.refusal('sartar', { type: 'step', unit: t.id('a'), to: t.hex('0203') })).not.toBe(null);
    t.done();
    expect(t.decision()).toMatchObject({ kind: 'movement', seats: ['sartar'] });
    t.walk('sartar', 'a', '0203');
    expect(t.refusal('lunar', call(t, 'jack', '2020'))).not.toBe(null);
  });

  it('DP-16.10.2-a: not in its own player’s turn, not once disrupted, gone or never brought', () => {
    const kinds = [jack('sartar', '1010'), jack('lunar', 'dead'), jack(null, 'off')].map(
      (one) => dusk({ jack: one, a: sartar('3-3-5', '0202') }).decision()?.kind,
    );
    expect(kinds).toEqual(Array(3).fill('movement'));
    const shaken = dusk(
      { jack: jack('lunar', '1010', { down: true }), a: sartar('3-3-5', '0202') },
      {
        state: (state) => {
          state.units[0] = { ...state.units[0]!, shaken: true };
        },
      },
    );
    expect(shaken.decision()?.kind).toBe('movement');
  });

  it('DP-16.10.2-a: a place without a unit, or one named before, cannot be named', () => {
    const t = dusk({ jack: JACK, a: sartar('3-3-5', '0202'), own: lunar('3-3-3', '0505') });
    expect(t.refusal('lunar', call(t, 'jack', '0303'))).toBe('DP-16.10.2-a');
    expect(t.refusal('lunar', call(t, 'jack', '0202', 1))).toBe('DP-16.10.2-a');
    expect(t.refusal('lunar', call(t, 'jack', '0505'))).toBe('DP-16.10.2-a');
  });

  it('DP-16.10.2-b: neither dragons and superheroes nor anybody with them', () => {
    const t = dusk({
      jack: JACK,
      foot: sartar('3-3-3', '0202'),
      harrek: { type: 'harrek', owner: 'sartar', hex: '0202' },
      dragon: dragon('sartar', '0404'),
      with: sartar('3-3-3', '0404'),
      alone: sartar('3-3-3', '0606'),
    });
    const refusals = ['0202', '0404', '0606'].map((hex) => t.refusal('lunar', call(t, 'jack', hex)));
    expect(refusals).toEqual(['DP-16.10.2-b', 'DP-16.10.2-b', null]);
    expect(t.refusal('lunar', call(t, 'jack', '0202', 1))).toBe('DP-16.10.2-b');
    const nobody = dusk({ jack: JACK, harrek: { type: 'harrek', owner: 'sartar', hex: '0202' } });
    expect(nobody.decision()?.kind).toBe('movement');
  });

  it('DP-16.10.2-c: a covered unit is called by its place, and known once it moves', () => {
    const t = dusk(
      {
        jack: JACK,
        top: sartar('3-3-3', '0707'),
        second: sartar('4-4-3', '0707'),
        third: sartar('3-3-3', '0707'),
      },
      {
        options: { screening: true },
        state: (state) => {
          state.disclosed = [0];
        },
      },
    );
    const knows = () => viewFor(t.state, 'lunar').units.some(({ id }) => id === t.id('second'));
    const told = t.play('lunar', call(t, 'jack', '0707', 1));
    expect(eventsOf(told, 'called')).toMatchObject([{ unit: -1, hex: '0707', depth: 1 }]);
    expect(t.decision()).toMatchObject({ kind: 'drawn', seats: ['sartar'] });
    expect(viewFor(t.state, 'lunar').frames).toMatchObject([{ kind: 'drawn', units: [] }]);
    expect(knows()).toBe(false);
    const [first] = t.legal('sartar');
    const events = t.play('sartar', first!);
    expect(eventsOf(events, 'drawn-out')).toMatchObject([
      { unit: t.id('second'), from: '0707', reveals: true },
    ]);
    expect(knows()).toBe(true);
  });

  it('DP-16.10.2-b DP-16.10.2-c: a call into a stack with a hidden superhero is lost, and tells no more', () => {
    const at = (hidden: Piece) =>
      dusk(
        { jack: JACK, top: sartar('3-3-0', '1005'), low: hidden },
        {
          options: { screening: true },
          state: (state) => {
            state.disclosed = [0];
          },
        },
      );
    const [hero, stone] = [
      at({ type: 'harrek', owner: 'sartar', hex: '1005' }),
      // Nobody there can move: it stays as well.
      at(sartar('3-3-0', '1005', { faction: 'sartar' })),
    ];
    for (const t of [hero, stone]) {
      expect(t.refusal('lunar', call(t, 'jack', '1005', 1))).toBe(null);
      const events = t.play('lunar', call(t, 'jack', '1005', 1));
      expect(eventsOf(events, 'call-unheeded')).toMatchObject([{ hex: '1005', depth: 1 }]);
      expect(t.decision()?.kind).toBe('movement');
      expect(viewFor(t.state, 'lunar').units.some(({ id }) => id === t.id('low'))).toBe(false);
    }
  });

  it('DP-16.10.2-c R-DP-74: what is foreseen and seen of a call does not tell a hidden superhero from others', () => {
    const ring = { ground: { lake: ['0909', '0910', '1009', '1109', '1110', '1011'] } };
    const at = (hidden: Piece, land: Setting<string>['land']) => {
      const pieces = { jack: JACK, top: sartar('3-3-5', '1008'), low: hidden, far: sartar('3-3-3', '2020') };
      const t = dusk(pieces, {
        options: { screening: true },
        land: land ?? {},
        state: (state) => {
          state.disclosed = [0];
        },
      });
      const named = call(t, 'jack', '1008', 1);
      const foreseen = [t.odds('lunar', named), dragonPass.rollAtOnce(t.state, 'lunar', named)];
      if (land) t.play('lunar', named);
      return { foreseen, stacks: viewFor(t.state, 'lunar').stacks };
    };
    const harrek: Piece = { type: 'harrek', owner: 'sartar', hex: '1008' };
    const foot: Piece = { type: 'foot-militia', owner: 'sartar', hex: '1008' };
    for (const land of [ring, undefined]) expect(at(harrek, land)).toEqual(at(foot, land));
    expect(at(foot, undefined).foreseen).toEqual([[], 'unknown']);
  });

  /** Approaches by the first way there is, until the unit is done. */
  function follow<N extends string>(t: ReturnType<typeof dusk<N>>, ...dice: number[]): void {
    while (t.decision()?.kind === 'drawn') {
      const [first, second] = t.legal('sartar');
      t.play('sartar', first!, ...(second === undefined ? dice : []));
    }
  }

  it('DP-16.10.2-d: over clear ground it comes as much nearer as it has points', () => {
    const t = dusk({ jack: JACK, a: sartar('3-3-5', '1001'), b: sartar('3-3-3', '2020') });
    // Straight above: one way only, so that nobody need be asked.
    t.play('lunar', call(t, 'jack', '1001'));
    follow(t);
    expect(t.at('a')).toBe('1006');
    expect(t.unit('a').did).toMatchObject({ held: 'DP-16.10.2-d' });
    expect(t.refusal('sartar', { type: 'step', unit: t.id('a'), to: t.hex('1005') })).toBe('DP-16.10.2-d');
  });

  it('DP-16.10.2-d: a zone of control stops it', () => {
    const t = dusk({
      jack: JACK,
      a: sartar('3-3-5', '1001'),
      guard: lunar('3-3-3', '1104'),
      b: sartar('3-3-3', '2020'),
    });
    t.play('lunar', call(t, 'jack', '1001'));
    follow(t);
    expect(t.at('a')).toBe('1003');
  });

  it('DP-16.10.2-d: each hex must be nearer, nothing else moves before, and it may not stop early', () => {
    const t = dusk({ jack: JACK, a: sartar('3-3-5', '0402'), b: sartar('3-3-5', '2020') });
    t.play('lunar', call(t, 'jack', '0402'));
    expect(t.decision()).toMatchObject({ kind: 'drawn', seats: ['sartar'], clause: 'DP-16.10.2-d' });
    const refusal = (unit: 'a' | 'b', to: string) =>
      t.refusal('sartar', { type: 'approach', unit: t.id(unit), to: t.hex(to) });
    expect([refusal('a', '0401'), refusal('a', '0302'), refusal('b', '2019'), refusal('a', '0503')]).toEqual([
      'DP-16.10.2-d',
      'DP-16.10.2-d',
      'DP-16.10.2-d',
      null,
    ]);
    for (const action of [
      { type: 'end' },
      { type: 'done' },
      { type: 'step', unit: t.id('b'), to: t.hex('2019') },
    ])
      expect(t.refusal('sartar', action)).toBe('DP-16.10.2-d');
    follow(t);
    // Eight hexes away at first: three are left.
    expect(t.decision()?.kind).toBe('movement');
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
  });

  it('R-DPP-82: what can come no nearer stays', () => {
    const lake = { ground: { lake: ['0909', '0910', '1009', '1109', '1110', '1011'] } };
    const t = dusk({ jack: JACK, a: sartar('3-3-5', '1008'), b: sartar('3-3-3', '2020') }, { land: lake });
    const events = t.play('lunar', call(t, 'jack', '1008'));
    expect(eventsOf(events, 'call-unheeded')).toHaveLength(1);
    expect(t.refusal('sartar', { type: 'step', unit: t.id('a'), to: t.hex('1007') })).toBe('DP-16.10.2-d');
  });

  it('R-DPP-85: frozen cavalry is called in vain', () => {
    const t = dusk(
      {
        jack: JACK,
        horse: { type: 'mounted-militia', owner: 'sartar', hex: '1001' },
        b: sartar('3-3-3', '2020'),
      },
      {
        state: (state) => {
          state.frozen = true;
          state.used.push('freeze');
        },
      },
    );
    t.play('lunar', call(t, 'jack', '1001'));
    expect(t.at('horse')).toBe('1001');
    expect(t.refusal('sartar', { type: 'step', unit: t.id('horse'), to: t.hex('1002') })).toBe('DP-16.12-c');
  });
});

describe('16.10.2 magicians who help', () => {
  const helper = (name: string): Record<string, Piece> => ({
    [name]: lunar('3-5-3-5', '1010'),
    [`${name}'s spirit`]: lunar('X-5-X-5', 'box', { of: name }),
  });
  const host: Record<string, Piece> = {
    jack: JACK,
    ...helper('m1'),
    ...helper('m2'),
    ...helper('m3'),
    foot: lunar('3-3-3', '1010'),
    a: sartar('3-3-5', '1001'),
    b: sartar('3-3-5', '1101'),
    c: sartar('3-3-5', '0901'),
    d: sartar('3-3-5', '1201'),
  };
  const helped = (more: Partial<Setting<string>> = {}) => dusk<string>(host, more);

  it('DP-16.10.2-e: two of them at most, each for one more unit, after Hungry Jack itself', () => {
    const t = helped();
    expect(t.refusal('lunar', call(t, 'm1', '1001'))).toBe('DP-16.10.2-e');
    t.play('lunar', call(t, 'jack', '1001'));
    expect(t.refusal('lunar', call(t, 'foot', '1101'))).toBe('DP-16.10.2-e');
    expect(t.refusal('lunar', call(t, 'jack', '1101'))).toBe('DP-16.10.2-a');
    expect(t.refusal('lunar', call(t, 'm1', '1001'))).toBe('DP-16.10.2-a');
    t.play('lunar', call(t, 'm1', '1101'));
    t.play('lunar', call(t, 'm2', '0901'));
    expect(t.decision()).toMatchObject({ kind: 'drawn', seats: ['sartar'] });
    expect(t.state.frames).toMatchObject([{ units: [t.id('a'), t.id('b'), t.id('c')] }]);
    expect(t.state.jack?.callers).toEqual([t.id('jack'), t.id('m1'), t.id('m2')]);
  });

  it('DP-16.10.2-e: none need help', () => {
    const t = helped();
    t.play('lunar', call(t, 'jack', '1001'));
    t.play('lunar', { type: 'done' });
    expect(t.state.jack?.callers).toEqual([t.id('jack')]);
  });

  it('DP-16.10.2-f: whose spirit supports, or was at work in this game-turn, may not help', () => {
    const supporting = helped();
    supporting.change("m1's spirit").hex = supporting.hex('0505');
    supporting.play('lunar', call(supporting, 'jack', '1001'));
    expect(supporting.refusal('lunar', call(supporting, 'm1', '1101'))).toBe('DP-16.10.2-f');
    expect(supporting.refusal('lunar', call(supporting, 'm2', '1101'))).toBe(null);
    const worked = helped({
      state: (state) => {
        state.jack = { fetching: [], callers: [], worked: [2] };
      },
    });
    worked.play('lunar', call(worked, 'jack', '1001'));
    expect(worked.refusal('lunar', call(worked, 'm1', '1101'))).toBe('DP-16.10.2-f');
  });

  it('DP-16.10.2-f: spirits sent in its owner’s turn are remembered until the game-turn ends', () => {
    const t = table<string>({
      phase: 'commit',
      turn: 3,
      options: { screening: false },
      pieces: { ...host, near: sartar('3-3-3', '1014') },
    });
    t.play('lunar', { type: 'commit', unit: t.id("m1's spirit"), hex: t.hex('1014') });
    t.play('lunar', { type: 'end' });
    expect(t.state.jack?.worked).toEqual([t.id("m1's spirit")]);
    const support = table<string>({ phase: 'support', turn: 3, options: { screening: false }, pieces: host });
    support.play('lunar', { type: 'support', unit: support.id("m2's spirit"), hex: support.hex('1010') });
    support.play('lunar', { type: 'end' });
    expect(support.decision()?.kind).toBe('call');
    expect(support.state.jack?.worked).toEqual([support.id("m2's spirit")]);
    support.play('lunar', call(support, 'jack', '1001'));
    expect(support.refusal('lunar', call(support, 'm2', '1101'))).toBe('DP-16.10.2-f');
  });

  it('DP-16.10.2-f: who has helped sends no spirit in the same game-turn', () => {
    // Lunar moves second: its combat comes after Sartar's movement.
    const t = table<string>({
      seats: ['sartar', 'lunar'],
      active: 'lunar',
      phase: 'commit',
      turn: 3,
      options: { screening: false },
      pieces: { ...host, near: sartar('3-3-3', '1014') },
      state: (state) => {
        state.jack = { fetching: [], callers: [0, 1], worked: [] };
      },
    });
    const send = (name: string) =>
      t.refusal('lunar', { type: 'commit', unit: t.id(name), hex: t.hex('1014') });
    expect([send("m1's spirit"), send("m2's spirit")]).toEqual(['DP-16.10.2-f', null]);
    expect(t.matching('lunar', { type: 'commit', unit: t.id("m1's spirit") })).toEqual([]);
    const support = table<string>({
      seats: ['sartar', 'lunar'],
      active: 'lunar',
      phase: 'support',
      pieces: host,
      state: (state) => {
        state.jack = { fetching: [], callers: [0, 1], worked: [] };
      },
    });
    const hex = support.hex('1010');
    expect(support.refusal('lunar', { type: 'support', unit: support.id("m1's spirit"), hex })).toBe(
      'DP-16.10.2-f',
    );
    expect(support.refusal('lunar', { type: 'support', unit: support.id("m2's spirit"), hex })).toBe(null);
  });

  it('DP-16.10.2-e: a new game-turn, new calls', () => {
    const t = table<string>({
      seats: ['lunar', 'sartar'],
      active: 'sartar',
      phase: 'support',
      turn: 3,
      options: { screening: false },
      pieces: host,
      state: (state) => {
        state.jack = { fetching: [], callers: [0, 1], worked: [2] };
      },
    });
    t.play('sartar', { type: 'end' });
    expect(t.state.jack).toBeUndefined();
  });
});

describe('the callable units, as the caller knows them', () => {
  it('DP-16.10.2-g: how near each can come and what awaits it there', () => {
    const t = dusk({
      jack: JACK,
      near: sartar('3-3-3', '1008'),
      gunda: { type: 'gunda', owner: 'sartar', hex: '1307' },
      far: sartar('3-3-3', '1002'),
      harrek: { type: 'harrek', owner: 'sartar', hex: '0202' },
      stone: sartar('3-3-0', '1012'),
    });
    const seen = callablesIn(viewFor(t.state, 'lunar'), 0).map(({ unit, nearest, odds }) => [
      t.nameOf(unit ?? -1),
      nearest,
      odds?.results.map(({ result }) => result),
    ]);
    expect(Object.fromEntries(seen.map(([name, ...rest]) => [name, rest]))).toEqual({
      near: [1, ['spared', 'devoured']],
      gunda: [1, ['spared', 'jack-slain', 'devoured']],
      far: [5, undefined],
      stone: [2, undefined],
    });
    expect(callablesIn(viewFor(t.state, 'sartar'), 1)).toEqual([]);
  });

  it('DP-16.10.2-c: of covered units only their places', () => {
    const t = dusk(
      { jack: JACK, top: sartar('3-3-3', '1005'), low: { type: 'harrek', owner: 'sartar', hex: '1005' } },
      {
        options: { screening: true },
        state: (state) => {
          state.disclosed = [0];
        },
      },
    );
    expect(callablesIn(viewFor(t.state, 'lunar'), 0)).toEqual([
      { hex: t.hex('1005'), depth: 0, unit: t.id('top'), nearest: 2, odds: null },
      { hex: t.hex('1005'), depth: 1, unit: null, nearest: null, odds: null },
    ]);
  });
});
