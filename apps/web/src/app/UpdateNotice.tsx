import { usePlainWords } from '../i18n/index.ts';
import { takeNewer, useNewer } from './app-update.ts';
import './update-notice.css';

/** A newer version is available, with a button to load it. The live region around it is always present. */
export function NewerNotice() {
  const { t } = usePlainWords();
  const waiting = useNewer((newer) => newer.waiting !== null);
  return (
    <div role="status">
      {waiting && (
        <div className="newer">
          <p>{t('home.newer.ready')}</p>
          <button type="button" className="button button-primary" onClick={takeNewer}>
            {t('home.newer.take')}
          </button>
        </div>
      )}
    </div>
  );
}
