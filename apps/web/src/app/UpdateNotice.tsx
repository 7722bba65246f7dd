import { usePlainWords } from '../i18n/index.ts';
import { applyUpdate, useAppUpdate } from './app-update.ts';
import './update-notice.css';

/** A newer version is available, with a button to load it. The live region around it is always present. */
export function UpdateNotice() {
  const { t } = usePlainWords();
  const waiting = useAppUpdate((newer) => newer.waiting !== null);
  return (
    <div role="status">
      {waiting && (
        <div className="newer">
          <p>{t('home.newer.ready')}</p>
          <button type="button" className="button button-primary" onClick={applyUpdate}>
            {t('home.newer.take')}
          </button>
        </div>
      )}
    </div>
  );
}
