import type { UnitType } from '@hexwyrm/dragon-pass';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { abilitiesOf } from '../../words/abilities.ts';

/** What a unit can do beyond its factors, each with its rule. */
export function Abilities({ type }: { readonly type: UnitType }) {
  const { t } = useWords();
  const abilities = abilitiesOf(type);
  const told = useVolume('pages');
  if (!told || abilities.length === 0) return null;
  return (
    <section className="signs" aria-label={t('pages.abilities')}>
      <p className="label">{t('pages.abilities')}</p>
      <ul>
        {abilities.map(({ id, clause }) => (
          <li key={id}>
            {t(id)} <ClauseLink clause={clause} />
          </li>
        ))}
      </ul>
    </section>
  );
}
