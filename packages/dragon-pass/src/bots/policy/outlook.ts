import { type Errands, errandsOf } from './errands.ts';
import { famine, hungryIn } from './hunger.ts';
import { ABREAST, type Camp, fight, pricesIn, strengthOf } from './melee.ts';
import { byHex, type Man, neighboursOf, type Scene } from './scene.ts';
import { type Place, placesOf } from './stakes.ts';
import { type Force, forcesOf } from './threats.ts';

/** What things are worth, in points of combat factor. */
const WEIGHT = {
  /** A point of strength, for each movement point between it and where it is wanted. */
  way: 0.11,
  /** What is taken may be lost again, what stands empty may be entered. */
  taken: 0.8,
  entered: 0.85,
  stormed: 0.9,
  /** The worst the enemy can do next, and all the rest of it. */
  worst: 0.45,
  rest: 0.12,
  /** Outmatched in the open, the enemy draws back instead of falling. */
  flight: 0.6,
  /** The greatest stack, where the enemy can still destroy one by magic. */
  blast: 0.5,
  /** Each of many in one hex: three fight, and room for a few more in reserve is enough. */
  crowd: 0.5,
} as const;
/** So many in one hex are no crowd yet. */
const ROOM = 6;
/** More than this never comes at one stack. */
const CROWD = 45;

/** What does not change while the player moves. */
export interface Brief {
  readonly scene: Scene;
  readonly places: readonly Place[];
  readonly forces: readonly Force[];
  readonly errands: Errands;
  /** The Bat, on days it has to be fed. */
  readonly hungry: Man | undefined;
}

export function briefOf(scene: Scene): Brief {
  const places = placesOf(scene);
  const forces = forcesOf(scene);
  return { scene, places, forces, errands: errandsOf(scene, places, forces), hungry: hungryIn(scene) };
}

/** How good it would be for the player to have its men where they are now placed when the movement phase ends. */
export function outlook({ scene, places, forces, errands, hungry }: Brief): number {
  const { world, own, camps, player } = scene;
  const stacks = byHex(own);
  const prizes = new Map(places.map((place) => [place.hex, place]));
  const left = new Map<number, number>();
  let value = 0;
  for (const { camp, fighters } of contactsOf(scene, stacks)) {
    const [hex, stack] = camp;
    let [strength, risked] = [0, 0];
    let bound = false;
    for (const { from, men, foes } of fighters) {
      strength += strengthOf(world, men, from, [hex]) / foes;
      for (const { worth } of men.slice(0, ABREAST)) risked += worth / foes;
      bound ||= !isWalled(scene, from);
    }
    const { dealt, suffered, taken } = fight(world, strength, risked, [camp]);
    const walled = isWalled(scene, hex);
    const prize = prizes.get(hex);
    const won = prize === undefined ? 0 : WEIGHT.taken * prize.worth * taken;
    const result = dealt * (walled ? 1 : WEIGHT.flight) + won - suffered;
    if (result <= 0 && !bound) continue;
    value += result;
    const total = stack.reduce((sum, { worth }) => sum + worth, 0);
    left.set(hex, 1 - Math.min(1, dealt / Math.max(1, total)));
  }
  const threat = (kind: 'enters' | 'strikes', hex: number): number => {
    let sum = 0;
    for (const force of forces) {
      const part = force[kind][hex];
      if (part > 0) sum += part * (left.get(force.hex) ?? 1);
    }
    return Math.min(CROWD, sum);
  };
  for (const { hex, holder, worth } of places) {
    const stack = stacks.get(hex);
    if (!stack && (holder !== player || camps.has(hex))) continue;
    const lost = scene.last
      ? 0
      : stack
        ? stormed(scene, threat('strikes', hex), [hex, stack])
        : entered(threat('enters', hex));
    value += worth * (1 - lost);
  }
  for (const stack of stacks.values()) value -= WEIGHT.crowd * Math.max(0, stack.length - ROOM);
  if (scene.blasted && !scene.last) value -= WEIGHT.blast * greatest(stacks);
  if (!scene.last) value -= harm(scene, stacks, (hex) => threat('strikes', hex));
  value -= famine(scene, hungry);
  for (const { id, hex, cf } of own) value -= WEIGHT.way * Math.max(1, cf) * (errands.get(id)?.[hex] ?? 0);
  return value;
}

/** The worth of the greatest stack. */
function greatest(stacks: ReadonlyMap<number, readonly Man[]>): number {
  let most = 0;
  for (const stack of stacks.values()) {
    let sum = 0;
    for (const { worth } of stack) sum += worth;
    most = Math.max(most, sum);
  }
  return most;
}

const entered = (threat: number): number => (threat > 0 ? WEIGHT.entered : 0);

/** The chance that a stack is thrown out of its hex by a strength. */
function stormed({ world }: Scene, strength: number, [hex, stack]: Camp): number {
  const price = pricesIn(world, hex, stack).reduce((sum, each) => sum + each, 0);
  const faces = [1 / 6, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1].filter(
    (share) => Math.floor(strength * share) >= price,
  );
  return (WEIGHT.stormed * faces.length) / 6;
}

/** What the enemy's next attacks may cost, beyond what they cost the enemy. */
function harm(
  { world, mood }: Scene,
  stacks: ReadonlyMap<number, readonly Man[]>,
  threat: (hex: number) => number,
): number {
  let [worst, sum] = [0, 0];
  for (const camp of stacks) {
    const strength = threat(camp[0]);
    if (strength <= 0) continue;
    const { dealt, suffered } = fight(world, strength, strength, [camp]);
    const loss = Math.max(0, dealt - suffered);
    worst = Math.max(worst, loss);
    sum += loss;
  }
  return mood.fear * (WEIGHT.worst * worst + WEIGHT.rest * (sum - worst));
}

interface Contact {
  readonly camp: Camp;
  readonly fighters: readonly {
    readonly from: number;
    readonly men: readonly Man[];
    readonly foes: number;
  }[];
}

/** Each enemy stack that has units of the player beside it, and how many enemies those have to share themselves among. */
function contactsOf(
  { world, camps }: Scene,
  stacks: ReadonlyMap<number, readonly Man[]>,
): readonly Contact[] {
  const found = new Map<number, { from: number; men: readonly Man[]; foes: number }[]>();
  for (const [from, men] of stacks) {
    const beside = neighboursOf(world, from).filter((hex) => camps.has(hex));
    for (const hex of beside) {
      const fighter = { from, men, foes: beside.length };
      const others = found.get(hex);
      if (others) others.push(fighter);
      else found.set(hex, [fighter]);
    }
  }
  return [...found].map(([hex, fighters]) => ({ camp: [hex, camps.get(hex) ?? []], fighters }));
}

/** Walls that double their garrison: nobody has to leave them. */
export const isWalled = ({ world, state }: Scene, hex: number): boolean => {
  const structure = world.land.structure[hex];
  return (structure === 'fortress' || structure === 'stockade') && !state.ruined.includes(hex);
};
