import { fight, type Post, postAt } from './fight/melee.ts';
import type { Errands } from './move/errands.ts';
import type { Man, Scene } from './scene.ts';

/** So many in one hex are no crowd yet. */
const ROOM = 6;

interface Setting {
  readonly scene: Scene;
  readonly errands: Errands;
}

/** Men of the player in one hex, and what follows from that alone. It never changes, so what is found out about it is kept. */
export class Company {
  readonly hex: number;
  /** The strongest first. */
  readonly men: readonly Man[];
  readonly post: Post;
  readonly worth: number;
  /** How far they all are from where they are wanted, in movement points for each point of strength. */
  readonly toil: number;
  /** More than there is room for. */
  readonly crowd: number;
  readonly #setting: Setting;
  #parting: readonly Man[] | null = null;
  #rest: Company | undefined;
  #threat = 0;
  #loss = 0;

  constructor(setting: Setting, hex: number, men: readonly Man[]) {
    this.#setting = setting;
    this.hex = hex;
    this.men = men;
    this.post = postAt(setting.scene.world, hex, men);
    this.crowd = Math.max(0, men.length - ROOM);
    let [worth, toil] = [0, 0];
    for (const man of men) {
      worth += man.worth;
      toil += Math.max(1, man.cf) * (setting.errands.get(man.id)?.[hex] ?? 0);
    }
    this.worth = worth;
    this.toil = toil;
  }

  with(men: readonly Man[]): Company {
    return new Company(this.#setting, this.hex, [...this.men, ...men].sort(byStrength));
  }

  /** Those who stay, if anybody does. The same men leave again and again, while it is looked where to. */
  without(men: readonly Man[]): Company | undefined {
    if (this.#parting !== men) {
      const rest = this.men.filter((man) => !men.includes(man));
      this.#rest = rest.length === 0 ? undefined : new Company(this.#setting, this.hex, rest);
      this.#parting = men;
    }
    return this.#rest;
  }

  /** What an attack of that strength may cost, beyond what it costs the enemy. */
  lossTo(strength: number): number {
    if (this.#threat !== strength) {
      const { dealt, suffered } = fight(strength, strength, [this.post]);
      this.#threat = strength;
      this.#loss = Math.max(0, dealt - suffered);
    }
    return this.#loss;
  }
}

const byStrength = (a: Man, b: Man): number => b.cf - a.cf || a.id - b.id;
