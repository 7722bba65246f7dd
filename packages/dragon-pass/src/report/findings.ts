import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { type Condition, conditionIn } from './condition.ts';
import { garrisonsMissing } from './deployment.ts';
import { lossIn } from './losses.ts';

/** What words say that only the rules know. A table without rules has it from its host. */
export interface Findings {
  /** The part of a loss that no casualty has met yet. */
  lossLeft(view: View): number;
  garrisonsMissing(view: View, player: Player): readonly Hex[];
  conditionOf(view: View, unit: UnitId): Pick<Condition, 'frozen' | 'captured'>;
}

/** Worked out from the view. */
export const FINDINGS: Findings = {
  lossLeft: (view) => lossIn(view)?.left ?? 0,
  garrisonsMissing,
  conditionOf: conditionIn,
};
