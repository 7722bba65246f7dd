import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Elowyn } from '../state.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { GONE, type Phase, type Side } from '../vocabulary.ts';
import type { MapId } from '../world/city-map.ts';
import type { Corrections } from '../world/corrections.ts';

interface Scene {
  map?: MapId;
  phase: Phase;
  turn?: number;
  goal?: number;
  score?: number;
  side?: Side;
  about?: Partial<Elowyn>;
  corrections?: Corrections;
}

/** Elowyn, unit 0, in that hex, with the others around her. */
function tale(hex: string, others: Record<string, Piece>, scene: Scene) {
  const { map = 'esirien', score = 0, side = 'defender', about = {}, ...rest } = scene;
  const pieces: Record<string, Piece> = { elowyn: { type: 'ELOWYN', side, hex }, ...others };
  return table({
    map,
    ...rest,
    pieces,
    state: (state, at) => {
      state.elowyn = { unit: 0, freed: false, leftCitadel: false, score: 0, ...about };
      Object.assign(state, { lastDamage: state.turn - 1, lastInside: state.turn - 1 });
      // whatever was destroyed elsewhere
      if (score > 0) state.razed.push({ hex: at(map === 'nurkott' ? '1506' : '1107'), vp: score });
    },
  });
}

const end = { type: 'end' } as const;
const step = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** The unit attacks the hex, alone if others could join, and needs no die. */
function strikes(t: ReturnType<typeof tale>, side: Side, unit: number, hex: string): readonly Event[] {
  const declared = t.play(side, { type: 'melee', unit, hex });
  return t.state.frames.length === 0 ? declared : t.play(side, { type: 'roll' });
}

/** So strong that the table shows D against a defence of 2. */
const MIGHTY: Corrections = { units: { TRL: { attack: 12 }, ORC: { attack: 12 }, GIANT: { attack: 12 } } };

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

describe('in Nurkott, with humans among the invaders', () => {
  const caged = (scene: Scene, others: Record<string, Piece> = {}) =>
    tale(
      '1208',
      {
        inf: invader('INF', '1207'),
        troll: invader('TRL', '1209'),
        orc: defender('ORC', '2310'),
        ...others,
      },
      { map: 'nurkott', ...scene },
    );

  test('DR-2.10.7-j she starts in the slave cages and cannot leave them', () => {
    const game = newGame('nurkott-1', { elowyn: true });
    const [princess] = game.state.units.filter((unit) => unit.type === 'ELOWYN');
    expect([princess.side, game.where(princess)]).toEqual(['defender', '1208']);
    const t = caged({ phase: 7 });
    expect(t.matching('defender', { unit: 0 })).toEqual([]);
    expect(t.refusal('defender', step(0, '1308'))).toBe('DR-2.10.7-j');
  });

  test('DR-2.10.7-j a human unit that enters her hex frees her; she moves in the next movement phase', () => {
    const t = caged({ phase: 2 });
    expect(t.refusal('invader', step(2, '1208'))).toBe('DR-2.4.3-a');
    const events = t.play('invader', step(1, '1208'));
    expect(eventsOf(events, 'freed')).toMatchObject([{ unit: 0, clause: 'DR-2.10.7-j' }]);
    expect([t.unit('elowyn').side, t.state.elowyn?.freed]).toEqual(['invader', true]);
    expect(t.refusal('invader', step(0, '1308'))).toBe('DR-2.10.7-j');
    for (let ends = 0; ends < 12 && t.state.turn === 1; ends++)
      t.play(t.state.phase < 5 ? 'invader' : 'defender', end);
    while (t.state.phase < 2) t.play('invader', end);
    expect([t.state.turn, t.state.phase]).toEqual([2, 2]);
    expect(t.refusal('invader', step(0, '1308'))).toBeNull();
  });

  test('DR-2.10.7-k, DR-2.6-f her escape by a road exit wins the game, whatever the score', () => {
    const t = tale(
      '0302',
      { inf: invader('INF', '1009'), orc: defender('ORC', '2310') },
      { map: 'nurkott', phase: 2, side: 'invader', about: { freed: true }, goal: 17 },
    );
    const events = t.play('invader', step(0, '0202'));
    expect(eventsOf(events, 'saved')).toHaveLength(1);
    expect(t.state.outcome).toMatchObject({
      winner: 'invader',
      reason: 'elowyn-escaped',
      clause: 'DR-2.10.7-k',
      facts: { score: 0, goal: 17 },
    });
  });

  test('DR-2.10.7-l her death after release costs two points, in the cages nothing', () => {
    const slain = (freed: boolean) => {
      const t = tale(
        '1208',
        { inf: invader('INF', '0202'), orc: defender('ORC', '1207'), idle: defender('ORC', '1108') },
        {
          map: 'nurkott',
          phase: freed ? 9 : 4,
          side: freed ? 'invader' : 'defender',
          about: { freed },
          score: 8,
          corrections: { units: { ORC: { attack: 12 }, INF: { attack: 12 } } },
        },
      );
      t.unit('elowyn').wounded = true;
      if (!freed) t.unit('inf').hex = t.hex('1209');
      strikes(t, freed ? 'defender' : 'invader', freed ? 2 : 1, '1208');
      return [t.at('elowyn'), t.score()];
    };
    expect(slain(true)).toEqual(['dead', 6]);
    expect(slain(false)).toEqual(['dead', 8]);
  });

  test('DR-2.10.7.1-a she never destroys a victory hex', () => {
    const t = tale(
      '1309',
      { inf: invader('INF', '1209'), orc: defender('ORC', '1210') },
      { map: 'nurkott', phase: 4, side: 'invader', about: { freed: true } },
    );
    t.play('invader', end);
    expect(t.score()).toBe(0);
    const infantry = tale(
      '1308',
      { inf: invader('INF', '1309'), orc: defender('ORC', '1310') },
      { map: 'nurkott', phase: 4, side: 'invader', about: { freed: true } },
    );
    infantry.play('invader', end);
    expect(infantry.score()).toBe(2);
  });
});

