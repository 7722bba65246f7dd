import { type Dice, type Seat, shuffle } from '@hexwyrm/kernel';
import { openBoard } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import { shaped } from '../core/shape.ts';
import { cloneState, type State, type Unit } from '../core/state.ts';
import { type Phase, type Player, WAITING } from '../core/vocabulary.ts';
import { worldFor } from '../core/world/world.ts';
import { guessedPowers } from '../powers/powers.ts';
import { isScreened, playerAt, settingUp } from '../screening/knowledge.ts';
import { undeployedOf } from '../setup/undeployed.ts';
import { findContacts } from '../stacks/contacts.ts';
import { type SeenStack, type UnseenUnit, type View, viewFor } from './view.ts';

/** A full state the seat cannot distinguish from the true one, made only from its view and the dice. */
export function sampleState(state: State, seat: Seat, dice: Dice): State {
  if (state.outcome) return cloneState(state);
  const view = viewFor(state, seat);
  const guess = isScreened(state) ? guessFrom(view, seat, dice) : cloneState(state);
  return shaped({ ...guess, ...guessedPowers(view, playerAt(view, seat), dice) });
}

/** Distributes unknown counters, front side up, over the visible places of their owner and colour. */
function guessFrom(view: View, seat: Seat, dice: Dice): State {
  const { stacks, unplaced, unseen, fought, units, frames, ...seen } = view;
  const guess = shaped({ ...seen, units: [], frames: [] });
  for (const { id, ...unit } of units) guess.units[id] = unit;
  const player = playerAt(guess, seat);
  const veiled = settingUp(view).filter((other) => other !== player);
  const spots = spotsIn(view);
  for (const [kind, counters] of kinds(view, unseen)) {
    const free = spots.get(kind) ?? [];
    shuffle(dice, counters).forEach(({ id, ...counter }, index) => {
      const spot = free[index];
      guess.units[id] = { ...counter, ...(spot ?? WAITS) };
      if (!spot && !veiled.includes(counter.owner))
        guess.arrivals.push({ unit: id, hexes: [], capital: false });
    });
  }
  guess.frames = frames.map((frame) => reopened(guess, frame, veiled));
  if (COMBAT.has(view.phase) && view.active !== player) guess.contacts = findContacts(openBoard(guess));
  return guess;
}

/** The place and condition of a counter. */
type Spot = Omit<Unit, keyof UnseenUnit>;

const IDLE = { down: false, shaken: false, fought: false, did: null } as const;
const WAITS: Spot = { hex: WAITING, rank: 0, ...IDLE };

/** Phases in which only the attacker knows the contacts at the start of combat. */
const COMBAT: ReadonlySet<Phase> = new Set(['commit', 'battles', 'support']);

const kindOf = (owner: Player, colour: string): string => `${owner} ${colour}`;

/** The places of counters that the seat cannot name, by owner and colour. */
function spotsIn(view: View): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  for (const stack of view.stacks) {
    const nameless = stack.places.flatMap((place, depth) =>
      place.unit === null ? [{ ...place, depth }] : [],
    );
    const fought = view.fought.find(({ hex }) => hex === stack.hex)?.count ?? 0;
    nameless.forEach(({ owner, colour, depth }, index) => {
      const kind = kindOf(owner, colour);
      spots.set(kind, [
        ...(spots.get(kind) ?? []),
        {
          ...IDLE,
          hex: stack.hex,
          rank: stack.places.length - 1 - depth,
          fought: index < fought,
          did: isStirred(view, stack, depth) ? { ...UNMOVED, from: stack.hex } : null,
        },
      ]);
    });
  }
  return spots;
}

const UNMOVED = { spent: 0, stopped: false, paid: 0, bonus: false } as const;

/** By the first rules a stack of the player who moves hides its top once a unit of it has moved. */
const isStirred = (view: View, { places }: SeenStack, depth: number): boolean =>
  view.phase === 'movement' &&
  view.followed === undefined &&
  places.findIndex(({ owner }) => owner === view.active) === depth;

function kinds(view: View, unseen: readonly UnseenUnit[]): Map<string, UnseenUnit[]> {
  const { types } = worldFor(view.corrections);
  const groups = new Map<string, UnseenUnit[]>();
  for (const counter of unseen) {
    const kind = kindOf(counter.owner, types[counter.type].nation);
    groups.set(kind, [...(groups.get(kind) ?? []), counter]);
  }
  return groups;
}

/** A player whose setup the seat cannot see may as well have all of it still to do. */
const reopened = (guess: State, frame: Frame, veiled: readonly Player[]): Frame =>
  frame.kind === 'deploy' && veiled.includes(frame.player)
    ? { ...frame, unit: undeployedOf(openBoard(guess), frame.player, [])[0] ?? -1 }
    : frame;
