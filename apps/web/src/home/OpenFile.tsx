import { lazy, Suspense, useState } from 'react';
import { type Openable, readGameFile } from '../files/open-file.ts';
import { useWords } from '../i18n/index.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import type { Company } from './players.ts';

/** What is wrong with a file, field by field where that is known. */
interface Fault {
  readonly name: string;
  readonly kind: 'size' | 'json' | 'unknown' | 'replay' | 'position';
  readonly problems: readonly { readonly path: string; readonly reason: string }[];
}

/** Faults shown at once. */
const MOST = 5;

const OpenDialog = lazy(() => import('./OpenDialog.tsx'));

/** Opens a replay or a position, and asks who plays it; suggests the players chosen for a new game. */
export function OpenFile({ company }: { readonly company: Company }) {
  const { t } = useWords();
  const [fault, setFault] = useState<Fault | null>(null);
  const [openable, setOpenable] = useState<Openable | null>(null);

  const open = async (chosen: File) => {
    setFault(null);
    const read = await readGameFile(chosen);
    if (read.ok) return setOpenable(read.openable);
    const failure = 'failure' in read ? read.failure : null;
    const problems = failure?.problems ?? (failure ? [{ path: '', reason: failure.message }] : []);
    setFault({ name: chosen.name, kind: read.fault, problems });
  };

  return (
    <>
      <div className="home-card-slot">
        <FileButton
          label={t('home.card.file')}
          className="home-card"
          onFile={(file) => {
            void open(file);
          }}
        >
          <Icon name="open" size={32} />
          <strong>{t('home.card.file')}</strong>
          <span>{t('home.card.fileText')}</span>
        </FileButton>
      </div>
      {openable && (
        <Suspense fallback={null}>
          <OpenDialog openable={openable} company={company} close={() => setOpenable(null)} />
        </Suspense>
      )}
      {fault && (
        <div className="home-problem" role="alert">
          <p>{t(`home.file.bad-${fault.kind}`, { name: fault.name })}</p>
          <ul>
            {fault.problems.slice(0, MOST).map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                {path !== '' && <code>{path}</code>} {reason}
              </li>
            ))}
          </ul>
          {fault.problems.length > MOST && (
            <p>{t('home.file.more', { count: fault.problems.length - MOST })}</p>
          )}
        </div>
      )}
    </>
  );
}
