import type { Game, Seat } from '@hexwyrm/kernel';
import type { Action, Event, State, View } from '../../../index.ts';
import { type Man, type Scene, sceneOf } from '../scene.ts';
import { ABREAST, abreast, underRoof } from './melee.ts';

type DragonPass = Game<State, Action, Event, View>;

/** Puts crowded stacks in order before the blows fall; null where they may stay as they are. */
export function chooseOrder(game: DragonPass, state: State, seat: Seat): Action | null {
  const scene = sceneOf(state, seat);
  const { index } = scene.world.land.grid;
  const frame = state.frames.at(-1);
  if (frame?.kind === 'restack') {
    const unit = orderIn(scene, frame.hex)?.find(({ id }) => !frame.placed.includes(id))?.id;
    if (unit === undefined) return null;
    const next: Action = { type: 'next', unit };
    return game.explain(state, seat, next).ok ? next : null;
  }
  const found = game
    .legal(state, seat)
    .find((action) => action.type === 'restack' && orderIn(scene, index.get(action.hex) ?? -1) !== null);
  return found ?? null;
}

/** From the top down; null where the order that is there does as well. */
function orderIn(scene: Scene, hex: number): readonly Man[] | null {
  const { state, world, own } = scene;
  const { frames, units } = state;
  const battle = frames.find((frame) => frame.kind === 'battle');
  const men = own.filter((man) => man.hex === hex);
  const isLed = men.some(({ id }) => world.types[units[id].type].kind === 'superhero');
  // Superheroes lie on top where they shield the others.
  if (battle?.kind !== 'battle' || isLed) return null;
  const now = men.toSorted((a, b) => units[b.id].rank - units[a.id].rank);
  if (!frames.some(({ kind }) => kind === 'array')) {
    const { inside, outside } = world.land.chart[hex].melee;
    return inside > outside && cfOf(now, -ABREAST) < cfOf(men, 0, ABREAST) ? underRoof(men) : null;
  }
  const strikes = ({ id }: Man): boolean => battle.attackers.includes(id);
  const able = men.filter(strikes);
  return cfOf(now.filter(strikes), 0, ABREAST) < cfOf(able, 0, ABREAST) ? abreast(able) : null;
}

/** The strength of some of those who count. */
function cfOf(men: readonly Man[], from: number, to?: number): number {
  const majors = men.filter(({ major }) => major).slice(from, to);
  return majors.reduce((sum, { cf }) => sum + cf, 0);
}
