import { describe, expect, test } from 'vitest';
import { GONE } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf } from '../testing/table.ts';
import { end, MIGHTY, type Scene, step, strikes, tale } from './elowyn.fixture.ts';

describe('in Esirien', () => {
  test('DR-2.10.7-a she is optional and starts in the citadel', () => {
    const game = newGame('esirien-1', { elowyn: true });
    const princess = game.state.units.filter((unit) => unit.type === 'ELOWYN');
    expect(princess.map((unit) => [unit.side, game.where(unit)])).toEqual([['defender', '1910']]);
    expect(newGame('esirien-1').army('defender').ELOWYN).toBeUndefined();
    expect(game.refusal('defender', { type: 'place', what: 'ELOWYN', hex: '1010' })).toBe('DR-3.1.1-a');
    expect(game.refusal('defender', { type: 'place', what: 'INF', hex: '1910' })).toBeNull();
  });

  test('DR-2.10.7-b she joins one friend, as heroes do, and no two', () => {
    const t = tale(
      '1009',
      { inf: defender('INF', '1010'), mil: defender('MIL', '1008'), wzd: defender('WZD', '1008') },
      { map: 'plain', phase: 7 },
    );
    expect(t.refusal('defender', step(0, '1010'))).toBeNull();
    expect(t.refusal('defender', step(0, '1008'))).toBe('DR-2.4.4-b');
  });

  test('DR-2.10.7-c she adds 2 to the defence of a stack and nothing to its attack', () => {
    const stack = { inf: defender('INF', '1010'), orc: invader('ORC', '1009') };
    const attacked = tale('1010', stack, { map: 'plain', phase: 4 });
    const [blow] = eventsOf(
      attacked.play('invader', { type: 'melee', unit: 2, hex: '1010' }, 1, 1),
      'attack',
    );
    expect([blow.attack, blow.defence]).toEqual([2, 4]);
    const attacking = tale('1010', stack, { map: 'plain', phase: 9 });
    expect(attacking.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
    const [reply] = eventsOf(
      attacking.play('defender', { type: 'melee', unit: 1, hex: '1009' }, 1),
      'attack',
    );
    expect(reply.attack).toBe(2);
  });

  test('DR-2.10.7-c she moves three hexes, or four if wholly by road', () => {
    const walkFour = (roads: string[][]) => {
      const idle = { inf: defender('INF', '2010') };
      const t = tale('1010', idle, { map: 'plain', phase: 7, corrections: { roads: { add: roads } } });
      for (const to of ['1011', '1012', '1013']) t.play('defender', step(0, to));
      return t.refusal('defender', step(0, '1014'));
    };
    expect(walkFour([['1010', '1011', '1012', '1013', '1014']])).toBeNull();
    expect(walkFour([])).toBe('DR-2.4.1-a');
    expect(walkFour([['1010', '1011', '1012', '1013']])).toBe('DR-2.4.1-c');
  });

  const hunted = (scene: Partial<Scene> = {}) =>
    tale(
      '1010',
      {
        orc: invader('ORC', '1009'),
        troll: invader('TRL', '1110'),
        idle: invader('ORC', '2010'),
        foe: defender('INF', '2011'),
      },
      { map: 'plain', phase: 4, corrections: MIGHTY, ...scene },
    );

  test('DR-2.10.7-d the first lethal result wounds her, the next one kills', () => {
    const t = hunted();
    const events = strikes(t, 'invader', 1, '1010');
    expect([t.at('elowyn'), t.unit('elowyn').wounded]).toEqual(['1010', true]);
    expect(eventsOf(events, 'wounded')).toMatchObject([{ unit: 0, clause: 'DR-2.10.7-d' }]);
    strikes(t, 'invader', 2, '1010');
    expect(t.at('elowyn')).toBe('dead');
  });

  test('DR-2.10.7-e her death gives the invader two points at once', () => {
    const t = hunted({ score: 9 });
    t.unit('elowyn').wounded = true;
    const events = strikes(t, 'invader', 1, '1010');
    expect(eventsOf(events, 'score-changed')).toMatchObject([{ clause: 'DR-2.10.7-e', by: 2, score: 11 }]);
    expect([t.score(), t.state.lastDamage, t.state.outcome]).toEqual([11, 0, null]);
    const decisive = hunted({ score: 10, goal: 12 });
    decisive.unit('elowyn').wounded = true;
    strikes(decisive, 'invader', 1, '1010');
    expect(decisive.state.outcome).toMatchObject({ winner: 'invader', reason: 'goal' });
  });

  test('DR-2.10.7-f the citadel is worth 4 once she has left it, 5 if she never did', () => {
    const t = tale('1910', { inf: defender('INF', '1613') }, { phase: 7 });
    t.play('defender', step(0, '1810'));
    expect(t.state.elowyn?.leftCitadel).toBe(true);
    t.play('defender', step(0, '1910'));
    expect(t.state.elowyn?.leftCitadel).toBe(true);
    const pillaged = (leftCitadel: boolean) => {
      const orcs = { orc: invader('ORC', '1910'), far: invader('ORC', '1613'), foe: defender('INF', '1612') };
      const raid = tale('1609', orcs, { phase: 4, about: { leftCitadel } });
      raid.play('invader', end);
      return raid.score();
    };
    expect([pillaged(true), pillaged(false)]).toEqual([4, 5]);
  });

  test('DR-2.10.7-g, DR-2.10.7-i she is saved at a road exit, which costs the invader three points', () => {
    const t = tale(
      '2509',
      { inf: defender('INF', '1010'), orc: invader('ORC', '0107') },
      { phase: 7, score: 9 },
    );
    const events = t.play('defender', step(0, '2508'));
    expect(eventsOf(events, 'saved')).toMatchObject([{ unit: 0, hex: '2508' }]);
    expect([t.unit('elowyn').hex, t.score(), t.state.lastDamage]).toEqual([GONE, 6, 0]);
    expect(t.offers('defender', { type: 'walk', unit: 0 })).toBe(false);
  });

  test('DR-2.10.7-g every road exit will do, an ordinary edge hex will not', () => {
    const ways = [
      ['0404', '0403'],
      ['0209', '0110'],
      ['2415', '2516'],
    ];
    for (const [from, to] of ways) {
      const t = tale(from, { inf: defender('INF', '1010'), orc: invader('ORC', '0107') }, { phase: 7 });
      t.play('defender', step(0, to));
      expect(t.unit('elowyn').hex).toBe(GONE);
    }
    const edge = tale('2509', { inf: defender('INF', '1010'), orc: invader('ORC', '0107') }, { phase: 7 });
    edge.play('defender', step(0, '2510'));
    expect(edge.at('elowyn')).toBe('2510');
  });

  test('DR-2.10.7-h a ship takes her from 1516 when a turn with reinforcements begins', () => {
    const sail = (turn: number, hex = '1516') => {
      const others = { inf: defender('INF', '1010'), orc: invader('ORC', '1011') };
      const t = tale(hex, others, { phase: 9, turn, score: 9 });
      t.play('defender', end);
      expect(t.state.turn).toBe(turn + 1);
      return [t.at('elowyn'), t.score()];
    };
    expect(sail(13)).toEqual(['off', 6]);
    expect(sail(12)).toEqual(['1516', 9]);
    expect(sail(13, '1315')).toEqual(['1315', 9]);
  });
});
