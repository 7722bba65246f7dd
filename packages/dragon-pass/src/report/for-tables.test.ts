import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { BOXED, DEAD } from '../core/vocabulary.ts';
import { dragonPass as printed } from '../game/dragon-pass.ts';
import { viewFor } from '../game/view.ts';
import { counterIn } from '../setup/known-counters.ts';
import { table } from '../testing/table.ts';
import { aimsIn } from './aims.ts';
import { conditionIn } from './condition.ts';
import { deploySteps, postingsIn } from './deployment.ts';
import { figuresIn } from './figures.ts';
import { orderSteps } from './order.ts';
import { phasesIn } from './phases.ts';

const VALUES = [1, 2, 3, 7, 4, 5, 6];

describe('figures of a unit as a seat sees them', () => {
  const t = table({
    land: 'dragon-pass',
    moon: 1,
    moonTable: VALUES,
    options: { screening: true },
    pieces: {
      corps: { type: 'full-moon-corps', owner: 'lunar', hex: '3022' },
      home: { type: 'full-moon-corps', number: 1, owner: 'lunar', hex: '0906' },
      jareel: { type: 'jar-eel', owner: 'lunar', hex: '0404' },
      argrath: { type: 'prince-argrath', owner: 'sartar', hex: '3524' },
    },
  });
  const seen = (id: number) => figuresIn(viewFor(t.state, 'lunar'), id);

  it('DP-11.2-a: a moon factor counts what the phase says', () => {
    expect(seen(0)).toMatchObject({ combat: 2, magic: 10, glowing: false });
  });

  it('DP-11.2-b: inside the Glowline it counts in full', () => {
    expect(seen(1)).toMatchObject({ combat: 7, glowing: true });
  });

  it('DP-4.5.2-a: magic without end stays so', () => {
    expect(seen(2)).toMatchObject({ combat: 20, magic: Number.POSITIVE_INFINITY, move: 6, range: null });
  });
});

describe('what has befallen a unit', () => {
  const seen = (frozen: boolean) => {
    const t = table({
      land: 'dragon-pass',
      pieces: {
        horse: { type: 'line-cavalry', owner: 'lunar', hex: '0404' },
        foot: { type: 'furthest-foot', owner: 'lunar', hex: '0404' },
        taken: { type: 'horse-herds', owner: 'lunar', hex: '0404' },
        own: { type: 'horse-herds', number: 1, owner: 'lunar', hex: '0404' },
        wild: { type: 'horse-herds', number: 2, owner: null, hex: '0505' },
      },
      state: (state) => {
        state.frozen = frozen;
        state.units[2] = { ...state.units[2]!, first: 1 };
      },
    });
    const view = viewFor(t.state, 'lunar');
    return (['horse', 'foot', 'taken', 'own', 'wild'] as const).map((name) => conditionIn(view, t.id(name)));
  };

  it('DP-16.12-c DP-16.12-e: Ironhoof holds cavalry, herds of horses among them, and no foot', () => {
    expect(seen(true).map(({ frozen }) => frozen)).toEqual([true, false, true, true, true]);
    expect(seen(false).map(({ frozen }) => frozen)).toEqual([false, false, false, false, false]);
  });

  it('DP-7.16-d: captured is what is in other hands than at first, not what is nobody’s', () => {
    expect(seen(false).map(({ captured }) => captured)).toEqual([false, false, true, false, false]);
  });
});

describe('spirits and agents in their boxes', () => {
  it('nobody sends whose magician has fallen', () => {
    const t = table({
      pieces: {
        mage: { code: '2-5-5-6', owner: 'lunar', hex: '0909' },
        spirit: { code: 'X-5-X-6', owner: 'lunar', hex: '0909', of: 'mage' },
      },
      state: (state) => {
        state.units[1] = { ...state.units[1]!, hex: BOXED };
      },
    });
    const orphaned = () => conditionIn(viewFor(t.state, 'lunar'), t.id('spirit')).orphaned;
    expect(orphaned()).toBe(false);
    t.state.units[0] = { ...t.state.units[0]!, hex: DEAD };
    expect(orphaned()).toBe(true);
  });
});

describe('the order of a stack', () => {
  const t = table({
    pieces: {
      a: { code: '3-3-3', owner: 'lunar', hex: '0303' },
      b: { code: '4-3-3', owner: 'lunar', hex: '0303' },
      c: { code: '5-3-3', owner: 'lunar', hex: '0303' },
      d: { code: '6-3-3', owner: 'lunar', hex: '0303' },
      e: { code: '3-3-3', owner: 'sartar', hex: '0909' },
    },
  });
  const steps = (...order: readonly ('a' | 'b' | 'c' | 'd')[]) =>
    orderSteps(viewFor(t.state, 'lunar'), 0, t.hex('0303'), order.map(t.id)).map((action) =>
      'unit' in action && action.unit !== null ? t.nameOf(action.unit) : action.type,
    );

  it('DP-5.2-a: names units from the top down as far as the order changes', () => {
    expect(steps('b', 'a', 'c', 'd')).toEqual(['restack', 'b', 'a', 'keep']);
    expect(steps('d', 'c', 'b', 'a')).toEqual(['restack', 'd', 'c', 'b']);
    expect(steps('a', 'b', 'd', 'c')).toEqual(['restack', 'a', 'b', 'd']);
  });

  it('DP-5.2-a: a stack that lies so already needs no step', () => {
    expect(steps('a', 'b', 'c', 'd')).toEqual([]);
  });

  it('DP-5.2-a: played, they lay the stack so', () => {
    for (const action of orderSteps(
      viewFor(t.state, 'lunar'),
      0,
      t.hex('0303'),
      (['c', 'a', 'b', 'd'] as const).map(t.id),
    ))
      printed.apply(t.state, 'lunar', action, scriptedDice([]));
    expect(t.stack('lunar', '0303')).toEqual(['c', 'a', 'b', 'd']);
  });
});

