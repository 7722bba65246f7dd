import type { Snapshot } from '@hexwyrm/protocol';
import { useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { later } from '../base/later.tsx';
import { useGame } from '../engine/store.ts';
import { useSaveFile } from '../files/useSaveFile.ts';
import { useWords } from '../i18n/index.ts';
import { useKit } from '../kit/kit-context.ts';
import { Loading } from '../ui/Loading.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import { markSeen } from './seen.ts';
import { useRematch } from './useRematch.ts';
import './result.css';
import { useEffect } from '../base/effects.ts';

const AnalysisCard = later(async () => (await import('./analysis/AnalysisCard.tsx')).AnalysisCard);

/** How it ended, and how it came to that. */
export function ResultScreen() {
  const { past, lookAt } = useGame();
  const [now, setNow] = useState(past === null);
  // Coming here from a replay leaves the past.
  useEffect(() => {
    if (!now) void lookAt(null).then(() => setNow(true));
  }, [now, lookAt]);
  return now ? <Result /> : <Loading />;
}

function Result() {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { id, snapshot, log, seats, lookAt } = useGame();
  useEffect(() => {
    markSeen(id);
  }, [id]);
  const { Result: Told } = useKit();
  const keep = useSaveFile();
  if (snapshot === null || snapshot.outcome === null) return <Redirect to="/play" />;
  const { outcome } = snapshot;
  const watch = (actions: number) => {
    void lookAt(actions).then(() => navigate('/play'));
  };
  return (
    <div className="backdrop">
      <Masthead />
      <main className="result">
        <Told {...{ snapshot, outcome, log, seats, watch }} />
        <AnalysisCard {...{ snapshot, watch }} />
        <div className="result-foot">
          <PlayAgain snapshot={snapshot} />
          <button type="button" className="button" onClick={() => watch(0)}>
            {t('home.result.replay')}
          </button>
          <button type="button" className="button" onClick={() => void keep('replay')}>
            {t('home.result.file')}
          </button>
          <button type="button" className="button" onClick={() => void keep('position')}>
            {t('home.result.position')}
          </button>
          <Link href="/play" className="button">
            {t('home.result.board')}
          </Link>
          <Link href="/" className="button">
            {t('home.home')}
          </Link>
        </div>
      </main>
    </div>
  );
}

function PlayAgain({ snapshot }: { readonly snapshot: Snapshot }) {
  const { t } = useWords();
  const { swaps, go } = useRematch(snapshot);
  return (
    <button type="button" className="button button-primary" onClick={() => void go()}>
      {t(swaps ? 'home.result.rematch' : 'home.result.again')}
    </button>
  );
}
