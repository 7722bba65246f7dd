import type { Event, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
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

/** The hexes of the battle being fought. */
export function hexesFought({ frames, corrections }: View): readonly string[] {
  const battle = frames.find((frame) => frame.kind === 'battle');
  const { names } = worldFor(corrections).land.grid;
  return battle?.kind === 'battle' ? battle.targets.map((hex) => names[hex]) : [];
}

/** The hexes of the battle that was being fought when these things began to happen, if there was one. */
function hexesBefore(missed: readonly LogEvent<Event>[], view: View): readonly string[] {
  const first = missed.find(({ event: { type } }) => type === 'battle-declared' || type === 'battle-ended');
  if (first === undefined) return hexesFought(view);
  return first.event.type === 'battle-ended' ? first.event.targets : [];
}

/** The battles and what each of them cost; `outside`: what became of units in none of them. */
export function battlesIn(missed: readonly LogEvent<Event>[], view: View) {
  const before = hexesBefore(missed, view);
  const outside: Toll = new Map();
  let fought: Battle | null =
    before.length === 0 ? null : { targets: before, toll: new Map(), actions: missed[0]?.actions ?? 0 };
  const battles: Battle[] = fought === null ? [] : [fought];
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
  const told = battles.filter((battle) => battle !== fought || battle.toll.size > 0);
  return { battles: told, outside };
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
