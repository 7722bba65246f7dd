import type { Game, Seat } from '@hexwyrm/kernel';
import type { Action, Event, State, View } from '../../../index.ts';
import { byHex, type Scene, sceneOf } from '../scene.ts';
import { type Place, placesOf } from '../stakes.ts';
import { ABREAST, fight, postAt, strengthOf } from './melee.ts';

type DragonPass = Game<State, Action, Event, View>;

const NO_DICE = {
  d6(): number {
    throw new RangeError('no die is rolled while a battle is put together');
  },
};

/** An attack made of own will has to promise this much. */
const WORTHWHILE = 0.5;

/** The attack to open, or what to add to the one that is being put together; null where there is none to choose. */
export function chooseBattle(game: DragonPass, state: State, seat: Seat): Action | null {
  const scene = sceneOf(state, seat);
  const places = placesOf(scene);
  const open = game.legal(state, seat);
  const plans = open.filter(({ type }) => type === 'attack' || type === 'join' || type === 'widen');
  if (plans.length === 0) return null;
  const rest = open.find(({ type }) => type === 'end' || type === 'fight' || type === 'done');
  let best = rest ?? null;
  let most = rest === undefined ? Number.NEGATIVE_INFINITY : promise(scene, places, state) + WORTHWHILE;
  for (const plan of plans) {
    const after = game.clone(state);
    game.apply(after, seat, plan, NO_DICE);
    const value = promise(scene, places, after);
    if (value > most) [best, most] = [plan, value];
  }
  return best;
}

/** What the battle that is being put together is expected to bring. */
function promise({ world, own, camps }: Scene, places: readonly Place[], { frames }: State): number {
  const frame = frames.at(-1);
  if (frame?.kind !== 'declare') return 0;
  const { targets, attackers } = frame;
  let [strength, risked] = [0, 0];
  for (const [hex, men] of byHex(own.filter(({ id }) => attackers.includes(id)))) {
    strength += strengthOf(world, men, hex, targets);
    for (const { worth } of men.slice(0, ABREAST)) risked += worth;
  }
  const { dealt, suffered, taken } = fight(
    strength,
    risked,
    targets.map((hex) => postAt(world, hex, camps.get(hex) ?? [])),
  );
  const prize = places.reduce((sum, { hex, worth }) => (targets.includes(hex) ? sum + worth : sum), 0);
  return dealt - suffered + prize * taken;
}
