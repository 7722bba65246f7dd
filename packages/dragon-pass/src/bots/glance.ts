import type { Seat } from '@hexwyrm/kernel';
import { type Action, POWER_BLASTS, type State, worldFor } from '../index.ts';
import { claimValue, emissaryValue, visitValue } from './embassies.ts';
import { FAR, goalsIn, wayTo } from './objectives.ts';
import { distance, stacksOf, worthOf } from './stacks.ts';

/** An attack on a stack this much stronger than the attackers is left alone unless it has to be made. */
const DARE = 1.2;

type Blast = Extract<Action, { type: keyof typeof POWER_BLASTS }>;

const isBlast = (action: Action): action is Blast => action.type in POWER_BLASTS;

/** How good an action looks at first sight; what leaves everything as it is counts 0. */
export function glanceAt(state: State, seat: Seat): (action: Action) => number {
  const world = worldFor(state.corrections);
  const player = state.seats.indexOf(seat);
  const stacks = stacksOf(state, world);
  const aims = goalsIn(state, world, player, stacks);
  const ways = aims.map((goal) => wayTo(world, goal));
  const near = (hex: number): number => Math.min(FAR, ...ways.map((way) => way(hex)));
  const worth = (id: number): number => {
    const unit = state.units[id];
    return unit ? worthOf(world, unit) : 0;
  };
  const at = (id: number): number => state.units[id]?.hex ?? -1;
  const hexOf = (name: string): number => world.land.grid.index.get(name) ?? -1;
  /** Enemies less friends in the hex and around it. */
  const harm = (hex: number, radius: number): number => {
    let sum = 0;
    for (const stack of stacks.values())
      if (distance(world, stack.hex, hex) <= radius)
        sum += stack.owner === player ? -stack.worth : stack.worth;
    return sum;
  };
  const beside = (hex: number): boolean =>
    [...stacks.values()].some((stack) => stack.owner === player && distance(world, stack.hex, hex) === 1);
  const blast = ({ type, hex }: Blast): number => {
    const { radius, least } = POWER_BLASTS[type];
    return hex === null ? -1 : harm(hexOf(hex), radius) - least;
  };
  return (action) => {
    if (isBlast(action)) return blast(action);
    switch (action.type) {
      case 'step':
      case 'ride':
      case 'drive':
      case 'advance':
        return near(at(action.unit)) - near(hexOf(action.to)) + (aims.includes(hexOf(action.to)) ? 5 : 0);
      case 'attack':
        return (
          (action.unit === null ? 0 : (stacks.get(at(action.unit))?.worth ?? 0) * DARE) -
          harm(hexOf(action.hex), 0)
        );
      case 'commit':
        return beside(hexOf(action.hex)) ? harm(hexOf(action.hex), 0) : 0;
      case 'support':
        return stacks.get(hexOf(action.hex))?.worth ?? 0;
      case 'scout':
        return stacks.get(hexOf(action.hex))?.worth ?? 0;
      case 'strike':
      case 'slay':
        return worth(action.unit);
      case 'feed':
        return 100 - worth(action.unit);
      case 'forfeit':
        return 100 - action.depth;
      case 'muster':
      case 'bring':
      case 'arrive':
      case 'sow':
        return 20 - near(hexOf(action.hex));
      case 'fight':
      case 'call':
        return 1;
      case 'join':
        return 1 + worth(action.unit);
      case 'claim':
        return claimValue(state, player, action.people);
      case 'emissary':
        return emissaryValue(state, world, stacks.get(at(action.unit)));
      case 'knock':
        return visitValue(worth(action.unit));
      case 'end':
      case 'done':
      case 'keep':
        return 0;
      default:
        return -1;
    }
  };
}
