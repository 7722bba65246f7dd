import type { TableFailure } from '@hexwyrm/protocol';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../table/icons/Icon.tsx';
import { readGameFile } from './open-file.ts';
import { type Company, seatsFor } from './players.ts';

/** Opens a replay or a position; the players are those chosen for a new game. */
export function OpenFile({ company }: { readonly company: Company }) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { openFile } = useGame();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblems([]);
    const file = await readGameFile(chosen);
    if (file === null) return setProblems([t('home.file.bad')]);
    const seats = seatsFor(company, ['invader', 'defender']);
    const opened = await openFile(file, seats);
    if (!opened) return setProblems(problemsOf(useGame.getState().error));
    navigate(useGame.getState().snapshot?.outcome ? '/result' : '/play');
  };

  return (
    <div className="home-card-slot">
      <button type="button" className="home-card" onClick={() => input.current?.click()}>
        <Icon name="open" size={32} />
        <strong>{t('home.card.file')}</strong>
        <span>{t('home.card.fileText')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('home.card.file')}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      {problems.length > 0 && (
        <div className="home-problem" role="alert">
          <p>{t('history.bad-file')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** So many faults are enough to see what is wrong. */
const MOST = 6;

/** What is wrong with the file, field by field. */
function problemsOf(failure: TableFailure | null): readonly string[] {
  if (failure === null) return [];
  const { problems, message } = failure;
  if (problems === undefined) return [message];
  return problems.slice(0, MOST).map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
}
