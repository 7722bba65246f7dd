import type { Dice, Game, Seat } from '@hexwyrm/kernel';
import {
  type Action,
  type Event,
  PEOPLES,
  type State,
  type View,
  type World,
  worldFor,
} from '../../index.ts';
import { worthOf } from '../stacks.ts';

type DragonPass = Game<State, Action, Event, View>;
type People = (typeof PEOPLES)[number];
type Diplomacy = NonNullable<State['diplomacy']>;

/** How much of the choice is judgement; the rest is left to a die. */
const STEADY = 0.82;
/** No people comes cheaper. */
const LEAST = 5;

/**
 * The next gift of points: few peoples get many, so that a claim holds against a rival who shares out. Which of those that are
 * about equally worth it, is left to the dice: who plays alike would meet at the same courts and win none.
 */
export function chooseGift(game: DragonPass, state: State, seat: Seat, dice: Dice): Action | null {
  const { diplomacy } = state;
  if (diplomacy === undefined) return null;
  const gifts = game.legal(state, seat).filter((action) => action.type === 'allot');
  const left = Math.max(0, ...gifts.map(({ points }) => points));
  const world = worldFor(state.corrections);
  const player = state.seats.indexOf(seat);
  let best: { people: string; points: number } | null = null;
  let most = 0;
  for (const people of PEOPLES) {
    if (people.lead === undefined || diplomacy.allied.some((ally) => ally.people === people.id)) continue;
    const need = priceOf(diplomacy, player, people, people.lead);
    const promise =
      (worthOfPeople(state, world, people) / Math.max(LEAST, need)) *
      (STEADY + (1 - STEADY) * (dice.d6() / 3.5));
    if (need <= 0 || promise <= most) continue;
    most = promise;
    best = { people: people.id, points: Math.min(need, left) };
  }
  return best === null || left === 0 ? null : { type: 'allot', ...best };
}

/** How many points more make a claim likely to be granted: a rival may have given what he needs himself. */
function priceOf({ ledger, told }: Diplomacy, player: number, { id }: People, lead: number): number {
  const own = ledger.filter((entry) => entry.player === player && entry.people === id);
  const mine = own.reduce((sum, { points }) => sum + points, 0);
  const heard = told.filter(({ people }) => people === id);
  // What others have said they have, and what the denial of a claim gives away.
  const known = heard.map((telling) => {
    if (telling.player !== player) return telling.points;
    return telling.claim === 'denied' ? telling.points - lead + 1 : 0;
  });
  return lead + Math.max(lead, ...known) - mine;
}

/** The worth of all units that come with a people. */
function worthOfPeople({ units }: State, world: World, { units: levies }: People): number {
  return units.reduce((sum, unit) => {
    const { id } = world.types[unit.type];
    const comes = levies.some(
      ({ type, number = unit.number + 1 }) => type === id && number === unit.number + 1,
    );
    return comes ? sum + worthOf(world, unit) : sum;
  }, 0);
}
