import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { type MessageId, useWords } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { usePages } from '../page/usePages.ts';
import { openBook, togglePage, useSelection } from '../select/selection-store.ts';
import { useLayers } from './useLayers.ts';
import './rail.css';

interface Tool {
  readonly id: MessageId;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly letter?: string;
}

/** Ways to look at the board, and the books beside it. */
export function ToolRail({
  board,
  onNext,
}: {
  readonly board: RefObject<BoardHandle | null>;
  onNext(): void;
}) {
  const { t } = useWords();
  const { kit, commands } = useTable();
  const { drawer, page, cursor, set } = useSelection();
  const layers = useLayers();
  const pages = usePages();
  const opened = drawer?.kind === 'book' ? drawer.book : null;
  const groups: readonly (readonly Tool[])[] = [
    [
      { id: 'table.tool-next', icon: 'pointer', onClick: onNext },
      { id: 'table.tool-why', icon: 'look', onClick: () => cursor !== null && commands.whyNot(cursor) },
      ...layers,
    ],
    [
      { id: 'table.tool-in', icon: 'zoomIn', onClick: () => board.current?.zoomBy(1.4) },
      { id: 'table.tool-out', icon: 'zoomOut', onClick: () => board.current?.zoomBy(1 / 1.4) },
      { id: 'table.tool-fit', icon: 'overview', onClick: () => board.current?.fit() },
    ],
    [
      ...pages.map(({ id, title, icon, key }) => ({
        id: title,
        icon,
        onClick: () => togglePage(id),
        pressed: page === id,
        letter: key,
      })),
      ...kit.panels.books.map(({ id, icon, title }) => ({
        id: title,
        icon,
        onClick: () => (opened === id ? set({ drawer: null }) : openBook(id)),
        pressed: opened === id,
      })),
      {
        id: 'table.tool-rules',
        icon: 'rules',
        onClick: () => set({ drawer: drawer?.kind === 'rules' ? null : { kind: 'rules', clause: null } }),
        pressed: drawer?.kind === 'rules',
      },
      {
        id: 'table.help-title',
        icon: 'help',
        onClick: () => set({ drawer: drawer?.kind === 'help' ? null : { kind: 'help' } }),
        pressed: drawer?.kind === 'help',
      },
    ],
  ];
  return (
    <nav className="rail" aria-label={t('table.tools')}>
      {groups.map((tools) => (
        <div key={tools[0]?.id} className="rail-group">
          {tools.map(({ id, icon, onClick, pressed, letter }) => (
            <button
              key={id}
              type="button"
              className="tool"
              aria-label={t(id)}
              title={t(id)}
              aria-pressed={pressed}
              data-key={letter}
              onClick={onClick}
            >
              <Icon name={icon} size={20} />
            </button>
          ))}
        </div>
      ))}
    </nav>
  );
}
