import { remember } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import type { Bridge, State } from '../core/state.ts';

/** Entrances, breaches, carcasses and bridges as they were when last looked at. */
class Ground {
  changes = 0;
  #entrances: readonly number[] = [];
  #breaches: readonly number[] = [];
  #carcasses: readonly number[] = [];
  #bridges: readonly Bridge[] = [];

  lookAt({ entrances, breaches, carcasses, bridges }: State): void {
    if (
      areSame(this.#entrances, entrances) &&
      areSame(this.#breaches, breaches) &&
      areSame(this.#carcasses, carcasses) &&
      this.#hasSameBridges(bridges)
    )
      return;
    this.changes += 1;
    this.#entrances = entrances.slice();
    this.#breaches = breaches.slice();
    this.#carcasses = carcasses.slice();
    this.#bridges = bridges.map((bridge) => ({ ...bridge }));
  }

  copy(): Ground {
    const copy = new Ground();
    copy.changes = this.changes;
    copy.#entrances = this.#entrances;
    copy.#breaches = this.#breaches;
    copy.#carcasses = this.#carcasses;
    copy.#bridges = this.#bridges;
    return copy;
  }

  #hasSameBridges(bridges: readonly Bridge[]): boolean {
    const seen = this.#bridges;
    if (seen.length !== bridges.length) return false;
    for (let i = 0; i < seen.length; i++)
      if (seen[i].hex !== bridges[i].hex || seen[i].stage !== bridges[i].stage) return false;
    return true;
  }
}

function areSame(before: readonly number[], now: readonly number[]): boolean {
  if (before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}

const groundOf = remember<Board, Ground>(
  () => new Ground(),
  (ground) => ground.copy(),
);

/** How often the ground has changed in ways that let units pass or stop them. */
export function groundChanges(board: Board): number {
  const ground = groundOf(board);
  ground.lookAt(board.state);
  return ground.changes;
}
