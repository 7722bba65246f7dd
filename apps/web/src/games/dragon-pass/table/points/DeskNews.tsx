import { useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePhone } from '../../../../table/usePhone.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Choice } from '../peoples/Choice.tsx';
import { Known } from './Known.tsx';
import { Ledger } from './Ledger.tsx';

/** Beside the desk: what is known, and the player’s own ledger. */
export function DeskNews() {
  const { view } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const page = useSelection((selection) => selection.page);
  const phone = usePhone();
  const [part, setPart] = useState<'known' | 'ledger'>('known');
  if (page !== 'desk' || phone || !told || view.answers.diplomacy === null) return null;
  return (
    <section className="card scene desk-news" aria-label={t('pages.known')}>
      <Choice<typeof part>
        label={t('pages.known')}
        now={part}
        choose={setPart}
        options={[
          { id: 'known', text: t('pages.known') },
          { id: 'ledger', text: t('pages.ledger') },
        ]}
      />
      {part === 'known' ? <Known /> : <Ledger />}
    </section>
  );
}
