import type { Json } from '@hexwyrm/kernel';
import { download } from '../files/download.ts';
import { usePlainWords, useVolume } from '../i18n/index.ts';
import { readStored } from '../storage/games.ts';

/** Anything a browser can keep as JSON, which has no numbers of any length and nothing inside itself. */
function readable(value: unknown): Json {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return null;
    seen.add(part);
    return part;
  });
  return JSON.parse(text);
}

interface DamagedLineProps {
  readonly id: IDBValidKey;
  remove(id: IDBValidKey): Promise<void>;
}

/** A game that cannot be read: what is left of it can be saved as a file, and it can be deleted. */
export default function DamagedLine({ id, remove }: DamagedLineProps) {
  const { t } = usePlainWords();
  if (!useVolume('later')) return null;
  const keep = async () => {
    const { game, head, actions } = await readStored(id);
    download('hexwyrm-damaged.json', readable({ game, head, actions }));
  };
  return (
    <li className="saved-line saved-damaged">
      <div className="saved-text">
        <h3>{t('files.damaged')}</h3>
        <p>{t('files.damaged-text')}</p>
        <p className="saved-when">
          <button type="button" onClick={() => void keep()}>
            {t('history.export')}
          </button>
          <button type="button" onClick={() => void remove(id)}>
            {t('home.saved.delete')}
          </button>
        </p>
      </div>
    </li>
  );
}
