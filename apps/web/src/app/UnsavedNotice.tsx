import { useGame } from '../engine/store.ts';
import { useSaveFile } from '../files/useSaveFile.ts';
import { usePlainWords, useVolume } from '../i18n/index.ts';
import './unsaved-notice.css';

/** Said once: the browser keeps nothing of this game, and a file would. */
export default function UnsavedNotice() {
  const { t } = usePlainWords();
  const confirm = useGame((game) => game.confirmUnsaved);
  const save = useSaveFile();
  if (!useVolume('later')) return null;
  return (
    <div className="unkept" role="alert">
      <p>
        <strong>{t('files.unkept')}</strong> {t('files.unkept-text')}
      </p>
      <div>
        <button
          type="button"
          className="button"
          onClick={() => {
            void save('replay');
            confirm();
          }}
        >
          {t('files.unkept-save')}
        </button>
        <button type="button" className="button button-primary" onClick={confirm}>
          {t('files.unkept-ok')}
        </button>
      </div>
    </div>
  );
}
