import { type Action, battleIn, battleWith, type View, worldFor } from '@hexwyrm/dragon-pass';
import { distance } from '@hexwyrm/hexmap';
import type { Mark } from '../../../../board/types.ts';
import type { Preview } from '../../../../table/desk.ts';
import type { Looked } from '../../../../table/kit.ts';
import { isMuster } from './muster.ts';

interface OurLook extends Looked {
  readonly preview: Preview<Action> | null;
}

/** Who attacks whom and with how much, while a battle is put together and fought. */
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
    ...attack.companies.flatMap(({ hex, total }) => strength(hex, total, 'odds')),
    ...defence.companies.flatMap(({ hex, total }) => strength(hex, total, 'gain')),
  ];
}

const strength = (hex: number, total: number, tone: 'odds' | 'gain'): Mark[] =>
  hex < 0 || total === 0 ? [] : [{ kind: 'chip', hex, text: `${total}`, tone }];
