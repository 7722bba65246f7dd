import { FAR } from '../../objectives.ts';
import { postAt } from '../fight/melee.ts';
import type { Man, Scene } from '../scene.ts';
import type { Place } from '../stakes.ts';
import { fieldTo } from './field.ts';
import type { Force } from './threats.ts';

/** An army that means to take a place brings so many times what its garrison costs, and at least so much. */
const FORCE = 2;
const LEAST = 3;
/** Of the enemies near a place that is to be taken so much comes to its help. */
const RELIEF = 0.3;
/** Behind walls so much holds against one that comes, and so much at the end, when nothing is won back; three strong units find room. */
const HOLD = 0.15;
const HOLD_OUT = 0.4;
const FULL = 16;
/** An enemy is near who is there in a turn or two, and may come in three or four. */
const NEAR = 9;
const LATER = 18;
/** What it costs to set a point of strength apart at all, in movement points. */
const APART = 6;

/** More troops than a place needs do half as much good there as in an attack. */
const AT_HOME = 0.5;

/** A place to hold or to take, and what that needs. */
interface Task {
  readonly field: Float32Array;
  readonly isHeld: boolean;
  readonly gain: number;
  readonly need: number;
}

/** By unit: how far each hex is from where it is wanted, in movement points. */
export type Errands = ReadonlyMap<number, Float32Array>;

/** Sends everybody somewhere: to hold and to take what is worth most for the way there, the nearest first. */
export function errandsOf(scene: Scene, places: readonly Place[], forces: readonly Force[]): Errands {
  const errands = new Map<number, Float32Array>();
  let free = [...scene.own];
  const all = places.map((place) => taskOf(scene, place, forces));
  const open = all.filter(({ need }) => need > 0);
  const tasks = [...open];
  while (free.length > 0 && tasks.length > 0) {
    let best: { task: Task; party: Man[]; promise: number } | null = null;
    for (const task of tasks) {
      const { party, toil } = partyFor(scene, task, free);
      if (party.length === 0) continue;
      const promise = task.gain / (APART * task.need + toil);
      if (best === null || promise > best.promise) best = { task, party, promise };
    }
    if (best === null) break;
    const { task, party } = best;
    for (const { id } of party) errands.set(id, task.field);
    free = free.filter(({ id }) => !errands.has(id));
    tasks.splice(tasks.indexOf(task), 1);
  }
  for (const man of free) {
    const field = followed(scene, man, open) ?? nearest(man, all);
    if (field !== undefined) errands.set(man.id, field);
  }
  return errands;
}

/** Where somebody who is left over does most good, of all places that can be reached in time. */
function followed({ left }: Scene, { hex, mf }: Man, tasks: readonly Task[]): Float32Array | undefined {
  let [best, most]: [Float32Array | undefined, number] = [undefined, 0];
  for (const { gain, field, isHeld } of tasks) {
    const promise = (gain * (isHeld ? AT_HOME : 1)) / (APART + field[hex]);
    if (promise > most && (isHeld || field[hex] <= mf * left)) [best, most] = [field, promise];
  }
  return best;
}

function nearest({ hex }: Man, tasks: readonly Task[]): Float32Array | undefined {
  return tasks.map(({ field }) => field).sort((a, b) => a[hex] - b[hex])[0];
}

function taskOf(scene: Scene, place: Place, forces: readonly Force[]): Task {
  const field = fieldTo(scene, place.hex);
  const { world, camps, player, elapsed } = scene;
  let about = 0;
  for (const { hex, strength } of forces) {
    if (hex === place.hex) continue;
    const far = field[hex];
    about += far <= NEAR ? strength : far <= LATER ? strength / 2 : 0;
  }
  const isHeld = place.holder === player;
  const hold = HOLD + (HOLD_OUT - HOLD) * elapsed * elapsed;
  if (isHeld) return { field, isHeld, gain: place.worth, need: Math.min(FULL, hold * about) };
  const { price } = postAt(world, place.hex, camps.get(place.hex) ?? []);
  return { field, isHeld, gain: place.worth, need: Math.max(LEAST, FORCE * price + RELIEF * about) };
}

/** The nearest who are together strong enough, and can be there in time; what way they have. Heroes hold no walls. */
function partyFor(
  { left }: Scene,
  { field, need, isHeld }: Task,
  free: readonly Man[],
): { party: Man[]; toil: number } {
  const able = free
    .filter(({ hex, mf, hero }) => field[hex] < FAR && field[hex] <= mf * left && !(isHeld && hero))
    .sort((a, b) => field[a.hex] - field[b.hex]);
  const party: Man[] = [];
  let [strength, toil] = [0, 0];
  for (const man of able) {
    if (strength >= need) break;
    party.push(man);
    strength += man.cf;
    toil += man.cf * field[man.hex];
  }
  return { party, toil: toil + APART * Math.max(0, need - strength) };
}
