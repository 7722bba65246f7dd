import {
  type Dice,
  type Effect,
  type Fraction,
  type Game,
  type GameEvent,
  type GameState,
  type Reason,
  reduce,
  type Seat,
} from '@hexwyrm/kernel';
import { mean } from '../ratings/statistics.ts';
import type { Counsel, Lone } from './counsel.ts';
import { fates } from './fates.ts';
import { carryOut, type Note, placed } from './rehearse.ts';

/** Reasons told of what the dice of a plan do, of what it leads to, and of what it risks. */
const TOLD = { deeds: 3, gains: 1, risks: 1 } as const;
/** What leads to something more seldom, or hardly oftener than other plans, is no reason. */
const LIKELY = 0.25;
/** The two-sided 95 % point of the normal distribution. */
const Z = 1.96;
/** All ways in which two dice fall. */
const WAYS = 36;

/** Effects by what they are, and how often each was seen. */
type Sightings = Map<string, { readonly effect: Effect; weight: number }>;

/** What is known of one plan: how its trials ended, and what it does, leads to and risks. */
export class Evidence<S extends GameState, A, E extends GameEvent, V> {
  readonly actions: readonly A[];
  readonly #game: Game<S, A, E, V>;
  readonly #counsel: Counsel<S, A, E, V>;
  readonly #start: S;
  readonly #seat: Seat;
  readonly #view: V;
  readonly #scores: number[] = [];
  /** Trials of rounds that are complete. */
  #settled = 0;
  readonly #seen: Sightings = new Map();

  constructor(
    game: Game<S, A, E, V>,
    counsel: Counsel<S, A, E, V>,
    start: S,
    seat: Seat,
    actions: readonly A[],
  ) {
    this.#game = game;
    this.#counsel = counsel;
    this.#start = start;
    this.#seat = seat;
    this.#view = game.view(start, seat);
    this.actions = actions;
  }

  add(chance: number): void {
    this.#scores.push(chance);
  }

  /** A round is over: its trial counts. */
  settle(): void {
    this.#settled = this.#scores.length;
  }

