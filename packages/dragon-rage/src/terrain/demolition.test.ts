import { describe, expect, test } from 'vitest';
import type { State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const demolish = (unit: number) => ({ type: 'demolish', unit }) as const;
const other = piece('INF', 'defender', '2010');
const invader = piece('ORC', 'invader', '0501');

const stageOf = (state: State, hex: number): string | null =>
  state.bridges.find((bridge) => bridge.hex === hex)?.stage ?? null;

/** A defending unit that has just come onto 1407, in its melee phase; `more` keeps the phase open. */
const onBridge = (type: UnitTypeId, hex = '1407', more: Record<string, Piece> = {}) =>
  table<string>({
    map: 'esirien',
    phase: 7,
    pieces: {
      unit: piece(type, 'defender', hex === '1410' ? '1310' : hex === '1407' ? '1307' : '1313'),
      fighter: piece('INF', 'defender', '0404'),
      foe: piece('ORC', 'invader', '0405'),
      ...more,
    },
  });

/** Walks it onto the bridge and goes on to the melee phase. */
function stepOn(t: ReturnType<typeof onBridge>, hex = '1407'): void {
  t.play('defender', walk(0, hex));
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(9);
}

const marked = (state: State, hex: (name: string) => number) => {
  state.bridges = [{ hex: hex('1407'), stage: 'marked', unit: 0, turn: 1 }];
};

describe('bridges that can be destroyed', () => {
  test('DR-2.5.7-a the wooden ones', () => {
    for (const hex of ['1407', '1413']) {
      const t = onBridge('INF', hex);
      stepOn(t, hex);
      expect(t.offers('defender', demolish(0))).toBe(true);
    }
    for (const [from, hex] of [
      ['0302', '0402'],
      ['0903', '1002'],
      ['2208', '2108'],
      ['2312', '2211'],
      ['1915', '1914'],
      ['2312', '2412'],
    ]) {
      const t = table({
        map: 'nurkott',
        phase: 2,
        pieces: {
          inf: piece('INF', 'invader', from),
          fighter: piece('INF', 'invader', '1406'),
          foe: piece('ORC', 'defender', '1407'),
        },
      });
      t.play('invader', walk(0, hex));
      t.play('invader', { type: 'end' });
      expect(t.refusal('invader', demolish(0))).toBeNull();
    }
  });

  test('DR-2.5.7-b the stone ones never', () => {
    const t = onBridge('INF', '1410');
    stepOn(t, '1410');
    expect(t.refusal('defender', demolish(0))).toBe('DR-2.5.7-b');
    expect(t.offers('defender', { type: 'demolish' })).toBe(false);
    const roc = { ...piece('DRAGON', 'invader', '1408'), facing: 'S', aloft: true } as const;
    const landing = table({ map: 'esirien', phase: 2, pieces: { roc, invader } });
    landing.play('invader', { type: 'fly', unit: 0, route: ['1409', '1410'], facing: 'S', land: true });
    expect(landing.at('roc')).toBe('1410');
    expect(landing.state.bridges).toEqual([]);
  });
});

describe('demolition by troops', () => {
  test('DR-2.5.7.1-a troops that came onto the bridge and do not attack mark it at the end of the player-turn', () => {
    const t = onBridge('INF');
    stepOn(t);
    t.play('defender', demolish(0));
    expect(stageOf(t.state, t.hex('1407'))).toBeNull();
    expect(t.refusal('defender', demolish(0))).toBe('DR-2.5.7.1-a');
    const events = t.play('defender', { type: 'end' });
    expect(eventsOf(events, 'bridge-marked')).toMatchObject([{ hex: '1407', unit: 0 }]);
    expect(stageOf(t.state, t.hex('1407'))).toBe('marked');
  });

  test('DR-2.5.7.1-a the owner may leave it', () => {
    const t = onBridge('INF');
    stepOn(t);
    t.play('defender', { type: 'end' });
    expect(t.state.bridges).toEqual([]);
  });

  test('DR-2.5.7.1-a who demolishes does not attack, and who attacked does not demolish', () => {
    const serpent = piece('SERPENT', 'invader', '1408');
    const demolishing = onBridge('INF', '1407', { serpent });
    stepOn(demolishing);
    const attack = { type: 'melee', unit: 0, monster: demolishing.id('serpent') } as const;
    expect(demolishing.refusal('defender', attack)).toBeNull();
    demolishing.play('defender', demolish(0));
    expect(demolishing.refusal('defender', attack)).toBe('DR-2.5.7.1-a');
    const attacking = onBridge('INF', '1407', { serpent });
    stepOn(attacking);
    attacking.play('defender', attack, 1);
    expect(attacking.refusal('defender', demolish(0))).toBe('DR-2.5.7.1-a');
    expect(attacking.offers('defender', { type: 'demolish' })).toBe(false);
  });

  test('DR-2.5.7.1-a a unit that stood there already must step off and back', () => {
    const t = table({
      map: 'esirien',
      phase: 9,
      pieces: {
        unit: piece('INF', 'defender', '1407'),
        fighter: piece('INF', 'defender', '0404'),
        foe: piece('ORC', 'invader', '0405'),
      },
    });
    expect(t.refusal('defender', demolish(0))).toBe('DR-2.5.7.1-a');
    const back = onBridge('INF', '1407');
    back.play('defender', walk(0, '1407'));
    back.play('defender', walk(0, '1307'));
    back.play('defender', { type: 'end' });
    expect(back.refusal('defender', demolish(0))).toBe('DR-2.5.7-a');
  });

  test('DR-2.5.7.1-b the bridge falls behind the unit when it moves off, in whatever later turn', () => {
    const pieces = {
      unit: piece('INF', 'defender', '1407'),
      other: piece('MIL', 'defender', '1307'),
      invader,
    };
    const t = table({ map: 'esirien', phase: 7, turn: 3, pieces, state: marked });
    const events = t.play('defender', walk(0, '1508'));
    expect(eventsOf(events, 'bridge-burned')).toMatchObject([{ hex: '1407' }]);
    expect([t.at('unit'), stageOf(t.state, t.hex('1407'))]).toEqual(['1508', 'burned']);
    expect(t.refusal('defender', walk(t.id('other'), '1407'))).toBe('DR-2.2.4.4-a');
    expect(t.refusal('defender', walk(0, '1407'))).toBe('DR-2.2.4.4-a');
  });

  test('DR-2.5.7.1-c killing the unit saves the bridge', () => {
    const t = table({
      map: 'esirien',
      phase: 4,
      corrections: { units: { GIANT: { attack: 30 } } },
      pieces: {
        unit: piece('INF', 'defender', '1407'),
        giant: piece('GIANT', 'invader', '1408'),
        other,
        invader,
      },
      state: marked,
    });
    const opened = t.play('invader', { type: 'melee', unit: t.id('giant'), hex: '1407' });
    const events = t.offers('invader', { type: 'roll' }) ? t.play('invader', { type: 'roll' }) : opened;
    expect(eventsOf(events, 'bridge-saved')).toMatchObject([{ hex: '1407' }]);
    expect(t.at('unit')).toBe('dead');
    expect(t.state.bridges).toEqual([]);
  });

  test('DR-2.5.7.1-d only troops, of either side', () => {
    for (const type of ['HERO', 'WZD'] as const) {
      const t = onBridge(type);
      stepOn(t);
      expect(t.refusal('defender', demolish(0))).toBe('DR-2.5.7.1-d');
      expect(t.offers('defender', { type: 'demolish' })).toBe(false);
    }
    const attackers = (type: UnitTypeId) => {
      const t = table({
        map: 'nurkott',
        phase: 2,
        pieces: {
          unit: piece(type, 'invader', '0302'),
          fighter: piece('INF', 'invader', '1406'),
          foe: piece('ORC', 'defender', '1407'),
        },
      });
      t.play('invader', walk(0, '0402'));
      t.play('invader', { type: 'end' });
      return t.refusal('invader', demolish(0));
    };
    expect([attackers('ORC'), attackers('GIANT')]).toEqual([null, 'DR-2.5.7.1-d']);
  });

  test('DR-2.5.7.1-e a character still on the bridge drowns, unwounded or not', () => {
    const pieces = {
      unit: piece('INF', 'defender', '1407'),
      hero: piece('HERO', 'defender', '1407'),
      other,
      invader,
    };
    const left = table({ map: 'esirien', phase: 7, pieces, state: marked });
    const events = left.play('defender', walk(0, '1508'));
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: left.id('hero'), clause: 'DR-2.5.7.1-e' }]);
    expect(left.at('hero')).toBe('dead');
    const first = table({ map: 'esirien', phase: 7, pieces, state: marked });
    first.play('defender', walk(first.id('hero'), '1508'));
    first.play('defender', walk(0, '1307'));
    expect(first.at('hero')).toBe('1508');
  });

  test('DR-2.5.7.1-e a serpent or giant in the water below is not touched', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { unit: piece('INF', 'defender', '1407'), serpent: piece('SERPENT', 'invader', '1407'), other },
      state: marked,
    });
    t.play('defender', walk(0, '1508'));
    expect(t.at('serpent')).toBe('1407');
  });
});
