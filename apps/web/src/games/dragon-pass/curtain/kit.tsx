import type { View } from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';
import { later } from '../../../base/later.tsx';
import type { CurtainKit } from '../../../curtain/kit.ts';
import type { MessageId } from '../../../i18n/index.ts';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { paintControl } from '../art/counters/markers.ts';
import { usualIconDefs } from '../art/icons.ts';
import { sealOf } from '../board/faces.ts';
import cover from '../home/pictures/dragon-pass.webp';
import { type PassView, playerOf } from '../view.ts';

const PointsNote = later(async () => (await import('./PointsNote.tsx')).PointsNote);

/** With screening, what is set up stays out of sight until both are ready (DP-5.3-a); so do points (DP-14.1.2-d) and offers (DP-PAC.RandomEvents.12-a). */
const SECRETS: ReadonlyMap<string | null, MessageId> = new Map([
  ['deploy', 'home.curtain.setup'],
  ['diplomacy', 'home.curtain.points'],
  ['auction', 'home.curtain.offer'],
]);

/** The curtain of Dragon Pass. */
export const passCurtain: CurtainKit = {
  pictureOf: () => cover,
  Standard: ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
    <>
      <ArtDefs defs={usualIconDefs} />
      <svg
        className="standard"
        viewBox="-56 -56 112 112"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
        dangerouslySetInnerHTML={{ __html: paintControl(sealOf(view, playerOf(view, seat)), 'day') }}
      />
    </>
  ),
  Note: ({ view, seat }: { readonly view: PassView; readonly seat: Seat }) => (
    <PointsNote view={view} seat={seat} />
  ),
  secretOf: (decision) => SECRETS.get(decision) ?? null,
};
