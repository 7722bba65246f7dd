import type { BattleReport, Company, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { distance } from '@hexwyrm/hexmap';
import type { Mark } from '../../../../board/types.ts';

/** Attackers, targets and strengths, while a battle is put together and fought. */
export function battleMarks(view: View, battle: BattleReport | null): readonly Mark[] {
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
