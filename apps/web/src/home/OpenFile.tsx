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
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const file = await readGameFile(chosen);
    if (file === null) return setProblem(t('home.file.bad'));
    const seats = seatsFor(company, ['invader', 'defender']);
    const opened = await openFile(file, seats);
    if (!opened) return setProblem(useGame.getState().error?.message ?? t('home.file.bad'));
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
      {problem && (
        <p className="home-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
