import type { Event, View } from '@hexwyrm/dragon-pass';
import type { UnitId } from '../../../board/types.ts';
import type { LogEvent } from '../../../replay/log-events.ts';

/** What became of a player's units. */
export interface Fate {
  lost: number;
  disrupted: number;
  back: number;
}

/** What a fight cost each player, by their place among the seats. */
export type Toll = Map<number, Fate>;

export interface Battle {
  readonly targets: readonly string[];
  readonly toll: Toll;
  /** How many actions had been taken when it was declared. */
  readonly actions: number;
}

const FATES: Partial<Record<Event['type'], keyof Fate>> = {
  eliminated: 'lost',
  disrupted: 'disrupted',
  retreated: 'back',
};

const ownerOf = ({ units, unseen }: View, id: UnitId): number | undefined =>
  [...units, ...unseen].find((unit) => unit.id === id)?.owner;

function count(toll: Toll, player: number, fate: keyof Fate, by = 1): void {
  const fates = toll.get(player) ?? { lost: 0, disrupted: 0, back: 0 };
  fates[fate] += by;
  toll.set(player, fates);
}

/** The battles and what each of them cost; `outside`: what became of units in none of them. */
export function battlesIn(missed: readonly LogEvent<Event>[], view: View) {
  const battles: Battle[] = [];
  const outside: Toll = new Map();
  let fought: Battle | null = null;
  for (const { event, actions } of missed) {
    if (event.type === 'battle-declared') {
      fought = { targets: event.targets, toll: new Map(), actions };
      battles.push(fought);
    }
    const fate = FATES[event.type];
    const owner = 'unit' in event ? ownerOf(view, event.unit) : undefined;
    if (fate !== undefined && owner !== undefined) count(fought?.toll ?? outside, owner, fate);
    if (event.type === 'battle-ended') fought = null;
  }
  // A battle still being fought has cost nothing yet.
  return { battles: battles.filter((battle) => battle !== fought || battle.toll.size > 0), outside };
}

/** All of them as one. */
export function tollOf(battles: readonly Battle[]): Toll {
  const sum: Toll = new Map();
  for (const { toll } of battles)
    for (const [player, { lost, disrupted, back }] of toll) {
      count(sum, player, 'lost', lost);
      count(sum, player, 'disrupted', disrupted);
      count(sum, player, 'back', back);
    }
  return sum;
}
