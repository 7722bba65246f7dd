import type { Seat } from '@hexwyrm/kernel';
import { type Action, type State, worldFor } from '../index.ts';
import { waysOf } from './distances.ts';

/** Moves of one unit that are looked at; of other kinds of action there are fewer, and more of them matter. */
const MOVES_A_UNIT = 5;
const OTHERS_A_UNIT = 8;

/** Where the action puts its unit, as a printed hex number, or null where it stays. */
export function destination(action: Action): string | null {
  switch (action.type) {
    case 'walk':
    case 'overrun':
    case 'bound':
    case 'fall':
    case 'scale':
    case 'displace':
      return action.to;
    case 'slither':
      return action.to ?? null;
    case 'fly':
      return action.route.at(-1) ?? null;
    case 'place':
    case 'arrive':
      return action.hex;
    default:
      return null;
  }
}

/** The subject of the action: a unit by number, a counter not yet on the map by type. */
function subject(action: Action): string {
  if ('unit' in action && action.unit !== undefined) return String(action.unit);
  return 'what' in action ? action.what : '';
}

/**
 * Ending the phase, then the best moves of every unit by a glance at where they lead, and its other actions. When there
 * is room for all, all are tried.
 */
export function shortlist(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  count: number,
): readonly Action[] {
  if (actions.length <= count) return actions;
  const glance = glanceAt(state, seat);
  const kept: Action[] = [];
  for (const [key, group] of groupActions(actions)) {
    const limit = key.endsWith('move') ? MOVES_A_UNIT : OTHERS_A_UNIT;
    const ranked = group
      .map((action) => ({ action, score: glance(action) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, key.startsWith('place') ? count : limit);
    kept.push(...ranked.map(({ action }) => action));
  }
  return kept;
}

function groupActions(actions: readonly Action[]): Map<string, Action[]> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const kind = destination(action) === null ? action.type : 'move';
    const key = action.type === 'place' ? `place ${action.what}` : `${subject(action)} ${kind}`;
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return groups;
}

/** A guess at a move from nothing but the map: towards prizes for the invader, towards invaders for the defender. */
function glanceAt(state: State, seat: Seat): (action: Action) => number {
  const { map, types } = worldFor(state.map, state.corrections);
  const ways = waysOf(map);
  const invading = state.seats.invader === seat;
  const prizes = ways.prizes.filter((hex) => !state.razed.some((ruin) => ruin.hex === hex));
  const enemies = state.units.filter((unit) => unit.side === 'invader' && unit.hex >= 0);
  return (action) => {
    const name = destination(action);
    const to = name === null ? undefined : map.grid.index.get(name);
    if (to === undefined) return 0;
    if (!invading) {
      const near = enemies.reduce((least, enemy) => Math.min(least, ways.foot(to, enemy.hex)), 60);
      return (enemies.length === 0 ? 0 : -near) + (prizes.includes(to) ? map.vp[to] : 0);
    }
    const unit = 'unit' in action && action.unit !== undefined ? state.units[action.unit] : undefined;
    const flies = unit !== undefined && types[unit.type].flyRange > 0;
    const way = flies ? ways.flight : ways.foot;
    const best = prizes.reduce((most, hex) => Math.max(most, 3 * map.vp[hex] - way(to, hex)), -60);
    return action.type === 'fly' && action.land && prizes.includes(to) ? best + 3 * map.vp[to] : best;
  };
}
