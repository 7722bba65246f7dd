import type { ReactNode } from 'react';
import type { GameAction } from '../../kit/kit.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

interface JoinButtonProps {
  readonly join: GameAction;
  readonly children: ReactNode;
}

/** A unit that may join what is being put together: hovering previews it, pressing adds it. */
export function JoinButton({ join, children }: JoinButtonProps) {
  const { commands } = useTable();
  const set = useSelection((selection) => selection.set);
  const look = () => set({ trial: join });
  const leave = () => set({ trial: null });
  return (
    <button
      type="button"
      className="button"
      data-choice
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
      onClick={() => commands.take(join)}
    >
      {children}
    </button>
  );
}
