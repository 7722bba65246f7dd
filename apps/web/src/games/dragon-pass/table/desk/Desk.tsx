import { useVolume, useWords } from '../../../../i18n/index.ts';
import { PageFrame } from '../../../../table/page/PageFrame.tsx';
import { usePhone } from '../../../../table/usePhone.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Emissaries } from '../emissaries/Emissaries.tsx';
import { SecretSign } from '../points/SecretSign.tsx';
import { Majors } from './Majors.tsx';
import { PhoneDesk } from './PhoneDesk.tsx';
import { useDesk } from './useDesk.ts';
import './desk.css';
import '../frame/seats.css';

/** The diplomacy desk: how the points of the turn are shared out, and what the other side can hold (14.1.2). */
export default function Desk() {
  const { t } = useWords();
  const phone = usePhone();
  const told = useVolume('pages');
  const desk = useDesk();
  if (desk === null || !told) return null;
  return (
    <PageFrame
      title={t('pages.desk')}
      over="board"
      head={
        <>
          <SecretSign text={t('pages.only-you')} />
          <Legend />
        </>
      }
    >
      {phone ? (
        <PhoneDesk desk={desk} />
      ) : (
        <div className="desk">
          <Majors desk={desk} />
          <Emissaries />
        </div>
      )}
    </PageFrame>
  );
}

/** What the signs on the axes mean. */
function Legend() {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const [mine, others] = [view.seats[player], view.seats[1 - player]];
  return (
    <ul className="desk-legend" aria-hidden="true">
      <li>
        <i className={`dot ${mine}`} />
        {t('pages.your-total')}
      </li>
      <li>
        <i className="line" />
        {t('pages.may-hold')}
      </li>
      <li>
        <i className={`band ${others}`} />
        {t('pages.can-hold', who(others))}
      </li>
    </ul>
  );
}
