import type { Mood } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import { type Action, dragonPassRules, type State } from '../../../index.ts';
import { briefOf, Outlook } from '../outlook.ts';
import { type Man, sceneOf } from '../scene.ts';
import { arrange } from './march.ts';
import { type Ways, waysIn } from './ways.ts';

interface March {
  readonly unit: number;
  readonly path: readonly string[];
}

/** A movement phase thought out, as far as there has been time: each unit that moves, with its steps. */
export class Plan {
  readonly #own: readonly Man[];
  readonly #waysOf: (man: Man) => Ways;
  readonly #nameOf: (hex: number) => string;
  /** Those who have set out, and go where they were sent. */
  readonly #begun = new Set<Man>();
  #thought: Generator<undefined, void, boolean> | null;
  #marches: readonly March[] = [];

  constructor(state: State, seat: Seat, mood: Mood) {
    // Thought may go on later in the phase, when the state has changed.
    const scene = sceneOf(dragonPassRules.clone(state), seat, mood);
    const { names } = scene.world.land.grid;
    this.#own = scene.own;
    this.#waysOf = waysIn(scene);
    this.#nameOf = (hex) => names[hex];
    this.#thought = arrange(new Outlook(briefOf(scene)), this.#waysOf, this.#begun);
  }

  /** The next step, or null when nobody moves any more. Thinks until its time is over, but until there is a step at least. */
  next(state: State, seat: Seat, isOver?: () => boolean): Action | null {
    for (const man of this.#own) if (state.units[man.id].hex !== man.from) this.#begun.add(man);
    for (;;) {
      const isLate = isOver?.() === true;
      const step = isLate || this.#thought === null ? this.#step(state, seat) : null;
      if (step !== null || this.#thought === null) return step;
      if (this.#thought.next(isLate).done) this.#thought = null;
      this.#marches = [];
    }
  }

  #step(state: State, seat: Seat): Action | null {
    if (this.#marches.length === 0) this.#marches = this.#marchesNow();
    for (const { unit, path } of this.#marches) {
      const at = path.indexOf(this.#nameOf(state.units[unit].hex));
      if (at < 0 || at === path.length - 1) continue;
      const step: Action = { type: 'step', unit, to: path[at + 1] };
      if (dragonPassRules.explain(state, seat, step).ok) return step;
    }
    return null;
  }

  /** Units with the greatest strength come last and so lie on top; single beings never do. */
  #marchesNow(): readonly March[] {
    return this.#own
      .toSorted((a, b) => Number(a.major) - Number(b.major) || a.cf - b.cf)
      .flatMap((man) => {
        const path = man.hex === man.from ? undefined : this.#waysOf(man).get(man.hex);
        return path === undefined ? [] : [{ unit: man.id, path }];
      });
  }
}

/**
 * What a plan is made for: where everybody was when the phase began. Who exactly the enemies are is left out: what is hidden is
 * drawn again for each step, and a plan is carried out to its end.
 */
export function keyOf({ scenario, turn, active, units }: State): string {
  const own: number[] = [];
  const others = new Set<number>();
  units.forEach(({ owner, hex, did }) => {
    if (owner === active) own.push(did?.from ?? hex);
    else if (hex >= 0) others.add(hex);
  });
  return `${scenario} ${turn} ${active} ${own.join(' ')} / ${[...others].sort((a, b) => a - b).join(' ')}`;
}
