import type { Seat } from '@hexwyrm/kernel';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isSharing, sealedIn } from '../table/desk/sharing.ts';
import { type PassView, playerOf } from '../view.ts';
import './points-note.css';

interface PointsNoteProps {
  readonly view: PassView;
  readonly seat: Seat;
}

/** Before a desk is opened at a shared screen: what is to be given, and that the other desk is sealed. */
export function PointsNote({ view, seat }: PointsNoteProps) {
  const { t } = useWords();
  const told = useVolume('pages');
  const { diplomacy } = view.answers;
  if (!told || diplomacy === null || !isSharing(view, playerOf(view, seat))) return null;
  return (
    <ul className="points-note">
      <li>
        <b>
          <Icon name="diplomacy" size={20} /> {diplomacy.income.total}
        </b>
        {t('pages.points-to-give')}
      </li>
      {sealedIn(view).length > 0 && (
        <li>
          <b>
            <Icon name="secret" size={20} /> {t('pages.sealed')}
          </b>
          {t('pages.other-desk')}
        </li>
      )}
      <li>
        <b>
          <Icon name="turn" size={20} /> {view.turn}
        </b>
        {t('pages.turn')}
      </li>
    </ul>
  );
}
