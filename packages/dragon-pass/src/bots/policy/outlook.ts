import { Company } from './company.ts';
import { ABREAST, fight, type Post, postAt, SHARES, strengthOf } from './fight/melee.ts';
import { type Errands, errandsOf } from './move/errands.ts';
import { famine, hungryIn } from './move/hunger.ts';
import { ENTERS, type Force, forcesOf, type Menace, partOf, STRIKES, sumOf } from './move/threats.ts';
import { byHex, type Man, neighboursOf, type Scene } from './scene.ts';
import { type Place, placesOf } from './stakes.ts';

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

/** An enemy stack, and what comes of the attack on it as the player's men stand now. */
interface Foe {
  readonly force: Force;
  readonly post: Post;
  readonly worth: number;
  readonly isWalled: boolean;
  /** What it is worth to have its hex. */
  readonly prize: number;
  readonly around: readonly number[];
  /** The companies around it for which `value` and `left` were found. */
  readonly seen: (Company | undefined)[];
  value: number;
  /** How much of it is expected to be left. */
  left: number;
}

/** How good it would be for the player to have its men where they are placed when the movement phase ends. */
export class Outlook {
  readonly brief: Brief;
  /** By hex: how many enemy stacks are beside it. */
  readonly fronts: Uint8Array;
  readonly #companies = new Map<number, Company>();
  /** The same by hex, which is looked up most of the time. */
  readonly #at: (Company | undefined)[];
  readonly #foes: readonly Foe[];
  readonly #enters: Float64Array;
  readonly #strikes: Float64Array;
  /** Those of whom the attacks leave less than there is, and how often that has changed. */
  #weakened: readonly Foe[] = [];
  #changes = 0;
  /** By hex: what the enemy can strike with, and after how many changes that was found. */
  readonly #threats: Float64Array;
  readonly #checked: Int32Array;