  get chance(): number {
    return mean(this.#scores.slice(0, this.#settled));
  }

  get give(): number {
    const scores = this.#scores.slice(0, this.#settled);
    if (scores.length < 2) return 0.5;
    const middle = mean(scores);
    const squares = scores.reduce((sum, score) => sum + (score - middle) ** 2, 0);
    return Math.min(0.5, Z * Math.sqrt(squares / (scores.length - 1) / scores.length));
  }

  /** Watches one trial: each thing that happens in it counts once. */
  witness(): Note<S, E> {
    const known = new Set<string>();
    return (events, after) => {
      for (const [key, effect] of this.#effects(events, after)) {
        if (known.has(key)) continue;
        known.add(key);
        sight(this.#seen, key, effect, 1);
      }
    };
  }

  /** What the plan does, by the odds of its dice, and what came of it oftener than of its rivals. */
  reasons(rivals: readonly Evidence<S, A, E, V>[], dice: Dice): readonly Reason[] {
    const { sightings, isOpen } = this.#deeds(dice);
    const deeds = merged(sightings)
      .slice(0, TOLD.deeds)
      .map(({ effect, weight }): Reason => {
        const reason = { ...effect, chance: inWays(weight) };
        return isOpen ? { ...reason, tried: true } : reason;
      });
    const later = this.#ahead(rivals).filter(([key]) => !sightings.has(key));
    const tried = (harm: boolean, count: number): readonly Reason[] =>
      later
        .filter(([, { effect }]) => (effect.harm === true) === harm)
        .slice(0, count)
        .map(([, { effect, weight }]) => ({ ...effect, chance: [weight, this.#scores.length], tried: true }));
    return [...deeds, ...tried(false, TOLD.gains), ...this.#posture(), ...tried(true, TOLD.risks)];
  }

  #frequency(key: string): number {
    return (this.#seen.get(key)?.weight ?? 0) / Math.max(1, this.#scores.length);
  }

  /** What happened oftener than to rivals, the clearest first. */
  #ahead(rivals: readonly Evidence<S, A, E, V>[]) {
    const lead = (key: string): number =>
      this.#frequency(key) - mean(rivals.map((rival) => rival.#frequency(key)));
    return [...this.#seen]
      .filter(([key]) => this.#frequency(key) >= LIKELY && lead(key) >= LIKELY)
      .sort(([a], [b]) => lead(b) - lead(a));
  }

  #deeds(dice: Dice): { readonly sightings: Sightings; readonly isOpen: boolean } {
    const sightings: Sightings = new Map();
    const all = fates((each) => this.#outcome(each), dice);
    for (const { weight, result } of all)
      for (const [key, effect] of result) sight(sightings, key, effect, weight);
    return { sightings, isOpen: all.some(({ open }) => open) };
  }

  /** What the plan does when the dice fall so, each thing once. */
  #outcome(dice: Dice): ReadonlyMap<string, Effect> {
    const found = new Map<string, Effect>();
    carryOut(this.#game, this.#game.clone(this.#start), this.#seat, this.actions, dice, (events, after) => {
      for (const [key, effect] of this.#effects(events, after)) found.set(key, effect);
    });
    return found;
  }

  /** What the unit comes closer to, and the dearest unit that is then newly alone with the enemy. */
  #posture(): readonly Reason[] {
    const after = placed(this.#game, this.#start, this.#seat, this.actions);
    const { lone, aimOf } = this.#counsel;
    const reasons: Reason[] = [];
    const [first] = this.actions;
    const unit = this.#game.unitOf(first);
    const [from, to] = [this.#start, after].map((state) =>
      unit === null ? null : aimOf(state, this.#seat, unit),
    );
    if (unit !== null && from && to && to.distance < from.distance)
      reasons.push({ what: 'nears', units: [unit], hexes: [to.hex], points: to.distance, chance: SURE });
    const before = lone(this.#start, this.#seat);
    const isNew = (left: Lone): boolean => before.every((other) => other.unit !== left.unit);
    const [left] = lone(after, this.#seat).filter(isNew);
    if (left)
      reasons.push({ what: 'alone', units: [left.unit], foes: left.foes.map(this.#named), chance: SURE });
    return reasons;
  }

  /** What events mean to the seat, in names that it knows. */
  #effects(events: readonly E[], after: S): readonly (readonly [key: string, effect: Effect])[] {
    return events.flatMap((event) => {
      const effect = this.#counsel.effectOf(event, after, this.#seat);
      if (effect === null) return [];
      const { units } = effect;
      const named = units === undefined ? effect : { ...effect, units: units.map(this.#named) };
      return [[JSON.stringify(named), named] as const];
    });
  }

  readonly #named = (unit: number): number => (this.#counsel.knows(this.#view, unit) ? unit : HIDDEN);
}

/** A unit that the seat cannot name. */
const HIDDEN = -1;

const SURE: Fraction = [1, 1];

function sight(sightings: Sightings, key: string, effect: Effect, weight: number): void {
  const known = sightings.get(key);
  if (known) known.weight += weight;
  else sightings.set(key, { effect, weight });
}

/** The likeliest first; the same thing that is as likely of several units or hexes is said once. */
function merged(sightings: Sightings): readonly { readonly effect: Effect; readonly weight: number }[] {
  const groups = new Map<string, { effect: Effect; readonly weight: number }>();
  for (const { effect, weight } of sightings.values()) {
    const key = `${effect.what} ${effect.harm} ${inWays(weight)}`;
    const known = groups.get(key);
    if (known) known.effect = together(known.effect, effect);
    else groups.set(key, { effect, weight });
  }
  return [...groups.values()].sort((a, b) => b.weight - a.weight);
}

const together = (one: Effect, other: Effect): Effect => ({
  ...one,
  ...(one.units && { units: [...one.units, ...(other.units ?? [])] }),
  ...(one.hexes && { hexes: [...one.hexes, ...(other.hexes ?? [])] }),
  ...(one.points !== undefined && { points: one.points + (other.points ?? 0) }),
});

/** A weight as a fraction of all ways in which two dice fall. */
const inWays = (weight: number): Fraction => reduce([Math.round(weight * WAYS), WAYS]);
