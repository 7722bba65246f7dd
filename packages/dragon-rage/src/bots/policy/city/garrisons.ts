import { EVEN, type Mood } from '@hexwyrm/bots';
import { wayTo } from '@hexwyrm/hexmap';
import { type Action, type State, TOWER } from '../../../index.ts';
import { fearOf, fearsOf, missedAt } from '../defenders.ts';
import { type Scene, sceneOf, typeOf, type Unit } from '../scene.ts';
import { reachOf, stepsTo } from './patrol.ts';
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
    return [{ id, unit }];
  });
  const missed = new Map<number, number>();
  const missedOf = (id: number, unit: Unit): number => {
    const known = missed.get(id) ?? missedAt(scene, unit, all);
    missed.set(id, known);
    return known;
  };
  const guards: Guard[] = [];
  for (const { hex, fear } of empty) {
    const [onFoot, riding] = [false, true].map((mounted) => stepsTo(scene, mounted, hex, FARTHEST));
    let best: { readonly id: number; readonly unit: Unit } | null = null;
    let most = LEAST;
    for (const { id, unit } of free) {
      const { mp, mounted } = typeOf(scene, unit);
      const steps = (mounted ? riding : onFoot)[unit.hex];
      if (steps <= 0 || guards.some((guard) => guard.id === id)) continue;
      if (mounted && scene.map.terrain[hex] === TOWER) continue;
      const gain = fear * PATIENCE ** (steps / mp);
      if (gain <= most) continue;
      const net = gain - missedOf(id, unit);
      if (net > most) [best, most] = [{ id, unit }, net];
    }
    if (best) guards.push({ ...best, path: wayTo(reachOf(scene, best.unit, FARTHEST), hex) });
  }
  return guards;
}
