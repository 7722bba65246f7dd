import { describe, expect, test } from 'vitest';
import type { Event } from '../core/events.ts';
import { activity } from '../core/state.ts';
import { PHASE_NAMES, type Phase } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import { isReinforcementTurn } from '../world/tables.ts';
import { worldFor } from '../world/world.ts';
import { phasesOf } from './flow.ts';

const { tables } = worldFor('esirien', null);

/** Set up and played by doing nothing until the second turn begins: the phases of the first, in order. */
function firstTurn(scenario: string, ...dice: number[]) {
  const game = newGame(scenario, {}, ...dice);
  if (game.decision()?.kind === 'choose-side')
    game.play(game.asked(), { type: 'choose-side', side: 'invader' });
  const events: Event[] = [];
  while (game.decision()?.kind === 'setup')
    events.push(...game.play(game.asked(), game.legal(game.asked())[0]));
  while (game.state.turn === 1) events.push(...game.play(game.asked(), { type: 'end' }));
  return eventsOf(events, 'phase').flatMap(({ turn, phase }) => (turn === 1 ? [phase] : []));
}

const names = (...phases: Phase[]) => phases.map((phase) => PHASE_NAMES[phase]);

describe('the sequence of a turn', () => {
  test('DR-2.4.5-f every way to move, and all that costs movement points, is refused in other phases', () => {
    const t = table({
      phase: 4,
      pieces: { dragon: invader('DRAGON', '1010'), inf: defender('INF', '1009') },
    });
    for (const action of [
      { type: 'walk', unit: 0, to: '1011' },
      { type: 'turn', unit: 0, facing: 'NE' },
      { type: 'overrun', unit: 0, to: '1009' },
      { type: 'slither', unit: 0, facing: 'NE' },
      { type: 'bound', unit: 0, to: '1007' },
      { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false },
      { type: 'fall', unit: 0, to: '1011' },
      { type: 'raze', unit: 0 },
      { type: 'smash', unit: 0, to: '1009' },
      { type: 'scale', unit: 0, to: '1009' },
    ])
      expect([action.type, t.refusal('invader', action)]).toEqual([action.type, 'DR-2.4.5-f']);
  });

  test('an attack that was not begun cannot be rolled, a side that is taken not taken again', () => {
    const t = table({
      phase: 4,
      pieces: { dragon: invader('DRAGON', '1010'), inf: defender('INF', '1009') },
    });
    expect(t.refusal('invader', { type: 'roll' })).toBe('DR-2.7.1-b');
    expect(t.refusal('invader', { type: 'choose-side', side: 'defender' })).toBe('DR-3.3.1-b');
  });

  test('DR-2.6.1-a no phase can be ended before the first turn', () => {
    const game = newGame('esirien-1', {});
    expect(game.decision()?.kind).toBe('setup');
    expect(game.refusal(game.asked(), { type: 'end' })).toBe('DR-2.6.1-a');
  });

  test('DR-2.6.1-a ten phases in fixed order', () => {
    expect(firstTurn('esirien-1')).toEqual([
      'invader-spells',
      'invader-movement',
      'invader-archery',
      'invader-melee',
      'defender-spells',
      'defender-reinforcements',
      'defender-movement',
      'defender-archery',
      'defender-melee',
      'advance-turn',
    ]);
    expect(phasesOf('invader', false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('DR-2.6.1-a where the defender opens, his phases come first (R-DR-50)', () => {
    expect(firstTurn('esirien-2')).toEqual(names(5, 6, 7, 8, 9, 1, 2, 3, 4, 10));
  });

  test('DR-2.6.1-b the introductory turn has nine phases, the invader casts no spells', () => {
    expect(firstTurn('first-game', 5, 3)).toEqual(names(2, 3, 4, 5, 6, 7, 8, 9, 10));
  });

  test('DR-2.6.1.10-a the turn advances last, and what units did is forgotten', () => {
    const t = table({
      phase: 9,
      turn: 6,
      pieces: {
        inf: defender('INF', '1010'),
        orc: invader('ORC', '1011'),
        wizard: invader('OWZD', '1016'),
      },
      state: (state) => {
        activity(state.units[0]).spent = 2;
        Object.assign(state, { lastDamage: 6, lastInside: 6 });
      },
    });
    t.play('defender', { type: 'end' });
    expect([t.state.turn, t.state.phase, t.unit('inf').did]).toEqual([7, 1, null]);
  });
});

describe('what belongs into which phase', () => {
  test('DR-2.6.1.2-a overruns are resolved in the movement phase, before the next order', () => {
    const t = table({
      phase: 2,
      pieces: {
        dragon: invader('DRAGON', '1010', { facing: 'N' }),
        orc: invader('ORC', '2010'),
        mil: defender('MIL', '1009'),
        far: defender('INF', '2015'),
      },
    });
    const events = t.play('invader', { type: 'overrun', unit: 0, to: '1009' }, 6, 6);
    expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'overrun', hex: '1009', cell: 'D' }]);
    expect([t.at('mil'), t.state.phase]).toEqual(['dead', 2]);
    expect(t.refusal('invader', { type: 'walk', unit: 1, to: '2009' })).toBeNull();
  });

  test('DR-2.6.1.6-a reinforcements come on turn 10 and every fourth turn after', () => {
    const due = [9, 10, 12, 14, 34].map((turn) => isReinforcementTurn(tables, turn));
    expect(due).toEqual([false, true, false, true, true]);
    const arrivals = (turn: number) => {
      const pieces = { wizard: defender('WZD', '1010'), orc: invader('ORC', '0107') };
      const t = table({ map: 'esirien', phase: 5, turn, pieces });
      t.play('defender', { type: 'end' });
      return [t.state.phase, t.offers('defender', { type: 'arrive', what: 'INF' })];
    };
    expect(arrivals(10)).toEqual([6, true]);
    expect(arrivals(11)).toEqual([7, false]);
  });

  test('DR-2.2.4.1-a the turn track marks the turns of reinforcements', () => {
    const track = Array.from({ length: 30 }, (_, box) => box + 1);
    expect(track.filter((turn) => isReinforcementTurn(tables, turn))).toEqual([10, 14, 18, 22, 26, 30]);
  });

  const field = (phase: Phase) =>
    table({
      phase,
      pieces: {
        inf: defender('INF', '1010'),
        archer: defender('ARH', '1110'),
        dragon: invader('DRAGON', '1009', { facing: 'N' }),
        orc: invader('ORC', '1012'),
      },
    });

  test('DR-2.6.1.7-a in phase 7 the defender moves, and nobody else', () => {
    const walk = { type: 'walk', unit: 0, to: '1011' } as const;
    expect(field(7).refusal('defender', walk)).toBeNull();
    expect(field(7).refusal('invader', { type: 'walk', unit: 3, to: '1013' })).toBe('K-SEAT');
    expect(field(8).refusal('defender', walk)).toBe('DR-2.4.5-f');
  });

  test('DR-2.6.1.8-a in phase 8 the defender shoots, at monsters in no other', () => {
    const shot = field(8).matching('defender', { type: 'shoot', unit: 1, monster: 2 })[0];
    expect(field(8).refusal('defender', shot)).toBeNull();
    expect(field(9).refusal('defender', shot)).toBe('DR-2.7.6.1-b');
    expect(field(7).refusal('defender', shot)).toBe('DR-2.7.6.1-b');
  });

  test('DR-2.6.1.9-a in phase 9 the defender fights', () => {
    const blow = field(9).matching('defender', { type: 'melee', unit: 0, monster: 2 })[0];
    expect(blow).toMatchObject({ type: 'melee', unit: 0, monster: 2 });
    expect(field(9).refusal('defender', blow)).toBeNull();
    expect(field(8).refusal('defender', blow)).toBe('DR-2.7.1-a');
  });
});