  constructor(brief: Brief) {
    this.brief = brief;
    const { scene, places, forces } = brief;
    const { world } = scene;
    const prizes = new Map(places.map(({ hex, worth }) => [hex, worth]));
    const { size } = world.land.grid;
    this.#at = Array.from({ length: size });
    for (const [hex, men] of byHex(scene.own)) this.#lay(hex, new Company(brief, hex, men));
    this.#enters = sumOf(world, forces, ENTERS);
    this.#strikes = sumOf(world, forces, STRIKES);
    this.#threats = Float64Array.from(this.#strikes, (whole) => Math.min(CROWD, whole));
    this.#checked = new Int32Array(size);
    this.fronts = new Uint8Array(size);
    // In the battles nobody comes to strike any more.
    this.#foes = (scene.state.phase === 'battles' ? [] : forces).map((force) => {
      const { hex } = force;
      const around = neighboursOf(world, hex);
      for (const next of around) this.fronts[next] += 1;
      const post = postAt(world, hex, scene.camps.get(hex) ?? []);
      return {
        force,
        post,
        worth: post.men.reduce((sum, { worth }) => sum + worth, 0),
        isWalled: isWalled(scene, hex),
        prize: WEIGHT.taken * (prizes.get(hex) ?? 0),
        around,
        seen: around.map(() => undefined),
        value: 0,
        left: 1,
      };
    });
  }

  /** The player's men in a hex. */
  companyIn(hex: number): Company | undefined {
    return this.#at[hex];
  }

  /** Places men of one hex in another; what it gives back undoes that, the last first. */
  move(men: readonly Man[], to: number): () => void {
    const [{ hex: from }] = men;
    const before = this.#at[from];
    this.#lay(from, before?.without(men));
    const there = this.#at[to];
    this.#lay(to, there?.with(men) ?? new Company(this.brief, to, men));
    for (const man of men) man.hex = to;
    return () => {
      this.#lay(to, there);
      this.#lay(from, before);
      for (const man of men) man.hex = from;
    };
  }

  #lay(hex: number, company: Company | undefined): void {
    this.#at[hex] = company;
    if (company) this.#companies.set(hex, company);
    else this.#companies.delete(hex);
  }

  value(): number {
    const { scene, hungry } = this.brief;
    let [value, greatest] = [this.#attacks() + this.#places(), 0];
    for (const { toil, crowd, worth } of this.#companies.values()) {
      value -= WEIGHT.way * toil + WEIGHT.crowd * crowd;
      if (worth > greatest) greatest = worth;
    }
    if (scene.blasted && !scene.last) value -= WEIGHT.blast * greatest;
    if (!scene.last) value -= this.#harm();
    return value - famine(scene, hungry);
  }

  /** What the player's attacks are expected to bring, and what they leave of the enemy. */
  #attacks(): number {
    let [value, hasChanged] = [0, false];
    for (const foe of this.#foes) {
      if (this.#hasChanged(foe)) {
        const before = foe.left;
        this.#attack(foe);
        hasChanged ||= foe.left !== before;
      }
      value += foe.value;
    }
    if (hasChanged) {
      this.#changes += 1;
      this.#weakened = this.#foes.filter(({ left }) => left < 1);
    }
    return value;
  }

  #hasChanged({ around, seen }: Foe): boolean {
    let hasChanged = false;
    for (let i = 0; i < around.length; i++) {
      const company = this.#at[around[i]];
      hasChanged ||= company !== seen[i];
      seen[i] = company;
    }
    return hasChanged;
  }

  #attack(foe: Foe): void {
    const { scene } = this.brief;
    const { force, post, seen, worth, prize } = foe;
    let [strength, risked, isMet, isBound] = [0, 0, false, false];
    for (const company of seen) {
      if (company === undefined) continue;
      isMet = true;
      const { hex, men } = company;
      const share = this.fronts[hex];
      strength += strengthOf(scene.world, men, hex, [force.hex]) / share;
      for (let i = 0; i < men.length && i < ABREAST; i++) risked += men[i].worth / share;
      isBound ||= !isWalled(scene, hex);
    }
    const { dealt, suffered, taken } = fight(strength, risked, [post]);
    const result = dealt * (foe.isWalled ? 1 : WEIGHT.flight) + prize * taken - suffered;
    const isMade = isMet && (result > 0 || isBound);
    foe.value = isMade ? result : 0;
    foe.left = isMade ? 1 - Math.min(1, dealt / Math.max(1, worth)) : 1;
  }

  /** What places are worth that the player holds, or will hold, and keeps. */
  #places(): number {
    const { scene, places } = this.brief;
    let value = 0;
    for (const { hex, holder, worth } of places) {
      const company = this.#at[hex];
      if (!company && (holder !== scene.player || scene.camps.has(hex))) continue;
      value += worth * (scene.last ? 1 : 1 - this.#lost(hex, company));
    }
    return value;
  }

  /** The chance that a place is lost in the enemy's next turn. */
  #lost(hex: number, company: Company | undefined): number {
    if (company === undefined) return this.#threat(hex, ENTERS, this.#enters[hex]) > 0 ? WEIGHT.entered : 0;
    const strength = this.#strike(hex);
    let faces = 0;
    for (const share of SHARES) if (Math.floor(strength * share) >= company.post.price) faces += 1;
    return (WEIGHT.stormed * faces) / SHARES.length;
  }

  /** What the enemy's next attacks may cost, beyond what they cost the enemy. */
  #harm(): number {
    let [worst, sum] = [0, 0];
    for (const company of this.#companies.values()) {
      const strength = this.#strike(company.hex);
      if (strength <= 0) continue;
      const loss = company.lossTo(strength);
      worst = Math.max(worst, loss);
      sum += loss;
    }
    return this.brief.scene.mood.fear * (WEIGHT.worst * worst + WEIGHT.rest * (sum - worst));
  }

  /** What the enemy can strike with in a hex, less what is expected to fall before. */
  #strike(hex: number): number {
    if (this.#checked[hex] !== this.#changes) {
      this.#threats[hex] = this.#threat(hex, STRIKES, this.#strikes[hex]);
      this.#checked[hex] = this.#changes;
    }
    return this.#threats[hex];
  }

  #threat(hex: number, menace: Menace, whole: number): number {
    for (const { force } of this.#weakened) {
      if (partOf(force, hex, menace) === 0) continue;
      let sum = 0;
      for (const foe of this.#foes) sum += partOf(foe.force, hex, menace) * foe.left;
      return Math.min(CROWD, sum);
    }
    return Math.min(CROWD, whole);
  }
}

/** Walls that double their garrison: nobody has to leave them. */
export const isWalled = ({ world, state }: Scene, hex: number): boolean => {
  const structure = world.land.structure[hex];
  return (structure === 'fortress' || structure === 'stockade') && !state.ruined.includes(hex);
};
