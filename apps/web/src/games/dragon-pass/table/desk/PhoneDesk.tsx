import { useState } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Emissaries } from '../emissaries/Emissaries.tsx';
import { Choice } from '../peoples/Choice.tsx';
import { Known } from '../points/Known.tsx';
import { Income } from './Income.tsx';
import { Majors } from './Majors.tsx';
import { PointsLeft } from './PointsLeft.tsx';
import { Seal } from './Seal.tsx';
import { Suggest } from './Suggest.tsx';
import type { OpenDesk } from './useDesk.ts';
import './phone-desk.css';

/** The desk on a phone: one part at a time, and what is left to give always in sight. */
export function PhoneDesk({ desk }: { readonly desk: OpenDesk }) {
  const { view } = usePassTable();
  const { t, who } = useWords();
  const [part, setPart] = useState<'majors' | 'emissaries' | 'known'>('majors');
  const { diplomacy, open, sealed } = desk;
  return (
    <>
      <div className="phone-desk">
        {sealed.map((player) => (
          <p key={player} className="hint">
            {t('pages.has-sealed', who(view.seats[player]))}
          </p>
        ))}
        <Choice<typeof part>
          label={t('pages.desk')}
          now={part}
          choose={setPart}
          options={[
            { id: 'majors', text: t('pages.kind-major', { count: diplomacy.majors.length }) },
            { id: 'emissaries', text: t('pages.emissaries') },
            { id: 'known', text: t('pages.known') },
          ]}
        />
        {part === 'majors' && (
          <>
            <Majors desk={desk} />
            {open && <Suggest desk={desk} />}
          </>
        )}
        {part === 'emissaries' && <Emissaries />}
        {part === 'known' && (
          <>
            <Income desk={desk} />
            <Known />
          </>
        )}
      </div>
      {open && (
        <footer className="phone-foot">
          <PointsLeft desk={desk} />
          <Seal desk={desk} />
        </footer>
      )}
    </>
  );
}
