import { EVEN, type Mood } from '@hexwyrm/bots';
import { memo } from '@hexwyrm/wargame';
import { type Action, type State, worldFor } from '../../../index.ts';
import { approachOf, barriersOf, FAR } from '../approach.ts';
import { type Prize, type Scene, sceneOf, typeOf, type Unit, type UnitType } from '../scene.ts';
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
  const choices = new Map<number, Choice>();
  const errands: Errand[] = [];
  while (free.size > 0) {
    let best: Choice | null = null;
    for (const [id, steps] of free) {
      const choice = choices.get(id) ?? choiceOf(scene, id, steps, taken);
      choices.set(id, choice);
      if (choice.at >= 0 && (best === null || choice.worth > best.worth)) best = choice;
    }
    if (best === null) break;
    const { id, at } = best;
    errands.push({ id, prize: scene.prizes[at], steps: free.get(id)?.[at] ?? 0 });
    taken[at]++;
    free.delete(id);
    // A prize that is taken is worth less; what others are after is as good as before.
    for (const choice of choices.values()) if (choice.at === at) choices.delete(choice.id);
  }
  return errands.sort((a, b) => a.steps - b.steps);
}

/** The prize that a unit would go for, by its place in the scene; -1: there is none. */
interface Choice {
  readonly id: number;
  readonly at: number;
  readonly worth: number;
}

/** By steps: what is left of a prize so far away. */
const leftFor = memo(({ mp }: UnitType) =>
  Array.from({ length: FAR + QUEUE + 1 }, (_, steps) => PATIENCE ** (steps / mp)),
);

function choiceOf(scene: Scene, id: number, steps: readonly number[], taken: readonly number[]): Choice {
  const type = typeOf(scene, scene.state.units[id]);
  const left = leftFor(type);
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < steps.length; at++) {
    const { vp, guarded } = scene.prizes[at];
    const held = steps[at] === 0 ? WEIGHT.held : 0;
    const alone = guarded ? WEIGHT.guarded * WEIGHT.stormed ** taken[at] : WEIGHT.taken ** taken[at];
    const soon = steps[at] <= type.mp && !guarded ? WEIGHT.atOnce : 1;
    const worth = held + vp * left[steps[at]] * alone * soon;
    if (worth > most) [best, most] = [at, worth];
  }
  return { id, at: best, worth: most };
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
