import type { Event, View } from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';
import type { CurtainKit } from '../../../curtain/kit.ts';
import type { Say } from '../../../i18n/speech.ts';
import type { Happening } from '../../../replay/happenings.ts';
import { paintControl } from '../art/counters/markers.ts';
import { sealOf } from '../board/faces.ts';
import cover from '../home/pictures/dragon-pass.webp';
import { playerOf } from '../view.ts';
import { movedIn } from '../words/moved.ts';

/** The curtain of Dragon Pass. */
export const passCurtain: CurtainKit = {
  pictureOf: () => cover,
  Standard: ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
    <svg
      className="standard"
      viewBox="-56 -56 112 112"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
      dangerouslySetInnerHTML={{ __html: paintControl(sealOf(view, playerOf(view, seat)), 'day') }}
    />
  ),
  // With screening, what is set up stays out of sight until both are ready (DP-5.3-a).
  isSecret: (decision) => decision === 'deploy',
  figuresOf(missed: readonly Happening<Event>[], view: View, _seat: Seat, t: Say) {
    const count = (type: Event['type']) => missed.filter(({ event }) => event.type === type).length;
    const moved = movedIn(missed);
    const [battles, lost] = [count('battle-declared'), count('eliminated')];
    return [
      { icon: 'walk', count: moved, text: t('home.curtain.moved', { count: moved }) },
      { icon: 'melee', count: battles, text: t('pass.curtain.battles', { count: battles, lost }) },
      { icon: 'turn', count: view.turn, text: t('home.saved.turn', { turn: view.turn }) },
    ];
  },
};
