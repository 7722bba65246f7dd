import type { Mood } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import { type Action, dragonPassRules, type State } from '../../index.ts';
import { arrange } from './march.ts';
import { briefOf, Outlook } from './outlook.ts';
import { sceneOf } from './scene.ts';
import { waysIn } from './ways.ts';

/** A movement phase thought out: each unit that moves, with its steps. */
export type Plan = readonly { readonly unit: number; readonly path: readonly string[] }[];

/** Units with the greatest strength come last and so lie on top; single beings never do. */
export function planOf(state: State, seat: Seat, mood: Mood): Plan {
  const scene = sceneOf(state, seat, mood);
  const waysOf = waysIn(scene);
  arrange(new Outlook(briefOf(scene)), waysOf);
  return scene.own
    .toSorted((a, b) => Number(a.major) - Number(b.major) || a.cf - b.cf)
    .flatMap((man) => {
      const path = man.hex === man.from ? undefined : waysOf(man).get(man.hex);
      return path === undefined ? [] : [{ unit: man.id, path }];
    });
}

/** The next step of a plan that is still possible, or null when it is carried out. */
export function nextStep(
  plan: Plan,
  state: State,
  seat: Seat,
  nameOf: (hex: number) => string,
): Action | null {
  for (const { unit, path } of plan) {
    const at = path.indexOf(nameOf(state.units[unit].hex));
    if (at < 0 || at === path.length - 1) continue;
    const step: Action = { type: 'step', unit, to: path[at + 1] };
    if (dragonPassRules.explain(state, seat, step).ok) return step;
  }
  return null;
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
