import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { PlaySign } from './PlaySign.tsx';
import './replay-bar.css';

const PACE = 320;

/** Walks through the past of the game on the table. */
export function ReplayBar() {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { past, length: all, lookAt } = useGame();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing || past === null) return;
    if (past >= all) return setPlaying(false);
    const timer = setTimeout(() => void lookAt(past + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, past, all, lookAt]);

  if (past === null) return null;
  const step = (to: number) => {
    setPlaying(false);
    void lookAt(Math.min(all, Math.max(0, to)));
  };
  const leave = async () => {
    await lookAt(null);
    if (useGame.getState().snapshot?.outcome) navigate('/result');
  };
  return (
    <section className="replay-bar" aria-label={t('home.replay.title')}>
      <button
        type="button"
        className="button"
        aria-label={t('home.replay.back')}
        onClick={() => step(past - 1)}
      >
        <PlaySign back />
      </button>
      <button type="button" className="button button-primary" onClick={() => setPlaying(!playing)}>
        {t(playing ? 'home.replay.pause' : 'home.replay.play')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('home.replay.forth')}
        onClick={() => step(past + 1)}
      >
        <PlaySign />
      </button>
      <input
        type="range"
        min={0}
        max={all}
        value={past}
        aria-label={t('home.replay.title')}
        aria-valuetext={t('home.replay.at', { at: past, all })}
        onChange={({ target }) => step(target.valueAsNumber)}
      />
      <span className="replay-at">{t('home.replay.at', { at: past, all })}</span>
      <button type="button" className="button" onClick={leave}>
        {t('home.replay.now')}
      </button>
    </section>
  );
}
