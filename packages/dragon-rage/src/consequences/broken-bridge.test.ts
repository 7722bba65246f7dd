import { describe, expect, test } from 'vitest';
import type { State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

const other = piece('INF', 'defender', '2010');
const invader = piece('ORC', 'invader', '0501');

const stageOf = (state: State, hex: number): string | null =>
  state.bridges.find((bridge) => bridge.hex === hex)?.stage ?? null;

describe('monsters on bridges', () => {
  const dragon = { ...piece('DRAGON', 'invader', '1405'), facing: 'S' } as const;

  test('DR-2.5.7.2-a a bound onto a wooden bridge breaks it under the dragon', () => {
    const t = table({ map: 'esirien', phase: 2, pieces: { dragon, invader, other } });
    const events = t.play('invader', { type: 'bound', unit: 0, to: '1407' });
    expect(eventsOf(events, 'bridge-broken')).toMatchObject([{ hex: '1407', unit: 0 }]);
    expect([t.at('dragon'), stageOf(t.state, t.hex('1407'))]).toEqual(['1407', 'broken']);
  });

  test('DR-2.5.7.2-a a landing breaks it as well, whatever monster lands', () => {
    for (const type of ['DRAGON', 'YDRAGON', 'ROC'] as const) {
      const flyer = { ...piece(type, 'invader', '1405'), facing: 'S', aloft: true } as const;
      const t = table({ map: 'esirien', phase: 2, pieces: { flyer, invader, other } });
      t.play('invader', { type: 'fly', unit: 0, route: ['1406', '1407'], facing: 'S', land: true });
      expect(stageOf(t.state, t.hex('1407'))).toBe('broken');
    }
  });

  test('DR-2.5.7.2-b who does not leave in his next movement phase falls and dies', () => {
    const t = table({ map: 'esirien', phase: 2, pieces: { dragon, invader, other } });
    t.play('invader', { type: 'bound', unit: 0, to: '1407' });
    t.play('invader', { type: 'end' });
    expect(t.at('dragon')).toBe('1407');
    while (t.state.turn === 1)
      t.play(t.legal('defender').length > 0 ? 'defender' : 'invader', { type: 'end' });
    expect([t.state.phase, t.at('dragon')]).toEqual([2, '1407']);
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 0, clause: 'DR-2.5.7.2-b' }]);
    expect([t.at('dragon'), stageOf(t.state, t.hex('1407'))]).toEqual(['dead', 'burned']);
    expect(t.state.carcasses).toEqual([]);
  });

  test('DR-2.5.7.2-b who leaves lives, and the bridge is gone', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      turn: 2,
      pieces: { dragon: { ...dragon, hex: '1407' }, invader, other },
      state: (state, hex) => {
        state.bridges = [{ hex: hex('1407'), stage: 'broken', unit: 0, turn: 1 }];
      },
    });
    t.play('invader', { type: 'bound', unit: 0, to: '1410' });
    expect([t.at('dragon'), stageOf(t.state, t.hex('1407'))]).toEqual(['1410', 'burned']);
    t.play('invader', { type: 'end' });
    expect(t.at('dragon')).toBe('1410');
  });

  test('DR-2.5.7.2-c walking or slithering onto it does no harm', () => {
    const corrections = {
      hexes: { '1009': { terrain: 'bridge' as const, bridge: 'wood' as const, access: ['1010', '1008'] } },
    };
    const walking = { ...piece('DRAGON', 'invader', '1010'), facing: 'N' } as const;
    const t = table({ phase: 2, corrections, pieces: { walking, invader, other } });
    t.play('invader', walk(0, '1009'));
    expect([t.at('walking'), t.state.bridges.length]).toEqual(['1009', 0]);
    const legless = { ...walking, hp: { legs: [0, 0, 0, 0] } };
    const crawl = table({ phase: 2, corrections, pieces: { legless, invader, other } });
    crawl.play('invader', { type: 'slither', unit: 0, to: '1009' });
    expect([crawl.at('legless'), crawl.state.bridges.length]).toEqual(['1009', 0]);
  });

  test('DR-2.5.7.2-d nobody enters a broken bridge, and who is still on it when it goes drowns', () => {
    const broken = (state: State, hex: (name: string) => number) => {
      state.bridges = [{ hex: hex('1407'), stage: 'broken', unit: 0, turn: 1 }];
    };
    const pieces = {
      dragon: { ...dragon, hex: '1407' },
      hero: piece('HERO', 'defender', '1407'),
      inf: piece('INF', 'defender', '1307'),
      orc: piece('OHERO', 'defender', '1508'),
      invader,
    };
    const entering = table({ map: 'esirien', phase: 7, pieces, state: broken });
    expect(entering.refusal('defender', walk(entering.id('orc'), '1407'))).toBe('DR-2.5.7.2-d');
    expect(entering.refusal('defender', walk(entering.id('inf'), '1407'))).toBe('DR-2.5.7.2-d');
    expect(entering.refusal('defender', walk(entering.id('hero'), '1508'))).toBeNull();
    const leaving = table({ map: 'esirien', phase: 2, turn: 2, pieces, state: broken });
    leaving.play('invader', { type: 'bound', unit: 0, to: '1410' });
    expect([leaving.at('hero'), leaving.unit('hero').wounded]).toEqual(['dead', false]);
  });

  test('DR-2.5.7.1-b a dragon on a bridge that is pulled down goes with it', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { inf: piece('INF', 'defender', '1407'), dragon: { ...dragon, hex: '1407' }, invader, other },
      state: (state, hex) => {
        state.bridges = [{ hex: hex('1407'), stage: 'marked', unit: 0, turn: 1 }];
      },
    });
    t.play('defender', walk(0, '1508'));
    expect([t.at('inf'), t.at('dragon'), t.state.carcasses]).toEqual(['1508', 'dead', []]);
  });

  test('DR-2.5.7.3-a a tyrannosaur falls through a wooden bridge, with a unit it was overrunning; stone bears it', () => {
    const corrections = (bridge: 'wood' | 'stone') => ({
      hexes: { '1009': { terrain: 'bridge' as const, bridge, access: ['1010', '1008'] } },
    });
    const pieces = {
      trex: piece('TREX', 'invader', '1010'),
      inf: piece('INF', 'defender', '1009'),
      invader,
      other,
    };
    const wood = table({ phase: 2, corrections: corrections('wood'), pieces });
    const events = wood.play('invader', walk(0, '1009'));
    expect([wood.at('trex'), wood.at('inf')]).toEqual(['dead', 'dead']);
    expect(eventsOf(events, 'destroyed').map((event) => event.clause)).toEqual([
      'DR-2.5.7.3-a',
      'DR-2.5.7.3-a',
    ]);
    expect(stageOf(wood.state, wood.hex('1009'))).toBe('burned');
    expect(wood.offers('invader', { type: 'end' })).toBe(true);
    const stone = table({
      phase: 2,
      corrections: corrections('stone'),
      pieces: { trex: pieces.trex, invader },
    });
    stone.play('invader', walk(0, '1009'));
    expect([stone.at('trex'), stone.state.bridges.length]).toEqual(['1009', 0]);
  });
});
