import { useWords } from '../../i18n/index.ts';

/** Why the organiser decides so: everybody can read it afterwards. */
export function ReasonField({ reason, change }: { readonly reason: string; change(reason: string): void }) {
  const { t } = useWords();
  return (
    <input
      className="text-field"
      aria-label={t('tournament.reason')}
      placeholder={t('tournament.reason')}
      maxLength={200}
      value={reason}
      onChange={({ target }) => change(target.value)}
    />
  );
}
