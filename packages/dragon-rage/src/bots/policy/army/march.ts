import { EVEN, type Mood } from '@hexwyrm/bots';
import { type Action, type State, worldFor } from '../../../index.ts';
import { approachOf, barriersOf } from '../approach.ts';
import { type Prize, type Scene, sceneOf, typeOf, type Unit } from '../scene.ts';
import { besideBlocker } from './deploy.ts';
import { fieldTo } from './field.ts';

/** What is left of a prize with a guard in it, and for each other who already goes for it: a guard is overcome by several. */
const WEIGHT = {
  guarded: 0.7,
  taken: 0.2,
  stormed: 0.7,
  /** Who stands in a prize destroys it by staying; one that is reached this turn is had before any other. */
  held: 100,
  atOnce: 3,
} as const;

/** What a turn of waiting leaves of a prize. */
const PATIENCE = 0.75;

/** Rather than go a longer way round by so much, a unit beside the map waits for its turn to come in. */
const QUEUE = 6;

type March = Extract<Action, { type: 'walk' | 'scale' | 'smash' }>;

/** Foot and horse that destroy what they hold or enter. */
export const isTrooper = (state: State, id: number): boolean => {
  const unit = state.units[id];
  const { kind, destroys } = worldFor(state.map, state.corrections).types[unit.type];
  return unit.side === 'invader' && kind === 'troop' && destroys !== 'none';
};

/** The next step of the invader's troops, each on its way to a prize; null when all have gone as far as they can. */
export function nextMarch(state: State, legal: readonly Action[], mood: Mood = EVEN): March | null {
  const open = new Map<number, March[]>();
  for (const action of legal) {
    if (action.type !== 'walk' && action.type !== 'scale' && action.type !== 'smash') continue;
    if (!isTrooper(state, action.unit)) continue;
    const known = open.get(action.unit);
    if (known) known.push(action);
    else open.set(action.unit, [action]);
  }
  if (open.size === 0) return null;
  const scene = sceneOf(state, mood);
  for (const { id, prize } of errandsOf(scene)) {
    const steps = open.get(id);
    const step = steps && stepOf(scene, id, prize, steps);
    if (step) return step;
  }
  return null;
}

interface Errand {
  readonly id: number;
  readonly prize: Prize;
  readonly steps: number;
}

/** Who goes for what: the best match first, as long as there is somebody left; those in front come first. */
function errandsOf(scene: Scene): readonly Errand[] {
  const barriers = barriersOf(scene);
  const { entryHexes } = scene.map;
  const free = new Map<number, readonly number[]>();
  scene.state.units.forEach((unit, id) => {
    if (unit.hex < WAITING || !isTrooper(scene.state, id)) return;
    const approach = approachOf(scene, typeOf(scene, unit), barriers);
    const steps = scene.prizes.map(({ index }) =>
      unit.hex === WAITING
        ? QUEUE + Math.min(...entryHexes.map((hex) => approach[index][hex]))
        : approach[index][unit.hex],
    );
    free.set(id, steps);
  });
  const taken = scene.prizes.map(() => 0);
  const errands: Errand[] = [];
  while (free.size > 0) {
    let best: { id: number; at: number } | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [id, steps] of free) {
      for (let at = 0; at < steps.length; at++) {
        const { vp, guarded } = scene.prizes[at];
        const held = steps[at] === 0 ? WEIGHT.held : 0;
        const turns = steps[at] / typeOf(scene, scene.state.units[id]).mp;
        const alone = guarded ? WEIGHT.guarded * WEIGHT.stormed ** taken[at] : WEIGHT.taken ** taken[at];
        const soon = turns <= 1 && !guarded ? WEIGHT.atOnce : 1;
        const worth = held + vp * PATIENCE ** turns * alone * soon;
        if (worth > most) [best, most] = [{ id, at }, worth];
      }
    }
    if (best === null) break;
    errands.push({ id: best.id, prize: scene.prizes[best.at], steps: free.get(best.id)?.[best.at] ?? 0 });
    taken[best.at]++;
    free.delete(best.id);
  }
  return errands.sort((a, b) => a.steps - b.steps);
}

const WAITING = -1;

/** The step that brings the unit nearest to the prize, friends and enemies in its way considered. */
function stepOf(scene: Scene, id: number, prize: Prize, steps: readonly March[]): March | null {
  const unit: Unit = scene.state.units[id];
  const { index } = scene.map.grid;
  const field = fieldTo(scene, unit, prize.hex);
  const away = (hex: number): number => (field.cost[hex] < 0 ? Number.POSITIVE_INFINITY : field.cost[hex]);
  const waits = unit.hex === WAITING;
  const here = waits ? QUEUE + Math.min(...scene.map.entryHexes.map(away)) : away(unit.hex);
  let best: March | null = null;
  let least = here;
  let tries: March | null = null;
  for (const step of steps) {
    const to = index.get(step.to);
    if (to === undefined) continue;
    if (step.type === 'smash' && (unit.hex === prize.hex || to === prize.hex)) return step;
    const left = away(to);
    if (step.type === 'walk') {
      if (left < least) [best, least] = [step, left];
    } else if (left < here && (tries === null || left < away(index.get(tries.to) ?? -1))) tries = step;
  }
  if (best ?? tries) return best ?? tries;
  if (waits || unit.hex === prize.hex) return null;
  const aside = besideBlocker(scene, unit, field);
  return steps.find((step) => step.type === 'walk' && index.get(step.to) === aside) ?? null;
}
