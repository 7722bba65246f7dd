import { useRef } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Drawers } from '../../../table/drawer/Drawers.tsx';
import { TopBar } from '../../../table/frame/TopBar.tsx';
import { Failure } from '../../../table/panel/Failure.tsx';
import { UndoButton } from '../../../table/panel/UndoButton.tsx';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { artDefs } from '../art/index.ts';
import { Standard } from '../curtain/Standard.tsx';
import { useRageTable } from '../useRageTable.ts';
import { ArmyCard } from './ArmyCard.tsx';
import { ArmyLists } from './ArmyLists.tsx';
import { Finish } from './Finish.tsx';
import { GoalCard } from './GoalCard.tsx';
import { Shop } from './Shop.tsx';
import type { Draft } from './useDraft.ts';
import { useDraftKeys } from './useDraftKeys.ts';
import { useDraftNews } from './useDraftNews.ts';
import { usePlannedGoal } from './usePlannedGoal.ts';
import '../../../theme/backdrop.css';
import './draft.css';
import { useEffect } from '../../../base/effects.ts';

/** Armies bought with points: the shop, what is taken, what is left to spend, and the goal that follows. */
export default function DraftScreen({ draft }: { readonly draft: Draft }) {
  const { view, snapshot } = useRageTable();
  const { t, number, decisionTitle, decisionHint } = useWords();
  const { campaign } = view.options;
  const title = useRef<HTMLHeadingElement>(null);
  const news = useDraftNews(draft);
  const wish = usePlannedGoal(draft);
  useDraftKeys(draft);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="backdrop draft-screen">
      <ArtDefs defs={artDefs} />
      <TopBar />
      <main className="draft-main">
        <header className="draft-head">
          <Standard side={draft.open.side} map={view.map} />
          <div>
            <h1 ref={title} tabIndex={-1}>
              {campaign === undefined
                ? decisionTitle(snapshot, view)
                : t('draft.recruit-game', { number: campaign.game })}
            </h1>
            <p>{campaign === undefined ? decisionHint(snapshot, view) : t('draft.roster-stays')}</p>
            <p className="draft-keys">{t('draft.keys')}</p>
          </div>
        </header>
        <Shop draft={draft} />
        <aside className="draft-side" aria-label={t('draft.summary')}>
          <Failure />
          {draft.musters.map((muster) => (
            <ArmyCard key={muster.side} draft={draft} muster={muster} />
          ))}
          <GoalCard draft={draft} wish={wish} />
          <ArmyLists muster={draft.open} planned={draft.planned} />
          <div className="draft-foot">
            <p className="draft-figures" aria-hidden="true">
              {draft.musters.map(({ side, ledger }) => (
                <span key={side} className={`figure-${side}`}>
                  <strong>{number(ledger.left)}</strong> {t('draft.left', { count: ledger.left })}
                </span>
              ))}
              <span>
                {t('draft.goal-short')} <strong>{draft.goal.total}</strong>
              </span>
            </p>
            <div className="pair">
              <UndoButton />
            </div>
            <Finish draft={draft} wish={wish} />
          </div>
        </aside>
      </main>
      <p className="visually-hidden" role="status" aria-live="polite">
        {news}
      </p>
      <Drawers />
    </div>
  );
}
