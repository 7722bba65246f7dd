import { pickOne, type Seat, scriptedDice, seededDice } from '@hexwyrm/kernel';
import type { PrintedAction as Action } from '../core/actions.ts';
import { hexName, openBoard } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import type { Army } from '../core/frames.ts';
import type { State, Unit } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** A new game through the contract, with exactly these dice for the set-up. */
export function newGame(scenario: string, options: unknown = {}, ...dice: number[]) {
  const state: State = dragonRage.setup(scenario, options, scriptedDice(dice));

  const asked = (): Seat => {
    const seats = dragonRage.decision(state)?.seats ?? [];
    if (seats.length !== 1) throw new Error(`one seat should be asked, not ${seats.join(', ')}`);
    return seats[0];
  };
  const play = (seat: Seat, action: Action, ...rolls: number[]): readonly Event[] =>
    dragonRage.apply(state, seat, action, scriptedDice(rolls));

  return {
    state,
    asked,
    play,
    decision: () => dragonRage.decision(state),
    legal: (seat: Seat): readonly Action[] => dragonRage.legal(state, seat),
    refusal(seat: Seat, action: unknown): string | null {
      const verdict = dragonRage.explain(state, seat, action);
      return verdict.ok ? null : verdict.refusal.clause;
    },
    units: (side: Side): Unit[] => state.units.filter((unit) => unit.side === side),
    /** What the side has in play or waiting. */
    army(side: Side): Army {
      const army: Army = {};
      for (const unit of state.units) if (unit.side === side) army[unit.type] = (army[unit.type] ?? 0) + 1;
      return army;
    },
    recruit(seat: Seat, ...types: UnitTypeId[]): void {
      for (const what of types) play(seat, { type: 'recruit', what });
    },
    /** Sets up all that is left, each counter in the first hex offered. */
    deploy(): void {
      while (dragonRage.decision(state)?.kind === 'setup') {
        const seat = asked();
        play(seat, dragonRage.legal(state, seat)[0]);
      }
    },
    /** Takes random choices as long as decisions of that kind are open; throws if a seat has none. */
    wander(kind: string, seed: number, onStep?: (seat: Seat) => void): void {
      const dice = seededDice(seed);
      for (let open = dragonRage.decision(state); open?.kind === kind; open = dragonRage.decision(state)) {
        const seat = pickOne(dice, open.seats);
        onStep?.(seat);
        dragonRage.apply(state, seat, pickOne(dice, dragonRage.legal(state, seat)), dice);
      }
    },
    /** Printed number of the unit's hex, null if it is not on the map. */
    where: (unit: Unit): string | null => (unit.hex < 0 ? null : hexName(openBoard(state), unit.hex)),
  };
}