describe('what wins the game, as a seat sees it', () => {
  const aims = (scenario: string, hex: string) => {
    const t = table({
      scenario,
      land: 'dragon-pass',
      options: { screening: true },
      pieces: {
        top: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex },
        under: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex },
        his: { code: '3-3-3', faction: 'sartar', owner: 'sartar', hex: '4025' },
      },
      state: (state, at) => {
        // Put in order in this phase: nobody else sees the new top (DP-5.3-b).
        state.restacked = [at(hex)];
        state.control = ['3524', '3220', '4025'].map((name, i) => ({ hex: at(name), player: i < 2 ? 0 : 1 }));
      },
    });
    return aimsIn(viewFor(t.state, 'sartar')).map(({ seat, reason, has, needs }) => [
      seat,
      reason,
      has,
      needs,
    ]);
  };

  it('DP-18.1.4-b: two of four fortresses for Lunar, one of five for Sartar', () => {
    expect(aims('pass-1', '0101')).toEqual([
      ['lunar', 'lunar-fortresses', 2, 4],
      ['sartar', 'sartar-fortresses', 1, 5],
    ]);
  });

  it('DP-18.4.5-a: somebody of Lunar stands in Boldhome, whoever it is', () => {
    expect(aims('pass-4', '3524')).toEqual([
      ['lunar', 'boldhome-occupied', 1, 1],
      ['sartar', 'boldhome-free', 0, 1],
    ]);
  });

  it('DP-18.5.5-a: one more than the other side', () => {
    expect(aims('pass-5', '0101')).toEqual([
      ['lunar', 'more-enemy-fortresses', 2, 1],
      ['sartar', 'more-enemy-fortresses', 0, 3],
    ]);
  });
});

describe('who is meant by a number', () => {
  it('DP-5.3-d: who was told of a unit knows its name also when it lies hidden again', () => {
    const state = printed.setup('pass-2', { screening: true }, scriptedDice([]));
    for (const action of printed.propose?.(state, 'lunar') ?? [])
      printed.apply(state, 'lunar', action, scriptedDice([]));
    const view = viewFor(state, 'sartar');
    expect(view.units.some(({ owner }) => owner === 0)).toBe(false);
    expect(state.units.map((_, id) => counterIn(view, id))).toMatchObject(
      state.units.map(({ type, number }) => ({ type, number })),
    );
  });

  it('DP-5.3-b: in a position that is none of a scenario hidden units have no name', () => {
    const t = table({
      active: 'lunar',
      options: { screening: true },
      pieces: {
        own: { code: '5-3-5', faction: 'lunar', owner: 'lunar', hex: '1014' },
        top: { code: '4-3-5', faction: 'sartar', owner: 'sartar', hex: '1010' },
        under: { code: '4-5-5', faction: 'sartar', owner: 'sartar', hex: '1010' },
      },
    });
    const view = viewFor(t.state, 'lunar');
    expect([counterIn(view, t.id('top')) !== null, counterIn(view, t.id('under'))]).toEqual([true, null]);
  });
});

describe('the phases of a turn', () => {
  const phases = (scenario: string, active: number) => {
    const state = printed.setup(scenario, {}, scriptedDice([]));
    state.active = active;
    return phasesIn(viewFor(state, 'lunar')).join(' ');
  };

  it('DP-2-k: no rally in scenario 1, no magic before scenario 4, no exotics for Sartar in it', () => {
    expect([phases('pass-1', 0), phases('pass-2', 1)]).toEqual([
      'movement battles',
      'movement battles rally',
    ]);
    expect([phases('pass-4', 0), phases('pass-4', 1)]).toEqual([
      'movement exotics commit battles support rally',
      'movement commit battles support rally',
    ]);
  });
});

describe('a set-up that is kept', () => {
  const fresh = () => printed.setup('pass-1', {}, scriptedDice([]));

  it('DP-18-i: is laid again as it was, stack by stack', () => {
    const first = fresh();
    for (const action of printed.propose?.(first, 'lunar') ?? [])
      printed.apply(first, 'lunar', action, scriptedDice([]));
    const kept = postingsIn(viewFor(first, 'lunar'), 0);
    const second = fresh();
    for (const action of deploySteps(viewFor(second, 'lunar'), 0, kept))
      printed.apply(second, 'lunar', action, scriptedDice([]));
    expect(postingsIn(viewFor(second, 'lunar'), 0)).toEqual(kept);
    expect(kept.length).toBeGreaterThan(15);
  });
});
