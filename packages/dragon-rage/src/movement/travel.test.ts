import { DiceError, pickOne, type Seat, scriptedDice, seededDice } from '@hexwyrm/kernel';
import { reach, type Way } from '@hexwyrm/wargame';
import { describe, expect, it } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import { isStepOf, paidFor } from './travel.ts';

function ways(state: State, seat: Seat, unit: number): readonly Way<Action, Event>[] {
  return reach(dragonRage, state, seat, unit);
}

const stand = (state: State, unit: number) => dragonRage.travel.moveState(state, unit);

/** Every order of legal steps, played out; the least cost by hex, facing and gain, and every last step that rolls. */
function bruteForce(state: State, seat: Seat, unit: number): Map<string, number> {
  const from = stand(state, unit);
  const least = new Map<string, number>();
  const seen = new Set<string>();
  const note = (key: string, cost: number): void => {
    least.set(key, Math.min(cost, least.get(key) ?? Number.POSITIVE_INFINITY));
  };
  const explore = (now: State, cost: number): void => {
    for (const action of dragonRage.legal(now, seat).filter(isStepOf(now.units[unit], unit))) {
      const before = stand(now, unit);
      const after = dragonRage.clone(now);
      let events: readonly Event[];
      try {
        events = dragonRage.apply(after, seat, action, scriptedDice([]));
      } catch (error) {
        if (!(error instanceof DiceError)) throw error;
        note(JSON.stringify([action, dragonRage.odds(now, seat, action)]), cost);
        continue;
      }
      const then = stand(after, unit);
      const total = cost + Math.max((then?.spent ?? 0) - (before?.spent ?? 0), paidFor(events, unit));
      if (then && from && before && (then.hex !== before.hex || then.facing !== before.facing)) {
        const gain = then.score - from.score;
        if (then.hex !== from.hex || then.facing !== from.facing || gain !== 0)
          note(
            `${then.hex} ${then.facing} ${gain} ${then.moment === from.moment ? then.mode : before.mode}`,
            total,
          );
      }
      const key = `${total} ${JSON.stringify(after)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (then?.moment === from?.moment) explore(after, total);
    }
  };
  explore(state, 0);
  return least;
}

/** The same from `reach`: an end with less gain that also costs more is not listed by it. */
function compare(state: State, seat: Seat, unit: number): void {
  const found = ways(state, seat, unit);
  const costs = new Map<string, number>();
  for (const way of found) {
    const last = way.actions.at(-1);
    const rolls = way.odds.length > 0 && !ends(state, seat, way.actions);
    const key = rolls ? JSON.stringify([last, way.odds]) : `${way.to} ${way.facing} ${way.gain} ${way.mode}`;
    costs.set(key, Math.min(way.cost, costs.get(key) ?? Number.POSITIVE_INFINITY));
  }
  const least = bruteForce(state, seat, unit);
  for (const [key, cost] of costs)
    if (cost < (least.get(key) ?? 0)) throw new Error(`${key} costs ${least.get(key)}, not ${cost}`);
  for (const [key, cost] of least) {
    const [hex, facing, gain, mode] = key.split(' ');
    const better = found.some(
      (way) =>
        way.to === hex &&
        `${way.facing}` === facing &&
        `${way.mode}` === mode &&
        way.gain >= Number(gain) &&
        way.cost <= cost,
    );
    const same = costs.get(key) === cost;
    if (!same && !better) throw new Error(`${key} for ${cost}, not ${costs.get(key)}`);
  }
  for (const { actions, odds } of found) {
    const whole = dragonRage.clone(state);
    for (const [at, action] of actions.entries()) {
      const verdict = dragonRage.explain(whole, seat, action);
      if (!verdict.ok) throw new Error(`step ${at} of ${JSON.stringify(actions)}: ${verdict.refusal.clause}`);
      if (at === actions.length - 1 && odds.length > 0) break;
      dragonRage.apply(whole, seat, action, scriptedDice([]));
    }
  }
}

/** Whether all the actions can be played without a die. */
function ends(state: State, seat: Seat, actions: readonly Action[]): boolean {
  const whole = dragonRage.clone(state);
  try {
    for (const action of actions) dragonRage.apply(whole, seat, action, scriptedDice([]));
    return true;
  } catch {
    return false;
  }
}

describe('the ways of a unit', () => {
  it('takes infantry three hexes over open ground, the cheapest way first', () => {
    const t = table({ phase: 7, pieces: { foot: defender('INF', '1010'), enemy: invader('ORC', '0101') } });
    const found = ways(t.state, 'defender', t.id('foot'));
    // 6 + 12 + 18 hexes lie within three steps.
    expect(new Set(found.map(({ to }) => to)).size).toBe(36);
    expect(found.map(({ cost }) => cost)).toEqual([
      ...Array(6).fill(1),
      ...Array(12).fill(2),
      ...Array(18).fill(3),
    ]);
    const far = found.find(({ to }) => to === '1007');
    expect(far).toMatchObject({
      cost: 3,
      left: 0,
      path: ['1010', '1009', '1008', '1007'],
      gain: 0,
      odds: [],
    });
  });

  it('turns a dragon where it stands, step by step', () => {
    const t = table({ phase: 2, pieces: { dragon: invader('DRAGON', '1010', { facing: 'N' }) } });
    const turns = ways(t.state, 'invader', t.id('dragon')).filter(({ to }) => to === '1010');
    expect(turns.map(({ facing, cost }) => [facing, cost])).toEqual(
      expect.arrayContaining([
        ['NE', 1],
        ['NW', 1],
        ['SE', 2],
        ['SW', 2],
        ['S', 3],
      ]),
    );
  });

  it('ends a way before the dice of an overrun and gives their odds', () => {
    const t = table({
      phase: 2,
      pieces: { dragon: invader('DRAGON', '1010', { facing: 'N' }), foot: defender('INF', '1008') },
    });
    const [attack] = ways(t.state, 'invader', t.id('dragon')).filter(
      ({ actions }) => actions.at(-1)?.type === 'overrun',
    );
    expect(attack.actions.map(({ type }) => type)).toEqual(['walk', 'overrun']);
    expect(attack.to).toBe('1009');
    const there = dragonRage.clone(t.state);
    dragonRage.apply(there, 'invader', attack.actions[0], scriptedDice([]));
    expect(attack.odds).toEqual(dragonRage.odds(there, 'invader', attack.actions[1]));
    expect(attack.odds.length).toBeGreaterThan(0);
  });

  it('offers an overrun that cannot fail beside walking through', () => {
    const t = table({
      phase: 2,
      pieces: {
        dragon: invader('DRAGON', '1010', { facing: 'N' }),
        weak: defender('MIL', '1009'),
        other: invader('ORC', '0101'),
      },
    });
    const into = ways(t.state, 'invader', t.id('dragon')).filter(({ to }) => to === '1009');
    const found = into.map(({ actions, cost }) => [actions.at(-1)?.type, cost]);
    expect(found).toContainEqual(['walk', 1]);
    expect(found).toContainEqual(['overrun', 2]);
  });

  it('offers bounds beside walks, with the victory points they raze', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      pieces: {
        dragon: invader('DRAGON', '1110', { facing: 'N' }),
        other: invader('DRAGON', '0101'),
      },
    });
    // The cathedral in 1107 is worth four points; a bound of three hexes lands there.
    const there = ways(t.state, 'invader', t.id('dragon')).filter(({ to }) => to === '1107');
    const bound = there.find(({ mode }) => mode === 'bound');
    expect(bound).toMatchObject({ gain: 4, cost: 0, left: 0, facing: 'N', path: ['1110', '1107'] });
    const walk = there.find(({ mode, facing }) => mode === 'walk' && facing === 'N');
    expect(walk).toMatchObject({ gain: 0, cost: 3, left: 1 });
    const razing = ways(t.state, 'invader', t.id('dragon')).find(
      ({ to, actions }) => to === '1107' && actions.at(-1)?.type === 'raze',
    );
    expect(razing).toMatchObject({ gain: 4, cost: 4, left: 0 });
  });

  it('finds nothing for a unit that is out of the game or not asked', () => {
    const t = table({ phase: 7, pieces: { foot: defender('INF', '1010'), enemy: invader('ORC', '0101') } });
    expect(ways(t.state, 'invader', t.id('enemy'))).toEqual([]);
    expect(ways(t.state, 'defender', 99)).toEqual([]);
  });

  it.each(['esirien-1', 'esirien-2', 'nurkott-1', 'nurkott-3'])(
    'is what playing out every order of steps gives, in %s',
    (scenario) => {
      const dice = seededDice(`ways ${scenario}`);
      const state = dragonRage.setup(scenario, {}, dice);
      let compared = 0;
      let seenAt = '';
      for (let n = 0; n < 2500 && compared < 24; n++) {
        const decision = dragonRage.decision(state);
        if (decision === null) break;
        const [seat] = decision.seats;
        const legal = dragonRage.legal(state, seat);
        const at = `${state.turn} ${decision.kind}`;
        if (decision.kind.endsWith('-movement') && (at !== seenAt || n % 9 === 0)) {
          seenAt = at;
          const units = [
            ...new Set(legal.flatMap((action) => ('unit' in action ? [action.unit ?? -1] : []))),
          ];
          compare(state, seat, pickOne(dice, units.length > 0 ? units : [0]));
          compared += 1;
        }
        const going = legal.filter(({ type }) => type !== 'end' && type !== 'fly');
        dragonRage.apply(state, seat, pickOne(dice, going.length > 0 && dice.d6() > 1 ? going : legal), dice);
      }
      expect(compared).toBe(24);
    },
    300_000,
  );
});