describe('in Nurkott, against monsters', () => {
  const prison = (hex: string, others: Record<string, Piece>, scene: Partial<Scene> = {}) =>
    tale(
      hex,
      { dragon: invader('DRAGON', '0115', { facing: 'N' }), ...others },
      {
        map: 'nurkott',
        phase: 7,
        ...scene,
      },
    );

  test('DR-2.10.7-m she moves only with an orc, who takes her along', () => {
    const t = prison('1208', { orc: defender('ORC', '1208'), other: defender('ORC', '1405') });
    expect(t.refusal('defender', step(0, '1207'))).toBe('DR-2.10.7-m');
    for (const to of ['1207', '1206', '1205']) t.play('defender', step(2, to));
    expect([t.at('orc'), t.at('elowyn'), t.state.elowyn?.freed]).toEqual(['1205', '1205', true]);
  });

  test('DR-2.10.7-m an orc may join her, and takes her along in the same move', () => {
    const t = prison('1208', { orc: defender('ORC', '1207'), gob: defender('GOB', '1108') });
    expect(t.refusal('defender', step(3, '1208'))).toBe('DR-2.4.3-c');
    t.play('defender', step(2, '1208'));
    t.play('defender', step(2, '1209'));
    expect([t.at('orc'), t.at('elowyn')]).toEqual(['1209', '1209']);
  });

  test('DR-2.10.7-c led, she goes no farther than three hexes, or four wholly by road', () => {
    // the boss has 4 MP, 6 by road
    const t = prison('1208', { boss: defender('OHERO', '1208'), other: defender('ORC', '1405') });
    for (const to of ['1207', '1206', '1205']) t.play('defender', step(2, to));
    expect(t.refusal('defender', step(2, '1204'))).toBe('DR-2.10.7-c');
    expect(t.offers('defender', { type: 'walk', unit: 2 })).toBe(false);
    const road = prison('0903', { boss: defender('OHERO', '0903'), other: defender('ORC', '1405') });
    for (const to of ['0802', '0703', '0603', '0503']) road.play('defender', step(2, to));
    expect(road.refusal('defender', step(2, '0402'))).toBe('DR-2.10.7-c');
  });

  test('DR-2.10.7-m she is off the bridge with the orc who burns it behind them', () => {
    const t = prison('0402', { orc: defender('ORC', '0402'), other: defender('ORC', '1405') });
    t.state.bridges.push({ hex: t.hex('0402'), stage: 'marked', unit: 2, turn: 0 });
    const events = t.play('defender', step(2, '0503'));
    expect(eventsOf(events, 'bridge-burned')).toMatchObject([{ hex: '0402' }]);
    expect([t.at('orc'), t.at('elowyn')]).toEqual(['0503', '0503']);
  });

  test('DR-2.10.7-m if her orc dies she is free, in the cages too, and flees', () => {
    const scene = (elowyn: string) => {
      const t = tale(
        elowyn,
        { giant: invader('GIANT', '1207'), orc: defender('ORC', '1208'), other: defender('ORC', '1405') },
        { map: 'nurkott', phase: 4, corrections: MIGHTY },
      );
      return { t, events: t.play('invader', { type: 'melee', unit: 1, hex: '1208' }, 6) };
    };
    const { t, events } = scene('1208');
    expect([t.at('orc'), t.at('elowyn'), t.unit('elowyn').wounded]).toEqual(['dead', '1208', true]);
    expect(eventsOf(events, 'freed')).toMatchObject([{ unit: 0, clause: 'DR-2.10.7-m' }]);
    t.play('defender', end);
    expect(t.at('elowyn')).not.toBe('1208');
    const apart = scene('1209');
    expect([apart.t.at('orc'), apart.t.state.elowyn?.freed]).toEqual(['dead', false]);
  });

  test('DR-2.10.7-m where the two go there is room for no third', () => {
    const t = prison('1208', { boss: defender('OHERO', '1208'), orc: defender('ORC', '1207') });
    expect(t.refusal('defender', step(2, '1207'))).toBe('DR-2.10.7-b');
    expect(t.refusal('defender', step(2, '1209'))).toBeNull();
  });

  test('DR-2.10.7-m without her orc she runs for the nearest exit when the defender has moved', () => {
    const t = prison('0903', { orc: defender('ORC', '1405') }, { about: { freed: true } });
    const events = t.play('defender', end);
    // four hexes by the road to 0202
    expect(eventsOf(events, 'moved').map(({ to }) => to)).toEqual(['0802', '0703', '0603', '0503']);
    expect(t.at('elowyn')).toBe('0503');
    const led = prison('0903', { orc: defender('ORC', '0903') }, { about: { freed: true } });
    led.play('defender', end);
    expect(led.at('elowyn')).toBe('0903');
    const captive = prison('1208', { orc: defender('ORC', '1405') });
    captive.play('defender', end);
    expect(captive.at('elowyn')).toBe('1208');
  });

  test('DR-2.10.7-n led off the map by an orc she costs the invader three points', () => {
    const t = prison('0302', { orc: defender('ORC', '0302') }, { about: { freed: true }, score: 5 });
    const events = t.play('defender', step(2, '0202'));
    expect(eventsOf(events, 'score-changed')).toMatchObject([{ clause: 'DR-2.10.7-n', by: -3, score: 2 }]);
    expect([t.unit('elowyn').hex, t.at('orc'), t.score()]).toEqual([GONE, '0202', 2]);
  });

  test('DR-2.10.7-o killed, or gone on her own, she gives him two', () => {
    const alone = prison('0402', { orc: defender('ORC', '1405') }, { about: { freed: true }, score: 5 });
    const events = alone.play('defender', end);
    expect(eventsOf(events, 'score-changed')).toMatchObject([{ clause: 'DR-2.10.7-o', by: 2, score: 7 }]);
    expect([alone.unit('elowyn').hex, alone.score()]).toEqual([GONE, 7]);
    const killed = tale(
      '1208',
      { giant: invader('GIANT', '1207'), orc: defender('ORC', '1405') },
      { map: 'nurkott', phase: 4, score: 5, corrections: MIGHTY },
    );
    killed.unit('elowyn').wounded = true;
    strikes(killed, 'invader', 1, '1208');
    expect([killed.at('elowyn'), killed.score()]).toEqual(['dead', 7]);
  });
});
