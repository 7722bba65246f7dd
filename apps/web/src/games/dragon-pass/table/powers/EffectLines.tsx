import type { Effect } from '@hexwyrm/dragon-pass';
import { POWER_EFFECTS } from '@hexwyrm/dragon-pass/data';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';
import './effects.css';

/** What a power would do, by which rule, and to which units. */
export function EffectLines({ effects }: { readonly effects: readonly Effect[] }) {
  const { t } = useWords();
  const told = useVolume('pages');
  const shelter = effects.find((one) => one.shelter !== null && one.units.length + one.hidden > 0)?.shelter;
  if (!told || effects.length === 0) return null;
  return (
    <ul className="effects">
      {effects.map((effect) => (
        <li key={effect.what} data-effect={effect.what}>
          {t(`effect.${effect.what}`, { count: effect.hexes.length })} <ClauseLink clause={effect.clause} />
          <Befallen {...effect} />
        </li>
      ))}
      {shelter && (
        <li>
          {t('pages.effect-shelter')} <ClauseLink clause={shelter} />
        </li>
      )}
    </ul>
  );
}

/** The units it befalls, those of the player first. */
function Befallen({ what, hexes, units, hidden }: Effect) {
  const { view, player } = usePassTable();
  const { t, company, who } = useWords();
  const ownerOf = (unit: number) => unitIn(view, unit)?.owner;
  const owners = [player, ...view.seats.keys()].filter((one, i, all) => one >= 0 && all.indexOf(one) === i);
  const neutral = units.filter((unit) => ownerOf(unit) === -1);
  if (hexes.length > 0 && units.length + hidden === 0)
    return <span className="befallen">{t('pages.effect-none')}</span>;
  return (
    <>
      {owners.map((owner) => {
        const theirs = units.filter((unit) => ownerOf(unit) === owner);
        const named = { units: company(view, theirs) };
        if (theirs.length === 0) return null;
        return (
          <span
            key={owner}
            className="befallen"
            data-own={owner === player && POWER_EFFECTS[what] === 'deadly'}
          >
            {owner === player
              ? t('pages.effect-yours', named)
              : t('pages.effect-theirs', { ...who(view.seats[owner]), ...named })}
          </span>
        );
      })}
      {neutral.length > 0 && (
        <span className="befallen">{t('pages.effect-neutral', { units: company(view, neutral) })}</span>
      )}
      {hidden > 0 && <span className="befallen">{t('pages.effect-hidden', { count: hidden })}</span>}
    </>
  );
}
