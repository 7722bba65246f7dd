import { describe, expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const RESTS = { red: '1614', green: '0330', brown: '4431', black: '2203' };

/** Sartar's alliance phase, with dragons that nobody has won yet. */
function parley<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const wild = (number: number): Piece => ({ type: 'dragons', number, owner: null, hex: 'off' });
  const own = {
    red: wild(0),
    green: wild(1),
    brown: wild(2),
    home: sartar('3-3-3', '3524', { faction: 'sartar' }),
    theirs: lunar('3-3-3', '0906', { faction: 'lunar' }),
  };
  return table<N | keyof typeof own>({
    scenario: 'pass-7',
    land: 'dragon-pass',
    active: 'sartar',
    phase: 'alliances',
    turn: 2,
    options: { screening: false },
    ...more,
    pieces: { ...pieces, ...own },
    state(state, hex) {
      state.diplomacy = NO_DIPLOMACY;
      more.state?.(state, hex);
    },
  });
}

const envoy = (hex: string): Piece => sartar('4-3-5', hex, { faction: 'sartar' });

describe('16.6.1 and 16.6.2 winning dragons', () => {
  it.each([
    ['red', RESTS.red],
    ['green', RESTS.green],
    ['brown', RESTS.brown],
  ] as const)(
    'DP-16.6.1-a DP-16.6.2-a: an emissary at its dragonrest wins the %s dragon, and there it is',
    (dragon, hex) => {
      const t = parley({ envoy: envoy(hex) });
      const events = t.play('sartar', { type: 'emissary', unit: t.id('envoy') }, 4);
      expect(eventsOf(events, 'alliance-won')).toMatchObject([
        { seat: 'sartar', people: `${dragon}-dragon` },
      ]);
      expect([t.at(dragon), t.unit(dragon).owner]).toEqual([hex, 1]);
      const others = (['red', 'green', 'brown'] as const).filter((name) => name !== dragon);
      expect(others.map((name) => t.at(name))).toEqual(['off', 'off']);
    },
  );

  it('DP-16.6.2-b: it flies 20 hexes and fights in the same player-turn', () => {
    const t = parley({ envoy: envoy(RESTS.red), foe: lunar('(1)-1-5', '1734') });
    t.play('sartar', { type: 'emissary', unit: t.id('envoy') }, 6);
    t.play('sartar', { type: 'end' });
    expect(t.decision()).toMatchObject({ kind: 'movement', seats: ['sartar'] });
    t.walk('sartar', 'red', ...Array.from({ length: 20 }, (_, i) => `16${15 + i}`));
    expect([t.at('red'), t.unit('red').did?.spent]).toEqual(['1634', 40]);
    const events = t.play('sartar', { type: 'end' });
    expect(eventsOf(events, 'dragonfought')).toHaveLength(1);
    expect([t.at('red'), t.at('foe')]).toEqual(['dead', 'dead']);
  });

  it('DP-16.6.2-d: of a 1 or 2 all who stand there die, and the dragon stays neutral', () => {
    for (const die of [1, 2]) {
      const five = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, envoy(RESTS.brown)]));
      const pieces: Record<string, Piece> = { envoy: envoy(RESTS.brown), ...five };
      const t = parley(pieces);
      const events = t.play('sartar', { type: 'emissary', unit: t.id('envoy') }, die);
      expect(eventsOf(events, 'eliminated')).toHaveLength(5);
      expect([t.at('brown'), t.unit('brown').owner]).toEqual(['off', -1]);
      expect(t.state.diplomacy?.allied).toEqual([]);
    }
    const later = parley({ envoy: envoy(RESTS.brown) }, { turn: 3 });
    expect(later.offers('sartar', { type: 'emissary' })).toBe(true);
  });

  it('DP-16.6.2-c: no emissary is heard at the black dragonrest', () => {
    const t = parley({
      envoy: envoy(RESTS.black),
      dragon: { type: 'black-dragon', owner: null, hex: 'off' },
    });
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('envoy') })).toBe('DP-14.2-a');
  });
});

