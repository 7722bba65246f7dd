import { usePlainWords } from './i18n/index.ts';
import { takeNewer, useNewer } from './newer.ts';
import './newer.css';

/** A newer version is there, and one button takes it. Screen readers are told by the region around it, which is there from the start. */
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
