import type { Examination } from '@hexwyrm/wargame';
import { useRef, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { changesIn } from './changes.ts';
import { ChangeLines } from './differences/ChangeLines.tsx';
import { type Draft, headOf } from './draft.ts';
import { readText } from './read-text.ts';
import { useEditor } from './useEditor.ts';
import '../ui/open-dialog.css';

interface Opened {
  readonly name: string;
  readonly file: Draft;
  readonly found: Examination;
}

/** A corrections file is a few kilobytes. */
const MOST_BYTES = 1_000_000;

/** Opens a file and shows what differs in it; nothing is taken before it is asked for. */
export function OpenCorrections() {
  const { examine, words } = useEditor();
  const { t } = words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const open = async (chosen: File) => {
    const file = chosen.size > MOST_BYTES ? null : readText(await chosen.text());
    setUnread(file === null ? chosen.name : null);
    if (file !== null) setOpened({ name: chosen.name, file, found: await examine(file) });
  };
  return (
    <>
      <FileButton label={t('corrections.open')} className="button" onFile={(file) => void open(file)}>
        {t('corrections.open')}
      </FileButton>
      {unread !== null && (
        <p className="open-unread" role="alert">
          {t('corrections.unread', { name: unread })}
        </p>
      )}
      {opened !== null && <OpenedDialog opened={opened} close={() => setOpened(null)} />}
    </>
  );
}

function OpenedDialog({ opened: { name, file, found }, close }: { readonly opened: Opened; close(): void }) {
  const { kit, words, replace } = useEditor();
  const { t } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isFine = found.faults.length === 0;
  const changes = isFine ? changesIn(kit, file, words) : [];
  return (
    <dialog ref={dialog} className="open-dialog" aria-labelledby="opened-title" onClose={close}>
      <h2 id="opened-title">{headOf(file, 'name') || name}</h2>
      <p>{isFine ? t('corrections.changes', { count: changes.length }) : t('corrections.refused')}</p>
      <ul className="open-faults">
        {found.faults.map(({ path, reason }) => (
          <li key={`${path} ${reason}`} lang="en">
            <code>{path}</code> {reason}
          </li>
        ))}
      </ul>
      <ChangeLines {...{ kit, changes }} draft={isFine ? file : {}} />
      <div className="open-buttons">
        <button
          type="button"
          className="button button-primary"
          disabled={!isFine}
          onClick={() => {
            replace(file);
            dialog.current?.close();
          }}
        >
          {t('corrections.take')}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('files.cancel')}
        </button>
      </div>
    </dialog>
  );
}
