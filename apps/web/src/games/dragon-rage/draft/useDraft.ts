import type { Ledger, PriceList, Ware } from '@hexwyrm/dragon-rage';
import type { UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useGame } from '../../../engine/store.ts';
import { useRageTable } from '../useRageTable.ts';
import type { Side } from '../view.ts';

/** An army that is being gathered on this screen. */
export interface Muster {
  readonly side: Side;
  readonly ledger: Ledger;
}

/** What the drafting screen shows and does. */
export interface Draft {
  readonly planned: boolean;
  readonly musters: readonly Muster[];
  /** The army whose shop is open. */
  readonly open: Muster;
  turnTo(side: Side): void;
  readonly goal: PriceList['goal'];
  /** The goals a planner may set; empty if the goal is fixed. */
  readonly goals: readonly number[];
  add(what: UnitTypeId): void;
  remove(side: Side, what: UnitTypeId): void;
  /** Finishes the army, or the plan with this goal. */
  finish(goal: number | null): void;
  takeGoalBack(): void;
  undo(): void;
  redo(): void;
}

const SIDES: readonly Side[] = ['invader', 'defender'];

/** Runs tasks in sequence: fast clicks are not lost. */
function useInTurn(): (work: () => Promise<void>) => void {
  const last = useRef(Promise.resolve());
  return useCallback((work) => {
    last.current = last.current.then(work);
  }, []);
}

/** The draft or plan that the person at the screen is asked for; null where something else is. */
export function useDraft(): Draft | null {
  const { view, mine, legal } = useRageTable();
  const { act, retract, undo, redo } = useGame();
  const inTurn = useInTurn();
  const [wanted, turnTo] = useState<Side>('invader');
  return useMemo(() => {
    const { priceList } = view;
    const planned = view.frames.at(-1)?.kind === 'plan';
    const musters = SIDES.flatMap((side) => {
      const ledger = priceList?.ledgers[side];
      return ledger ? [{ side, ledger }] : [];
    });
    const open = musters.find(({ side }) => side === wanted) ?? musters[0];
    if (!mine || priceList === undefined || open === undefined) return null;
    const recruit = (side: Side, what: UnitTypeId) =>
      planned ? ({ type: 'recruit', what, side } as const) : ({ type: 'recruit', what } as const);
    return {
      planned,
      musters,
      open,
      turnTo,
      goal: priceList.goal,
      goals: legal.flatMap((action) => (action.type === 'goal' ? [action.goal] : [])),
      add: (what) => inTurn(() => act([recruit(open.side, what)])),
      remove: (side, what) => inTurn(() => retract(recruit(side, what))),
      finish: (goal) =>
        inTurn(() => act([...(goal === null ? [] : [{ type: 'goal', goal }]), { type: 'ready' }])),
      takeGoalBack: () => inTurn(() => retract({ type: 'goal', goal: priceList.goal.set })),
      undo: () => inTurn(() => undo()),
      redo: () => inTurn(() => redo()),
    };
  }, [view, mine, legal, act, retract, undo, redo, inTurn, wanted]);
}

/** Those of an army that have been taken. */
export const takenOf = ({ wares }: Ledger): readonly Ware[] => wares.filter(({ taken }) => taken > 0);
