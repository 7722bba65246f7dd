import { Suspense, use, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import type { GameId } from '../../kit/ids.ts';
import { WordsProvider } from '../../ui/WordsProvider.tsx';
import { changesIn } from '../changes.ts';
import { type Draft, headOf } from '../draft.ts';
import { ChangeLines } from './ChangeLines.tsx';
import '../../ui/open-dialog.css';

interface CorrectionsListProps {
  readonly game: GameId;
  readonly corrections: Draft;
  close(): void;
}

/** The corrections that a game is played with, for everyone at the table. */
export default function CorrectionsList(props: CorrectionsListProps) {
  const told = [useVolume('corrections'), useVolume('later')].every(Boolean);
  return (
    <WordsProvider game={props.game}>
      {told && (
        <Suspense fallback={null}>
          <ListDialog {...props} />
        </Suspense>
      )}
    </WordsProvider>
  );
}

function ListDialog({ game, corrections, close }: CorrectionsListProps) {
  const { correctionsOf } = useGames();
  const kit = use(correctionsOf(game));
  const words = useWords();
  const { t } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const changes = changesIn(kit, corrections, words);
  return (
    <dialog ref={dialog} className="open-dialog" aria-labelledby="list-title" onClose={close}>
      <h2 id="list-title">{headOf(corrections, 'name') || t('corrections.title')}</h2>
      <p>
        {[t('corrections.changes', { count: changes.length }), headOf(corrections, 'note')]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <ChangeLines {...{ kit, changes }} draft={corrections} />
      <div className="open-buttons">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('corrections.close')}
        </button>
      </div>
    </dialog>
  );
}
