import type { Seat } from '@hexwyrm/kernel';
import { useVolume, useWords } from '../i18n/index.ts';
import './turn-notice.css';

/** Between two people at one screen, where nothing is hidden: whose turn it is now. */
export default function TurnNotice({ seat }: { readonly seat: Seat }) {
  const { t, seatName } = useWords();
  if (!useVolume('later')) return null;
  return (
    <p className="handed" role="status">
      {t('files.handed', { name: seatName(seat) })}
    </p>
  );
}
