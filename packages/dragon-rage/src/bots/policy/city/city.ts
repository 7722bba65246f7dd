// How the city leaves its posts, and where it does not.

import type { Mood } from '@hexwyrm/bots';
import { type Action, type State, worldFor } from '../../../index.ts';
import type { DragonRageBot } from '../player.ts';
import { isHeld } from '../posts.ts';
import { nextGuard } from './garrisons.ts';
import { nextSortie, type Sortie } from './sorties.ts';

const DEFENDERS_MOVE = 7;

/** Troops make up so much of an army that is worth a fight in the streets: giants are hit too seldom. */
const IN_TROOPS = 1 / 3;

const NO_SORTIE: Sortie = { step: null, party: new Set() };

interface Enemy {
  /** Walls do not stop some of it, or an army is past them; posts are worth more while it is outside. */
  readonly isBreaching: boolean;
  readonly isArmy: boolean;
}

function enemyOf({ units, map, corrections }: State): Enemy {
  const world = worldFor(map, corrections);
  let [isFree, isInside, all, troops] = [false, false, 0, 0];
  for (const { side, hex, body, type } of units) {
    if (side !== 'invader' || hex < 0) continue;
    if (body !== null && body.facing !== -1) isFree = true;
    if (world.map.inCity[hex] === 1) isInside = true;
    const price = world.types[type].cost.invader;
    all += price;
    if (body === null) troops += price;
  }
  const isArmy = troops >= IN_TROOPS * all;
  return { isBreaching: isFree || (isInside && isArmy), isArmy };
}

/** An army is met within the walls: nobody runs out after it. */
const staysInside =
  ({ units, map, corrections }: State) =>
  (action: Action): boolean => {
    if (action.type !== 'walk') return true;
    const { inCity, grid } = worldFor(map, corrections).map;
    const to = grid.index.get(action.to);
    return inCity[units[action.unit].hex] === 0 || (to !== undefined && inCity[to] === 1);
  };

/** The city's troops gather for attacks that are worth it, unless posts are held; the others move as they see fit within it. */
export const sallies = (player: DragonRageBot, mood: Mood): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    if (state.frames.length > 0 || state.phase !== DEFENDERS_MOVE)
      return player.choose(game, state, seat, dice, budget);
    const { isBreaching, isArmy } = enemyOf(state);
    const among = (moves: readonly Action[]): Action => {
      const open = isArmy ? moves.filter(staysInside(state)) : moves;
      return player.choose({ ...game, legal: () => open }, state, seat, dice, budget);
    };
    if (!isBreaching) return among(game.legal(state, seat));
    const held = isHeld(state);
    const { vp } = worldFor(state.map, state.corrections).map;
    const isPost = (hex: number): boolean => vp[hex] > 0 && !state.razed.some((ruin) => ruin.hex === hex);
    const legal = game
      .legal(state, seat)
      .filter((action) => !(held && action.type === 'walk' && isPost(state.units[action.unit].hex)));
    const sortie = held ? NO_SORTIE : nextSortie(state, legal, mood);
    const guard = nextGuard(state, legal, sortie.party, mood);
    const step = sortie.step ?? guard.step;
    if (step !== null) return step;
    const party = new Set([...sortie.party, ...guard.party]);
    return among(
      legal.filter((action) => !('unit' in action && action.unit !== undefined && party.has(action.unit))),
    );
  },
});

const DEFENDERS_FIGHT: readonly number[] = [8, 9];

/** Where posts are held, the city fights by a simpler judgement, which strikes as soon as it pays. */
export const strikes = (player: DragonRageBot, simple: DragonRageBot): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    const fighter =
      state.seats.defender === seat && DEFENDERS_FIGHT.includes(state.phase) && isHeld(state)
        ? simple
        : player;
    return fighter.choose(game, state, seat, dice, budget);
  },
});
