import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { UndoButton } from './UndoButton.tsx';

interface TurnOverProps {
  readonly what: 'turn' | 'setup';
}

const WORDS = {
  read: { title: 'history.turn-over', hint: 'history.turn-read-hint', end: 'table.go-on' },
  turn: { title: 'history.turn-over', hint: 'history.turn-over-hint', end: 'history.end-turn' },
  setup: { title: 'history.setup-look', hint: 'history.setup-look-hint', end: 'history.setup-confirm' },
} as const;

/**
 * The player's turn ended because nothing was left to do, or the setup is complete: it can be undone before
 * others act, or at least read if dice were rolled.
 */
export function TurnOver({ what }: TurnOverProps) {
  const { snapshot } = useTable();
  const { title, hint, end } = WORDS[what === 'turn' && typeof snapshot.undo === 'string' ? 'read' : what];
  const { t } = useWords();
  const resumeBots = useGame((game) => game.resumeBots);
  return (
    <section className="card prompt" id="prompt" tabIndex={-1} aria-labelledby="prompt-title">
      <h2 id="prompt-title">{t(title)}</h2>
      <p className="hint">{t(hint)}</p>
      <div className="pair">
        <UndoButton />
        <button type="button" className="button button-primary" data-commit onClick={() => void resumeBots()}>
          {t(end)} <Key name="↵" />
        </button>
      </div>
    </section>
  );
}
