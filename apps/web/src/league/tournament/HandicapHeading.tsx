import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';

/** Games won less games lost. */
export function HandicapHeading() {
  const { t } = useWords();
  return (
    <>
      {t('tournament.handicap')} <Clause clause="DR-3.3.4-a" />
    </>
  );
}
