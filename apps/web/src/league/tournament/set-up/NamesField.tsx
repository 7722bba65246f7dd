import { faultInNames, MOST_PLAYERS, NAME_LENGTH, namesFrom } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { FileButton } from '../../../ui/FileButton.tsx';

interface NamesFieldProps {
  readonly text: string;
  change(text: string): void;
  readonly rows: number;
  /** Names of those who are in. */
  readonly taken: readonly string[];
}

/** Why the names in a text cannot all enter; null: they can. */
export const faultIn = (text: string, taken: readonly string[]) =>
  faultInNames(namesFrom(text), taken, MOST_PLAYERS - taken.length);

/** Names to be typed, pasted or read from a file, and what is wrong with them. */
export function NamesField({ text, change, rows, taken }: NamesFieldProps) {
  const { t } = useWords();
  const fault = faultIn(text, taken);
  return (
    <>
      <textarea
        className="text-field"
        dir="auto"
        rows={rows}
        aria-label={t('tournament.names')}
        aria-invalid={fault !== null}
        placeholder={t('tournament.names')}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {fault !== null && (
        <p className="contest-failure" role="alert">
          {t(`tournament.names-${fault.kind}`, {
            name: (fault.name ?? '').slice(0, NAME_LENGTH),
            most: fault.kind === 'many' ? MOST_PLAYERS : NAME_LENGTH,
          })}
        </p>
      )}
      <FileButton
        label={t('tournament.names-file')}
        className="button"
        accept=".csv,.txt,text/csv,text/plain"
        onFile={(file) => void file.text().then(change)}
      >
        {t('tournament.names-file')}
      </FileButton>
    </>
  );
}
