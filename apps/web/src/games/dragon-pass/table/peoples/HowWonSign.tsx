import { useWords } from '../../../../i18n/index.ts';
import type { People } from './usePeoples.ts';

/** How a neutral people is won, in a word: the lead, the chance, or a way of its own. */
export function HowWonSign({ people: { lead, way } }: { readonly people: People }) {
  const { t } = useWords();
  return lead === undefined ? (
    way && <span className="way">{t(`pages.way-${way}`)}</span>
  ) : (
    <span className="lead">{t('pages.lead', { lead })}</span>
  );
}
