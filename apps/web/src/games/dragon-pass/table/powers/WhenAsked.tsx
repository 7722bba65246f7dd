import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { AskAgain } from './AskAgain.tsx';
import { interruptsOf } from './interrupts.ts';
import './interrupt.css';

/** Among the settings: the powers of this side that may interrupt others, and whether it is asked about each. */
export function WhenAsked() {
  const table = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const held = interruptsOf(table);
  if (!told || held.length === 0) return null;
  return (
    <section className="when-asked" aria-labelledby="when-asked">
      <h3 id="when-asked" className="label">
        {t('pages.when-asked')}
      </h3>
      <ul>
        {held.map((kind) => (
          <li key={kind}>
            <span>{t(`asked.${kind}`)}</span>
            <AskAgain kind={kind} label={t(`asked.${kind}`)} />
          </li>
        ))}
      </ul>
      <p className="hint">{t('pages.asks-secret')}</p>
    </section>
  );
}
