import { type Action, battleIn, battleWith, type Company, type View, worldFor } from '@hexwyrm/dragon-pass';
import { distance } from '@hexwyrm/hexmap';
import type { Mark } from '../../../../board/types.ts';
import type { Looked } from '../../../../table/kit.ts';
import type { Preview } from '../../../../table/select/selection-store.ts';
import { isMuster } from './muster.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** Attackers, targets and strengths, while a battle is put together and fought. */
export function battleMarks(view: View, { preview }: OurLook): readonly Mark[] {
  const looked = preview?.action;
  const tried = looked !== undefined && isMuster(looked) ? battleWith(view, looked) : null;
  const battle = tried ?? battleIn(view);
  if (battle === null) return [];
  const { grid } = worldFor(view.corrections).land;
  const { targets, attack, defence } = battle;
  return [
    ...targets.map((hex): Mark => ({ kind: 'target', hex })),
    ...attack.companies.flatMap(({ hex: from }) =>
      targets
        .filter((hex) => distance(grid, from, hex) === 1)
        .map((hex): Mark => ({ kind: 'strike', hex, from })),
    ),
    ...attack.companies.flatMap((company) => strength(company, 'odds')),
    ...defence.companies.flatMap((company) => strength(company, 'gain')),
  ];
}

/** What a stack fights with; with hidden counters it is more than that, or not known at all. */
function strength({ hex, total, hidden }: Company, tone: 'odds' | 'gain'): Mark[] {
  if (hex < 0 || (total === 0 && hidden === 0)) return [];
  const text = hidden === 0 ? `${total}` : total === 0 ? '?' : `${total}+`;
  return [{ kind: 'chip', hex, text, tone }];
}
