import { describe, expect, it } from 'vitest';
import { isActive, isInactive } from '../core/board.ts';
import { dragonPass } from '../testing/by-index.ts';
import { passUntil } from '../testing/opening.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';
import { costs, neutral, north, refuse, spent, stop, trek } from '../testing/trek.ts';

describe('moving units', () => {
  it('DP-6-a: each unit moves or stays on its own', () => {
    const t = table({ pieces: { horse: lunar('4-3-5', '1010'), foot: lunar('3-3-3', '1010') } });
    t.walk('lunar', 'horse', ...north(3));
    expect([t.at('horse'), t.at('foot')]).toEqual(['1007', '1010']);
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-2-f, DP-6-a: only units of the player whose turn it is move, and only in his movement phase', () => {
    const t = table({ pieces: { mine: lunar('4-3-5', '1010'), his: sartar('4-3-5', '1515') } });
    expect(refuse(t, 'lunar', 'his', '1514')).toBe('DP-2-f');
    expect(refuse(t, 'sartar', 'his', '1514')).toBe('K-SEAT');
    const fight = table({
      phase: 'battles',
      pieces: { mine: lunar('4-3-5', '1010'), his: sartar('4-3-5', '1009') },
    });
    expect(refuse(fight, 'lunar', 'mine', '1011')).toBe('DP-6-a');
  });

  it('DP-6-b: what is not spent is lost', () => {
    const t = trek('4-3-5');
    costs(t, ...north(3));
    passUntil(t.state, ({ turn }) => turn === 2);
    expect(costs(t, '1006', '1005', '1004', '1003', '1002')).toEqual([1, 1, 1, 1, 1]);
    expect(stop(t, '1001')).toBe('DP-6-b');
  });

  it('DP-6-b: a step that is too dear says what its unit has and has spent, and nothing of others', () => {
    const t = trek('4-3-5');
    costs(t, ...north(5));
    const why = (piece: 'it' | 'far', to: string) =>
      dragonPass.explain(t.state, 'lunar', { type: 'step', unit: t.id(piece), to: t.hex(to) });
    expect(why('it', '1004')).toEqual({
      ok: false,
      refusal: { clause: 'DP-6-b', facts: { mp: 5, spent: 5 } },
    });
    expect(why('far', '2019')).toEqual({ ok: false, refusal: { clause: 'DP-2-f' } });
  });

  it('DP-6-c: one hex can always be moved, whatever it costs, but then no other', () => {
    const t = trek('3-3-3', { ground: { mountain: ['1009'] } }, { back: '2-2-2', down: true });
    expect(costs(t, '1009')).toEqual([3]);
    expect(stop(t, '1008')).toBe('DP-6-c');
    const second = trek('3-3-2', { ground: { mountain: ['1008'] } });
    costs(second, '1009');
    expect(stop(second, '1008')).toBe('DP-6-b');
  });

  it('DP-6-d: every hex is next to the one before', () => {
    const t = trek('4-3-5');
    expect(stop(t, '1008')).toBe('DP-6-d');
    expect(stop(t, '1010')).toBe('DP-6-d');
    expect(costs(t, '1009', '1008')).toEqual([1, 1]);
  });

  it('DP-6-e: the one hex lifts no other ban', () => {
    const t = table({
      land: { ground: { mountain: ['1009'] } },
      pieces: { it: lunar('3-3-2', '1010'), east: sartar('3-3-3', '1110'), other: lunar('3-3-3', '0101') },
    });
    expect(refuse(t, 'lunar', 'it', '1009')).toBe('DP-6.5.1-c');
    const jack = table({
      pieces: { jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' }, other: lunar('3-3-3', '0101') },
    });
    expect(refuse(jack, 'lunar', 'jack', '1009')).toBe('DP-6.7-a');
  });

  it('DP-3.2.3-a: home hexes of minor independents are entered like any other', () => {
    const t = table({
      land: 'dragon-pass',
      pieces: { it: lunar('4-3-5', '2801'), other: lunar('3-3-3', '0110') },
    });
    expect(spent(t.walk('lunar', 'it', '2802', '2803')).length).toBe(2);
  });

  it('DP-6.2.1-a: spirits and agents of magicians do not move', () => {
    const t = table({
      pieces: { spirit: lunar('X-5-X-5', '1010', { of: 'm' }), m: lunar('5-5-5-5', '1012') },
    });
    expect(refuse(t, 'lunar', 'spirit', '1009')).toBe('DP-6.2.1-a');
    expect(t.offers('lunar', { type: 'step', unit: t.id('spirit') })).toBe(false);
  });

  it('DP-6.2.1-b: supporting spirits go home when the movement phase of their owner begins', () => {
    const t = table({
      active: 'sartar',
      phase: 'movement',
      pieces: {
        spirit: lunar('X-4-X-5', '1010', { of: 'm' }),
        m: lunar('5-5-5-5', '1010'),
        his: sartar('3-3-3', '0303'),
      },
    });
    expect(t.at('spirit')).toBe('1010');
    passUntil(t.state, ({ active, phase }) => active === 0 && phase === 'movement');
    expect(t.at('spirit')).toBe('box');
  });

  it('DP-18.5.4-b: nobody moves into the lands of independents, nor flies over them', () => {
    const t = table({
      scenario: 'pass-5',
      land: 'dragon-pass',
      pieces: {
        horse: lunar('4-3-5', '0812'),
        bird: lunar('3-5-10', '0814', { flies: true }),
        newt: lunar('3-3-3', '1314'),
        far: sartar('3-3-3', '4030'),
      },
    });
    const closed = t.matching('lunar', { type: 'step', unit: t.id('newt') });
    expect(closed.some((action) => action.type === 'step' && action.to === t.hex('1315'))).toBe(false);
    expect(refuse(t, 'lunar', 'newt', '1315')).toBe('DP-18.5.4-b');
    const { territory, grid } = t.board().world.land;
    const flights = t.matching('lunar', { type: 'step', unit: t.id('bird') });
    expect(flights).toHaveLength(3);
    for (const action of flights)
      if (action.type === 'step') expect(territory[action.to], grid.names[action.to]).toBe('neutral');
  });

  it('DP-18.6.4-b: nobody moves into Sartar in scenario 6', () => {
    const t = table({
      scenario: 'pass-6',
      seats: ['lunar', 'independents'],
      land: 'dragon-pass',
      pieces: { it: lunar('4-3-5', '2626'), other: lunar('3-3-3', '0404') },
    });
    const border = t.board().world.land.grid.names.find((_, hex) => {
      const { territory, grid } = t.board().world.land;
      return (
        territory[hex] === 'neutral' &&
        [0, 1, 2, 3, 4, 5].some((side) => territory[grid.neighbour[hex * 6 + side] ?? 0] === 'sartar-outer')
      );
    });
    t.change('it').hex = t.hex(border ?? '');
    const { territory, grid } = t.board().world.land;
    const side = [0, 1, 2, 3, 4, 5].find(
      (direction) => territory[grid.neighbour[t.hex(border ?? '') * 6 + direction] ?? 0] === 'sartar-outer',
    );
    const into = grid.neighbour[t.hex(border ?? '') * 6 + (side ?? 0)] ?? 0;
    expect(t.refusal('lunar', { type: 'step', unit: 0, to: into })).toBe('DP-18.6.4-b');
  });
});

describe('hexes nobody enters or ends in', () => {
  it('DP-6.3-a, DP-5.1-a: a hex with any unit of another player is closed, also a lone spirit or hero', () => {
    for (const code of ['X-5-X-5', '(4!)-10-6', '3-3-3']) {
      const t = table({
        pieces: {
          it: lunar('4-3-5', '1011'),
          his: sartar(code, '1010', { of: 'm' }),
          m: sartar('5-5-5-5', '0505'),
        },
      });
      expect(refuse(t, 'lunar', 'it', '1010'), code).toBe('DP-6.3-a');
    }
  });

  it('DP-6.3-c: a disrupted unit next to an enemy has to move clear if it can', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-3', down: true }),
        his: sartar('3-3-3', '1009'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-c');
    // The refusal names who must still move, and where.
    expect(dragonPass.explain(t.state, 'lunar', { type: 'end' })).toMatchObject({
      refusal: { facts: { units: [t.id('it')], hexes: ['1010'] } },
    });
    t.walk('lunar', 'it', '1011');
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-6.3-d: it may stay if there is nowhere clear to go', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-1', down: true }),
        east: sartar('3-3-3', '1110'),
        south: sartar('3-3-3', '1012'),
        west: sartar('3-3-3', '0810'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-6.3-e: a disrupted unit that stands clear does not end next to an enemy', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1012', { back: '2-2-2', down: true }),
        his: sartar('3-3-3', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1011')).toBe('DP-6.3-c');
    expect(refuse(t, 'lunar', 'it', '1013')).toBeNull();
  });

  it('DP-6.3-f: a hero without a zone of control counts as well', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-3', down: true }),
        hero: sartar('(4!)-10-6', '1009'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-c');
  });
});

describe('neutral units', () => {
  it('DP-6.4-a, DP-2-g: hexes with neutral units alone are entered and passed through; they exert nothing', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1010'), herd: neutral('1h-2-+2', '1009'), other: lunar('3-3-3', '0101') },
    });
    expect(spent(t.walk('lunar', 'it', '1009', '1008'))).toEqual([1, 1]);
    for (const active of [0, 1]) {
      t.state.active = active;
      expect([isActive(t.board(), t.id('herd')), isInactive(t.board(), t.id('herd'))]).toEqual([
        false,
        false,
      ]);
    }
  });

  it('DP-6.4-b: a neutral herd is nobody’s while the phase lasts and does not move', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1010'), herd: neutral('1h-2-+2', '1009'), other: lunar('3-3-3', '0101') },
    });
    t.walk('lunar', 'it', '1009');
    expect(t.unit('herd').owner).toBe(-1);
    expect(refuse(t, 'lunar', 'herd', '1008')).toBe('DP-2-f');
  });
});
