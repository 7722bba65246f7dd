import { dragonRage, QUERIES, type State } from '@hexwyrm/dragon-rage';
import type { ReadParams, Seat } from '@hexwyrm/kernel';
import { parseWith } from '@hexwyrm/protocol';
import type { RageView } from './view.ts';

/** What the host sends a table. */
export function tableView(state: State, seat: Seat): RageView {
  const view = dragonRage.view(state, seat);
  const { score, morale, berserk, boosted } = QUERIES;
  const toldNothing: ReadParams = (schema) => parseWith(schema, {}, 'bad-params');
  const asked = [view, seat, toldNothing] as const;
  return {
    ...view,
    answers: {
      score: score.ask(...asked),
      morale: morale.ask(...asked),
      berserk: berserk.ask(...asked),
      boosted: boosted.ask(...asked),
    },
  };
}
