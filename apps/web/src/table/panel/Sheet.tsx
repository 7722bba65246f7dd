import { type RefObject, useRef } from 'react';
import { later, useFirstScreenShown } from '../../base/later.tsx';
import type { BoardHandle } from '../../board/types.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { Layers } from '../frame/Layers.tsx';
import { press } from '../input/press.ts';
import { CommandBar } from '../play/late-parts.ts';
import { type SheetStop, useSelection } from '../select/selection-store.ts';
import { Failure } from './Failure.tsx';
import { PromptCard } from './PromptCard.tsx';
import { useSheetDrag } from './useSheetDrag.ts';
import { useTop } from './useTop.ts';
import './sheet.css';
import { useEffect } from '../../base/effects.ts';

const Log = later(async () => (await import('../log/Log.tsx')).Log);
const Recap = later(async () => (await import('../log/Recap.tsx')).Recap);

const NEXT: Readonly<Record<SheetStop, SheetStop>> = { low: 'middle', middle: 'high', high: 'low' };

/** The panel on a phone: a sheet at three heights, the command bar its head. */
export function Sheet({ board, onNext }: { readonly board: RefObject<BoardHandle | null>; onNext(): void }) {
  const { stop, preview, cursor, set } = useSelection();
  const { kit, snapshot, undo, commands, log } = useTable();
  const { t } = useWords();
  const come = useFirstScreenShown();
  const drag = useSheetDrag();
  const content = useRef<HTMLDivElement>(null);
  useTop(content, preview !== null, stop === 'low');
  const replaying = useGame((game) => game.past !== null);
  // In a replay the player looks at the board.
  useEffect(() => {
    set({ stop: replaying ? 'low' : 'middle' });
  }, [replaying, set]);
  return (
    <>
      <div className="floats" data-stop={stop}>
        <button type="button" aria-label={t('table.tool-next')} onClick={onNext}>
          <Icon name="pointer" size={24} />
        </button>
        <button
          type="button"
          aria-label={t('table.undo')}
          aria-disabled={typeof snapshot.undo === 'string'}
          onClick={() => {
            if (typeof snapshot.undo !== 'string') undo();
            // The button in the sheet shows what prevents it.
            else if (press('[data-undo]')) set({ stop: 'middle' });
          }}
        >
          <Icon name="undo" size={24} />
        </button>
        <button
          type="button"
          aria-label={t('table.tool-why')}
          onClick={() => cursor !== null && commands.whyNot(cursor)}
        >
          <Icon name="look" size={24} />
        </button>
        <Layers />
        <button type="button" aria-label={t('table.tool-fit')} onClick={() => board.current?.fit()}>
          <Icon name="overview" size={24} />
        </button>
      </div>
      <aside className="sheet" data-stop={stop} data-preview={preview !== null} aria-label={t('table.panel')}>
        <button
          type="button"
          className="grip"
          aria-label={t('table.pull', { stop: t(`table.pull-${stop}`) })}
          onClick={() => set({ stop: NEXT[stop] })}
          {...drag}
        />
        <div className="sheet-content" ref={content}>
          {preview ? <CommandBar /> : null}
          <Failure />
          <PromptCard />
          {come && <Recap />}
          <kit.panels.Scene />
          {come && <kit.panels.UnitCard />}
          {(come || log.length > 0) && <Log />}
        </div>
      </aside>
    </>
  );
}
