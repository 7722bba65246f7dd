import type { Seat } from '@hexwyrm/kernel';
import { useVolume, useWords } from '../i18n/index.ts';
import type { Company } from './players.ts';

interface NameFieldsProps {
  readonly company: Company;
  setCompany(company: Company): void;
  readonly places: readonly Seat[];
  nameOf(seat: Seat): string;
}

/** Names of the people at one screen; all optional. */
export default function NameFields({ company, setCompany, places, nameOf }: NameFieldsProps) {
  const { t } = useWords();
  if (!useVolume('later')) return null;
  return (
    <fieldset className="player-names">
      <legend className="label">{t('files.names')}</legend>
      {places.map((seat) => (
        <input
          key={seat}
          className="text-field"
          aria-label={t('files.name', { seat: nameOf(seat) })}
          placeholder={nameOf(seat)}
          maxLength={40}
          value={company.names[seat] ?? ''}
          onChange={({ target }) =>
            setCompany({ ...company, names: { ...company.names, [seat]: target.value } })
          }
        />
      ))}
    </fieldset>
  );
}
