import type { View } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { CurtainKit } from '../../../curtain/kit.ts';
import { coverOf } from '../home/covers.ts';
import { sideOf } from '../view.ts';
import { Standard } from './Standard.tsx';

/** The curtain of Dragon Rage. */
export const rageCurtain: CurtainKit = {
  pictureOf: ({ map }: View) => coverOf(map),
  Standard: ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
    <Standard side={sideOf(view, seat) ?? 'defender'} map={view.map} />
  ),
  secretOf: (decision) => (decision === 'draft' ? 'home.curtain.army' : null),
};
