import { useState } from 'react';
import type { Draft } from './useDraft.ts';

/** The goal a planner has in mind; follows the formula until they change it. */
export interface GoalWish {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  change(goal: number): void;
  /** What must still be set before the plan is complete; null if nothing. */
  readonly pending: number | null;
}

export function usePlannedGoal({ goal, goals }: Draft): GoalWish {
  const [wanted, setWanted] = useState<number | null>(null);
  const least = goals[0] ?? 0;
  const most = goals.at(-1) ?? 0;
  const value = Math.min(Math.max(wanted ?? goal.total, least), most);
  return {
    value,
    least,
    most,
    change: (next) => setWanted(Number.isInteger(next) ? next : null),
    pending: goals.length > 0 && goal.set === null ? value : null,
  };
}
