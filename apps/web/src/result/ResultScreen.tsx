import { gradeFloors, type View, worldFor } from '@hexwyrm/dragon-rage';
import type { Outcome } from '@hexwyrm/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { SmallBoard } from '../board/SmallBoard.tsx';
import { useGame } from '../engine/store.ts';
import { viewOf } from '../engine/view.ts';
import { artDefs } from '../games/dragon-rage/art/index.ts';
import { rageBoard } from '../games/dragon-rage/board/index.ts';
import { LESSON } from '../games/dragon-rage/tutorial/lesson/opening.ts';
import { WhatNext } from '../games/dragon-rage/tutorial/WhatNext.tsx';
import { Masthead } from '../home/Masthead.tsx';
import { useWords, type Words } from '../i18n/index.ts';
import { Loading } from '../Loading.tsx';
import { ArtDefs } from '../theme/ArtDefs.tsx';
import { useTheme } from '../theme/theme.ts';
import { Banner } from './Banner.tsx';
import { Curve, type Floor } from './Curve.tsx';
import { curveOf, happenings, lossesOf, reinforcedIn } from './chronicle.ts';
import { LossesCard } from './LossesCard.tsx';
import { LuckCard } from './LuckCard.tsx';
import { luckOf } from './luck.ts';
import { Moments } from './Moments.tsx';
import { momentsOf } from './moments.ts';
import { ProofCard } from './ProofCard.tsx';
import { useRematch } from './useRematch.ts';
import { useSaveFile } from './useSaveFile.ts';
import './result.css';

/** How it ended, and how it came to that. */
export function ResultScreen() {
  const { past, lookAt } = useGame();
  const [now, setNow] = useState(past === null);
  // Whoever comes here out of a replay has left the past behind.
  useEffect(() => {
    if (!now) void lookAt(null).then(() => setNow(true));
  }, [now, lookAt]);
  return now ? <Result /> : <Loading />;
}

function Result() {
  const { t, botName } = useWords();
  const [, navigate] = useLocation();
  const { snapshot, log, seats, lookAt } = useGame();
  const { theme } = useTheme();
  const rematch = useRematch();
  const keep = useSaveFile();
  const story = useMemo(() => happenings(log), [log]);
  if (snapshot === null || snapshot.outcome === null) return <Redirect to="/play" />;
  const view = viewOf(snapshot);
  const { map } = worldFor(view.map, view.corrections);
  const steps = curveOf(story);

  const nameOf = (side: 'invader' | 'defender') => {
    const player = seats[view.seats[side]] ?? 'person';
    const role = t(`home.new.${side}`);
    return player === 'person' ? role : `${role} (${t('home.new.bot')}: ${botName(player)})`;
  };
  const watch = (actions: number) => {
    void lookAt(actions).then(() => navigate('/play'));
  };
  return (
    <div className="backdrop">
      <ArtDefs defs={artDefs} />
      <Masthead />
      <main className="result">
        <Banner snapshot={snapshot} total={map.totalVp} nameOf={nameOf} />
        {view.scenario === LESSON && <WhatNext />}
        <div className="result-body">
          <div className="result-main">
            <section aria-labelledby="curve">
              <h2 className="label" id="curve">
                {t('home.result.curve')}
              </h2>
              <Curve
                steps={steps}
                turns={view.turn}
                goal={view.goal}
                floors={floorsOf(view, snapshot.outcome, t)}
                ships={reinforcedIn(story)}
              />
            </section>
            <Moments moments={momentsOf(story, view)} view={view} watch={watch} />
            <LossesCard losses={lossesOf(story, view)} view={view} nameOf={nameOf} />
          </div>
          <div className="result-side">
            <section aria-labelledby="city">
              <h2 className="label" id="city">
                {t('history.city-after')}
              </h2>
              <SmallBoard
                kit={rageBoard}
                view={view}
                theme={theme}
                label={t('history.city-label', { razed: view.razed.length })}
              />
            </section>
            <div className="result-pair">
              <LuckCard
                sides={(['invader', 'defender'] as const).map((side) => ({
                  side,
                  name: nameOf(side),
                  luck: luckOf(story, view, side),
                }))}
              />
              <ProofCard />
            </div>
          </div>
        </div>
        <div className="result-foot">
          <button type="button" className="button button-primary" onClick={() => void rematch.go()}>
            {t(rematch.swaps ? 'home.result.rematch' : 'home.result.again')}
          </button>
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

/** What scores meant: the steps of the ladder where the game was graded, else the goal alone. */
function floorsOf(view: View, { facts }: Outcome, t: Words['t']): readonly Floor[] {
  if (facts?.grade === undefined)
    return [{ score: view.goal, text: t('home.result.goal', { goal: view.goal }) }];
  const floors = gradeFloors(view, worldFor(view.map, view.corrections).tables);
  return (['marginal', 'normal', 'great'] as const).map((grade) => ({
    score: floors[grade],
    text: t(`history.floor-${grade}`, { score: floors[grade] }),
  }));
}
