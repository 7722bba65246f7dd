import { useGame } from '../../engine/store.ts';
import { useSaveFile } from '../../files/useSaveFile.ts';
import { useWords } from '../../i18n/index.ts';

/** The game as a file: to keep, to send, to go on elsewhere. */
export function Files() {
  const { t } = useWords();
  const save = useSaveFile();
  const over = useGame((game) => game.snapshot?.outcome !== null);
  return (
    <>
      <p className="label">{t('history.files')}</p>
      <div className="pair">
        <button type="button" className="button" onClick={() => void save('replay')}>
          {t('history.save-replay')}
        </button>
        <button type="button" className="button" onClick={() => void save('position')}>
          {t('history.save-position')}
        </button>
      </div>
      {!over && <p className="hint">{t('history.files-hint')}</p>}
    </>
  );
}
