import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { OddsStrip } from './OddsStrip.tsx';
import '../claims/claims.css';

interface EmbassiesProps {
  onLook(people: string): void;
}

/** Where emissaries can be sent from now (14.2). */
export function Embassies({ onLook }: EmbassiesProps) {
  const { view } = usePassTable();
  const { t } = useWords();
  const open = view.answers.emissaries.filter(({ refusal }) => refusal === null);
  if (open.length === 0) return null;
  return (
    <section className="claims" aria-label={t('pages.emissaries')}>
      <p className="label">{t('pages.emissaries')}</p>
      <ul>
        {open.map(({ people, hex, faces }) => (
          <li key={people}>
            <Crest people={people} size={26} />
            <span>
              <b>{t('pages.emissary-at', { people: t(`people.${people}`), hex })}</b>
              <OddsStrip faces={faces} />
            </span>
            <button
              type="button"
              className="button"
              data-choice
              aria-label={t('pages.send-to', { people: t(`people.${people}`) })}
              onClick={() => onLook(people)}
            >
              {t('pages.send')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
