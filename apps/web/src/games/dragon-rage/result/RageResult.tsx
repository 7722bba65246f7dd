import { luckOf, worldFor } from '@hexwyrm/dragon-rage/data';
import type { Outcome } from '@hexwyrm/kernel';
import { useMemo } from 'react';
import { SmallBoard } from '../../../board/SmallBoard.tsx';
import { useGame } from '../../../engine/store.ts';
import { viewOf } from '../../../engine/view.ts';
import { useWords, type Words } from '../../../i18n/index.ts';
import type { ResultProps } from '../../../result/kit.ts';
import { LuckCard } from '../../../result/LuckCard.tsx';
import { Moments } from '../../../result/Moments.tsx';
import { ProofCard } from '../../../result/ProofCard.tsx';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { artDefs } from '../art/index.ts';
import { rageBoard } from '../board/index.ts';
import { LESSON } from '../tutorial/lesson/opening.ts';
import { WhatNext } from '../tutorial/WhatNext.tsx';
import { coloursOf, type RageView, rageView } from '../view.ts';
import { Banner } from './Banner.tsx';
import { Curve, type Floor } from './Curve.tsx';
import { concededBy, curveOf, logEvents, lossesOf, reinforcedIn } from './chronicle.ts';
import { LossesCard } from './LossesCard.tsx';
import { momentsOf } from './moments.ts';
import './city.css';

/** What became of the city. */
export default function RageResult({ snapshot, outcome, log, seats, watch }: ResultProps) {
  const { t, number, botName } = useWords();
  const { theme } = useTheme();
  const names = useGame((game) => game.names);
  const view = rageView(viewOf(snapshot));
  const story = useMemo(() => logEvents(log, view.turn), [log, view.turn]);
  const moments = momentsOf(story, view).map(({ happening, vp, chance }) => ({
    happening,
    chips: [
      ...(vp === 0 ? [] : [t('rage.result.vp', { vp })]),
      ...(chance === null ? [] : [`${number(Math.round(chance * 100))} %`]),
    ],
  }));
  const { map } = worldFor(view.map, view.corrections);
  const nameOf = (side: 'invader' | 'defender') => {
    const player = seats[view.seats[side]] ?? 'person';
    const role = t(`home.new.${side}`);
    if (player !== 'person') return `${role} (${t('home.new.bot')}: ${botName(player)})`;
    const name = names[view.seats[side]];
    return name ? `${name} (${role})` : role;
  };
  return (
    <>
      <ArtDefs defs={artDefs} />
      <Banner
        snapshot={snapshot}
        seats={seats}
        total={map.totalVp}
        conceded={concededBy(story)}
        nameOf={nameOf}
      />
      {view.scenario === LESSON && <WhatNext />}
      <div className="result-body">
        <div className="result-main">
          <section aria-labelledby="curve">
            <h2 className="label" id="curve">
              {t('rage.result.curve')}
            </h2>
            <Curve
              steps={curveOf(story)}
              turns={view.turn}
              goal={view.goal}
              floors={floorsOf(view, outcome, t)}
              ships={reinforcedIn(story)}
            />
          </section>
          <Moments moments={moments} view={view} watch={watch} />
          <LossesCard losses={lossesOf(story, view)} view={view} nameOf={nameOf} />
        </div>
        <div className="result-side">
          <section className="city-after" aria-labelledby="city">
            <h2 className="label" id="city">
              {t('rage.city-after')}
            </h2>
            <SmallBoard
              kit={rageBoard}
              view={view}
              theme={theme}
              label={t('rage.city-label', { razed: view.razed.length })}
            />
          </section>
          <div className="result-pair">
            <LuckCard
              title={t('home.result.luck')}
              measure="home.result.successes"
              sides={(['invader', 'defender'] as const).map((side) => ({
                side: coloursOf(view, side),
                name: nameOf(side),
                luck: luckOf(story, view, side),
              }))}
            />
            <ProofCard />
          </div>
        </div>
      </div>
    </>
  );
}

/** What scores meant: the steps of the ladder where the game was graded, else the goal alone. */
function floorsOf(view: RageView, { facts }: Outcome, t: Words['t']): readonly Floor[] {
  if (facts?.grade === undefined)
    return [{ score: view.goal, text: t('rage.result.goal', { goal: view.goal }) }];
  const floors = view.answers.score.grades;
  return (['marginal', 'normal', 'great'] as const).map((grade) => ({
    score: floors[grade],
    text: t(`rage.floor-${grade}`, { score: floors[grade] }),
  }));
}
