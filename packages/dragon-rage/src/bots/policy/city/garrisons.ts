import { EVEN, type Mood } from '@hexwyrm/bots';
import { wayTo } from '@hexwyrm/hexmap';
import { type Action, type State, TOWER } from '../../../index.ts';
import { fearOf, fearsOf } from '../defenders.ts';
import { type Scene, sceneOf, typeOf, type Unit, without } from '../scene.ts';
import { reachOf } from './patrol.ts';
import type { Sortie } from './sorties.ts';

/** Steps that somebody may go to an empty prize, and what a turn on the way leaves of its worth. */
const FARTHEST = 16;
const PATIENCE = 0.7;
/** What a guard takes of the fear for a prize. */
const EASED = 0.6;
const LEAST = 1;

interface Guard {
  readonly id: number;
  readonly unit: Unit;
  readonly path: readonly number[];
}

/** Sends somebody into each empty prize that is worth it, from wherever they are missed least. */
export function nextGuard(
  state: State,
  legal: readonly Action[],
  busy: ReadonlySet<number>,
  mood: Mood = EVEN,
): Sortie {
  const scene = sceneOf(state, mood);
  const guards = guardsFor(scene, busy);
  const party = new Set(guards.map(({ id }) => id));
  const { names } = scene.map.grid;
  for (const { id, path } of guards) {
    const [, next] = path;
    if (next === undefined) continue;
    const step = legal.find(
      (action) => action.type === 'walk' && action.unit === id && action.to === names[next],
    );
    if (step?.type === 'walk') return { step, party };
  }
  return { step: null, party };
}

function guardsFor(scene: Scene, busy: ReadonlySet<number>): readonly Guard[] {
  const fears = fearsOf(scene);
  const empty = scene.prizes
    .map((prize, at) => ({ ...prize, fear: fears[at] * EASED }))
    .filter(({ guarded, fear }) => !guarded && fear > LEAST)
    .sort((a, b) => b.fear - a.fear);
  if (empty.length === 0) return [];
  const all = fearOf(scene);
  const free = scene.state.units.flatMap((unit, id) => {
    const { kind, attack } = typeOf(scene, unit);
    if (unit.side !== 'defender' || unit.hex < 0 || kind !== 'troop' || attack === 0 || busy.has(id))
      return [];
    return [
      {
        id,
        unit,
        ways: reachOf(scene, unit, FARTHEST),
        missed: Math.max(0, fearOf(without(scene, unit)) - all),
      },
    ];
  });
  const guards: Guard[] = [];
  for (const { hex, fear } of empty) {
    let best: Guard | null = null;
    let most = LEAST;
    for (const { id, unit, ways, missed } of free) {
      const steps = ways.cost[hex];
      const { mp, mounted } = typeOf(scene, unit);
      if (steps <= 0 || guards.some((guard) => guard.id === id)) continue;
      if (mounted && scene.map.terrain[hex] === TOWER) continue;
      const net = fear * PATIENCE ** (steps / mp) - missed;
      if (net > most) [best, most] = [{ id, unit, path: wayTo(ways, hex) }, net];
    }
    if (best) guards.push(best);
  }
  return guards;
}
