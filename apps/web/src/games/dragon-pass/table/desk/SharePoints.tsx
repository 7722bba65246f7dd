import { useEffect } from '../../../../base/effects.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePhone } from '../../../../table/usePhone.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Income } from './Income.tsx';
import { PointsLeft } from './PointsLeft.tsx';
import { Seal } from './Seal.tsx';
import { Suggest } from './Suggest.tsx';
import { useDesk } from './useDesk.ts';
import './share-points.css';

/** What the prompt says while points are shared out: what is left, where it comes from, and the seal. */
export function SharePoints() {
  const { view } = usePassTable();
  const { t, who } = useWords();
  const phone = usePhone();
  const told = useVolume('pages');
  const desk = useDesk();
  const set = useSelection((selection) => selection.set);
  // The desk opens by itself, and is closed when its points are sealed.
  useEffect(() => {
    set({ page: 'desk' });
    return () => set({ page: null });
  }, [set]);
  if (desk === null || !told) return null;
  // On a phone the desk has all of it.
  if (phone)
    return (
      <button type="button" className="button button-primary" onClick={() => set({ page: 'desk' })}>
        {t('pages.desk')}
      </button>
    );
  return (
    <div className="share-points">
      <PointsLeft desk={desk} />
      <p className="hint">
        {t('pages.all-now')} <ClauseLink clause="DP-14.1.2-b" /> <ClauseLink clause="DP-14.1.2-d" />
      </p>
      <Income desk={desk} />
      {desk.sealed.map((player) => (
        <p key={player} className="note">
          {t('pages.has-sealed', who(view.seats[player]))}
        </p>
      ))}
      <Suggest desk={desk} />
      <Seal desk={desk} />
    </div>
  );
}
