import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { FileButton } from '../table/frame/FileButton.tsx';
import { Icon } from '../table/icons/Icon.tsx';
import { readGameFile } from './open-file.ts';
import { type Company, seatsFor } from './players.ts';

/** What is wrong with a file, field by field where that is known. */
interface Fault {
  readonly name: string;
  readonly kind: 'size' | 'json' | 'unknown' | 'replay' | 'position';
  readonly problems: readonly { readonly path: string; readonly reason: string }[];
}

/** Faults shown at once. */
const MOST = 5;

/** Opens a replay or a position; it is played on by those chosen for a new game. */
export function OpenFile({ company }: { readonly company: Company }) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { openFile } = useGame();
  const [fault, setFault] = useState<Fault | null>(null);

  const open = async (chosen: File) => {
    setFault(null);
    const file = await readGameFile(chosen);
    if (!file.ok) return setFault({ name: chosen.name, kind: file.fault, problems: [] });
    if (!(await openFile(file.game, (seats) => seatsFor(company, seats)))) {
      const { error, clearError } = useGame.getState();
      clearError();
      const problems = error?.problems ?? [{ path: '', reason: error?.message ?? '' }];
      return setFault({ name: chosen.name, kind: file.game.kind, problems });
    }
    navigate(useGame.getState().snapshot?.outcome ? '/result' : '/play');
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
