import type { UndoCounts, UndoExtent } from '@hexwyrm/protocol';
import { useRef, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { isPhase } from '../../replay/log-events.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import './undo.css';

/** Undoes the last action, everything a unit did, the phase or the turn; if it cannot, it shows why. */
export function UndoButton() {
  const { snapshot, undo, redo } = useTable();
  const { t } = useWords();
  const [asked, setAsked] = useState<number | null>(null);
  const barrier = typeof snapshot.undo === 'string' ? snapshot.undo : null;
  const reason = useReason(barrier);
  const why = barrier !== null && asked === snapshot.actions;
  return (
    <>
      <span className="undo">
        <button
          type="button"
          className="button"
          data-undo
          data-spot="undo"
          aria-disabled={barrier !== null}
          title={reason}
          onClick={() => (barrier === null ? undo() : setAsked(snapshot.actions))}
        >
          <Icon name="undo" size={16} />
          {t('table.undo')} <Key name="U" />
        </button>
        <More />
      </span>
      {typeof snapshot.redo !== 'string' && (
        <button
          type="button"
          className="button narrow"
          onClick={() => redo()}
          aria-label={t('table.redo')}
          title={t('table.redo')}
        >
          <span className="mirrored">
            <Icon name="undo" size={16} />
          </span>
        </button>
      )}
      {why && (
        <p className="why" role="status">
          {reason}
        </p>
      )}
    </>
  );
}

/** What prevents the undo, with the event itself: the die rolled, what the other side did. */
function useReason(barrier: string | null): string {
  const { kit, log, view } = useTable();
  const { t, has, eventSentence } = useWords();
  const id = `table.undo-${barrier}`;
  if (barrier === null || !has(id)) return '';
  const events = log.at(-1)?.events ?? [];
  const event = events.findLast((each) => kit.story.isRoll(each) || each.reveals === true) ?? events.at(-1);
  return event === undefined || isPhase(event) ? t(id) : `${t(id)} ${eventSentence(event, view).text}`;
}

const LONGER = ['unit', 'phase', 'turn'] as const satisfies readonly UndoExtent[];

/** The longer ways back and forth, where they are longer than a step. */
function More() {
  const { snapshot, undo, redo } = useTable();
  const { t } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const longer = (reach: UndoCounts | string) =>
    typeof reach === 'string'
      ? []
      : LONGER.filter((stretch, i) => reach[stretch] > reach[LONGER[i - 1] ?? 'step']);
  const [ways, again] = [longer(snapshot.undo), longer(snapshot.redo)];
  if (ways.length + again.length === 0) return null;
  const take = (work: (stretch: UndoExtent) => void, stretch: UndoExtent) => {
    menu.current?.removeAttribute('open');
    work(stretch);
  };
  return (
    <details className="undo-more" ref={menu}>
      <summary className="button narrow" aria-label={t('history.undo-more')} title={t('history.undo-more')}>
        <span aria-hidden="true">▾</span>
      </summary>
      <div className="undo-ways">
        {ways.map((stretch) => (
          <button key={stretch} type="button" className="button" onClick={() => take(undo, stretch)}>
            {t(`history.undo-${stretch}`)}
          </button>
        ))}
        {again.map((stretch) => (
          <button key={stretch} type="button" className="button" onClick={() => take(redo, stretch)}>
            {t(`history.redo-${stretch}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
