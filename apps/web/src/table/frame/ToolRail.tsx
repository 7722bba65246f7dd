import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type TextId, useTexts } from '../texts/useTexts.ts';
import './rail.css';

interface Tool {
  readonly id: TextId;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

/** Ways to look at the board, and the books beside it. */
export function ToolRail({
  board,
  onNext,
}: {
  readonly board: RefObject<BoardHandle | null>;
  onNext(): void;
}) {
  const text = useTexts();
  const { commands } = useTable();
  const { drawer, cursor, hideCounters, set } = useDesk();
  const toggle = (kind: 'combat' | 'terrain') => set({ drawer: drawer?.kind === kind ? null : { kind } });
  const groups: readonly (readonly Tool[])[] = [
    [
      { id: 'tool-next', icon: 'pointer', onClick: onNext },
      { id: 'tool-why', icon: 'look', onClick: () => cursor !== null && commands.whyNot(cursor) },
      {
        id: 'tool-hide',
        icon: 'eye',
        onClick: () => set({ hideCounters: !hideCounters }),
        pressed: hideCounters,
      },
    ],
    [
      { id: 'tool-in', icon: 'zoomIn', onClick: () => board.current?.zoomBy(1.4) },
      { id: 'tool-out', icon: 'zoomOut', onClick: () => board.current?.zoomBy(1 / 1.4) },
      { id: 'tool-fit', icon: 'overview', onClick: () => board.current?.fit() },
    ],
    [
      {
        id: 'tool-combat',
        icon: 'melee',
        onClick: () => toggle('combat'),
        pressed: drawer?.kind === 'combat',
      },
      {
        id: 'tool-terrain',
        icon: 'terrain',
        onClick: () => toggle('terrain'),
        pressed: drawer?.kind === 'terrain',
      },
      {
        id: 'tool-rules',
        icon: 'rules',
        onClick: () => set({ drawer: drawer?.kind === 'rules' ? null : { kind: 'rules', clause: null } }),
        pressed: drawer?.kind === 'rules',
      },
    ],
  ];
  return (
    <nav className="rail" aria-label={text('tools')}>
      {groups.map((tools) => (
        <div key={tools[0]?.id} className="rail-group">
          {tools.map(({ id, icon, onClick, pressed }) => (
            <button
              key={id}
              type="button"
              className="tool"
              aria-label={text(id)}
              title={text(id)}
              aria-pressed={pressed}
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