describe('16.2 winning Cragspider', () => {
  const court = {
    cragspider: { owner: null, hex: 'off' },
    spirit: { type: 'cragspider-spirit', owner: null, hex: 'box' },
    dragon: { type: 'black-dragon', owner: null, hex: 'off' },
    t1: { type: 'dark-trolls', owner: null, hex: 'off' },
    t2: { type: 'dark-trolls', number: 1, owner: null, hex: 'off' },
    t3: { type: 'dark-trolls', number: 2, owner: null, hex: 'off' },
    k1: { type: 'trollkin', owner: null, hex: 'off' },
    k2: { type: 'trollkin', number: 1, owner: null, hex: 'off' },
  } satisfies Record<string, Piece>;
  const followers = ['t1', 't2', 't3', 'k1', 'k2'] as const;

  function claimed<N extends string>(pieces: Record<N, Piece>) {
    const t = parley<N | keyof typeof court>(
      { ...court, ...pieces },
      {
        state(state) {
          const gift = { turn: 1, player: 1, people: 'cragspider', points: 25, why: 'allotted' } as const;
          state.diplomacy = { ...NO_DIPLOMACY, ledger: [gift] };
        },
      },
    );
    return { t, events: t.play('sartar', { type: 'claim', people: 'cragspider' }) };
  }

  it('DP-16.2-g: her trolls, trollkin and the Black Dragon come with her', () => {
    const { t } = claimed({});
    expect(t.at('dragon')).toBe(RESTS.black);
    expect(t.decision()).toMatchObject({ kind: 'settle', seats: ['sartar'] });
    while (t.decision()?.kind === 'settle')
      t.play('sartar', t.legal('sartar').find(({ type }) => type === 'deploy') ?? { type: 'ready' });
    const { territory } = t.board().world.land;
    for (const name of ['cragspider', ...followers] as const) {
      expect([name, t.unit(name).owner, territory[t.unit(name).hex]]).toEqual([name, 1, 'cragspider']);
    }
    expect([t.at('spirit'), t.unit('spirit').owner]).toEqual(['box', 1]);
  });

  it('DP-16.6.1-a DP-16.6.1-b DP-16.2.2-b R-DPP-60: the Black Dragon destroys all enemies in its rest; heroes may escape', () => {
    const { t, events } = claimed({
      a: lunar('3-3-3', RESTS.black),
      b: lunar('3-3-3', RESTS.black),
      herd: { code: '1h-2-+2', owner: 'lunar', hex: RESTS.black },
      gold: lunar('X-2-0', RESTS.black, { treasure: true, kind: 'other' }),
      hero: lunar('(4!)-10-6', RESTS.black),
    });
    const lost = eventsOf(events, 'eliminated');
    expect(lost.map(({ unit }) => t.nameOf(unit)).sort()).toEqual(['a', 'b', 'gold', 'herd', 'hero']);
    expect(new Set(lost.map(({ clause }) => clause))).toEqual(new Set(['DP-16.6.1-b']));
    expect(t.state.escapes.map(({ unit }) => t.nameOf(unit))).toEqual(['hero']);
    expect(t.at('dragon')).toBe(RESTS.black);
  });

  it('DP-16.6.1-b: friends in the rest are safe', () => {
    const { t } = claimed({ friend: envoy(RESTS.black) });
    expect(t.stack('sartar', RESTS.black)).toEqual(['dragon', 'friend']);
  });

  it('DP-16.6.2-c: in that turn the Black Dragon does not leave her mountain', () => {
    const { t } = claimed({});
    while (t.decision()?.kind === 'settle')
      t.play('sartar', t.legal('sartar').find(({ type }) => type === 'deploy') ?? { type: 'ready' });
    t.play('sartar', { type: 'end' });
    const { grid, territory } = t.board().world.land;
    const steps = t.matching('sartar', { type: 'step', unit: t.id('dragon') });
    expect(steps.length).toBeGreaterThan(0);
    for (const action of steps) expect('to' in action ? territory[action.to] : null).toBe('cragspider');
    // From a hex on the border the next one outside is closed.
    const edge = [...grid.names.keys()].find(
      (hex) =>
        territory[hex] === 'cragspider' &&
        [...grid.neighbour.slice(hex * 6, hex * 6 + 6)].some(
          (next) => next >= 0 && territory[next] !== 'cragspider',
        ),
    );
    t.change('dragon').hex = edge ?? -1;
    const out = [...grid.neighbour.slice((edge ?? 0) * 6, (edge ?? 0) * 6 + 6)].find(
      (next) => next >= 0 && territory[next] !== 'cragspider',
    );
    expect(t.refusal('sartar', { type: 'step', unit: t.id('dragon'), to: out })).toBe('DP-16.6.2-c');
  });
});
