import { DIRECTIONS } from '@hexwyrm/hexmap';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonRage, type State, worldFor } from '../../../index.ts';
import { phase, policy, position } from '../play.fixture.ts';
import { sceneOf } from '../scene.ts';
import { stepCost } from './field.ts';

describe('an army on foot', () => {
  const army = (units: readonly object[], fields: object = {}): State =>
    position({ map: 'nurkott', phase: 'invader-movement', units, ...fields });
  const foot = (hex: string) => ({ type: 'INF', side: 'invader', hex });
  const orc = (hex: string) => ({ type: 'ORC', side: 'defender', hex });

  it('climbs the wall where nobody watches, since a guarded door seldom breaks', () => {
    const state = army([foot('1403'), orc('1204'), orc('1806')]);
    expect(policy(state, 'invader')).toMatchObject({ type: 'scale', unit: 0 });
  });

  it('breaks a door from within, where nobody holds it', () => {
    const state = army([foot('1204'), orc('1506')]);
    expect(policy(state, 'invader')).toMatchObject({ type: 'smash', unit: 0, to: '1203' });
  });

  it('goes round friends who stand in its way', () => {
    // The way to the wall beside the North Door leads through 1103 and 1203, where two have stopped
    const state = army([foot('1103'), foot('1203'), foot('1002'), orc('1204'), orc('1304'), orc('1105')]);
    const before = state.units[2].hex;
    phase(state, 'invader');
    expect(state.units[2].hex).not.toBe(before);
  });

  it('comes to the side of a friend who is stopped at a bridge', () => {
    // Only 0302 leads onto the bridge 0402, but whoever stands in 0303 can strike at it as well
    const horse = ['0302', '0202'].map((hex) => ({ type: 'CAV', side: 'invader', hex }));
    const state = army([...horse, orc('0402')]);
    phase(state, 'invader');
    const { names } = worldFor(state.map, state.corrections).map.grid;
    expect(state.units.slice(0, 2).map(({ hex }) => names[hex])).toEqual(['0302', '0303']);
  });

  it('strikes together, though the clock advances once all have struck', () => {
    // 6 against 2 falls on 4 or more, twice 3 against 2 on a 6
    const horse = ['0302', '0303'].map((hex) => ({ type: 'CAV', side: 'invader', hex }));
    const late = { phase: 'invader-melee', first: 'defender', turn: 8 };
    const state = army([...horse, orc('0402'), orc('1506')], late);
    dragonRage.apply(state, 'invader', { type: 'melee', unit: 0, hex: '0402' }, seededDice('blow'));
    expect(policy(state, 'invader')).toEqual({ type: 'join', unit: 1 });
  });

  it('lets archers wait before a wall that is watched, which they climb when it no longer is', () => {
    // A step, a stop, and two tries that fail for one that succeeds, at 1.5 steps each: 5; 6 more for the wait
    const archers = { type: 'ARH', side: 'invader', hex: '1403' };
    const climb = (guard: string) => {
      const scene = sceneOf(army([archers, orc(guard)]));
      const { grid } = scene.map;
      const [from, to] = ['1403', '1504'].map((hex) => grid.index.get(hex)!);
      const back = DIRECTIONS.find((direction) => grid.neighbour[to * 6 + direction] === from)!;
      return stepCost(scene, scene.state.units[0], from, to, back);
    };
    expect([climb('1507'), climb('1505')]).toEqual([5, 11]);
  });

  it('burns no bridge behind it', () => {
    const state = army([foot('1002'), orc('1506')], { phase: 'invader-melee' });
    expect(policy(state, 'invader')).toEqual({ type: 'end' });
  });
});
