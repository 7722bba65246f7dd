import { describe, expect, test } from 'vitest';
import { GONE } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { end, MIGHTY, type Scene, step, strikes, tale } from './elowyn.fixture.ts';

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
