import { type Event, scoreOf, type View } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { CurtainKit } from '../../../curtain/kit.ts';
import type { Say } from '../../../i18n/speech.ts';
import type { Happening } from '../../../replay/happenings.ts';
import { coverOf } from '../home/covers.ts';
import { sideOf } from '../view.ts';
import { recapOf } from './recap.ts';
import { Standard } from './Standard.tsx';

/** The curtain of Dragon Rage. */
export const rageCurtain: CurtainKit = {
  pictureOf: ({ map }: View) => coverOf(map),
  Standard: ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
    <Standard side={sideOf(view, seat) ?? 'defender'} map={view.map} />
  ),
  isSecret: (decision) => decision === 'draft',
  figuresOf(missed: readonly Happening<Event>[], view: View, seat: Seat, t: Say) {
    const { moved, attacks, lost, hurt } = recapOf(missed, view.units, sideOf(view, seat));
    const { turn, goal } = view;
    return [
      { icon: 'walk', count: moved, text: t('home.curtain.moved', { count: moved }) },
      { icon: 'melee', count: attacks, text: t('rage.curtain.fights', { count: attacks, lost, hurt }) },
      { icon: 'turn', count: turn, text: t('rage.curtain.turn', { score: scoreOf(view), goal }) },
    ];
  },
};
