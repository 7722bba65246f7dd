import { scoreOf, worldFor } from '@hexwyrm/dragon-rage';
import type { Snapshot } from '@hexwyrm/protocol';
import { useRef } from 'react';
import { useEffect } from '../../../effects.ts';
import { viewOf } from '../../../engine/view.ts';
import { useWords } from '../../../i18n/index.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { rageView } from '../view.ts';
import { UNIT_ORDER } from '../words/unit-names.ts';

interface BannerProps {
  readonly snapshot: Snapshot;
  readonly total: number;
  nameOf(side: 'invader' | 'defender'): string;
}

/** Who won, and what they may call themselves. */
export function Banner({ snapshot, total, nameOf }: BannerProps) {
  const { t, has, ending, scenarioName } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // Who hears the page hears the result first.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  const view = rageView(viewOf(snapshot));
  const { outcome } = snapshot;
  if (outcome === null) return null;
  const winner = outcome.winner === view.seats.invader ? 'invader' : 'defender';
  const fact = (name: string): string => String(outcome.facts?.[name] ?? '');
  const titleId = `rage.result.title.${fact('title')}`;
  const gradeId = `rage.result.grade.${fact('grade')}`;
  const score = scoreOf(view);
  const city = view.map === 'nurkott' ? 'Nurkott' : 'Esirien';
  const best = UNIT_ORDER.find((type) =>
    view.units.some((unit) => unit.side === winner && unit.type === type),
  );
  return (
    <div className={`banner banner-${winner}`}>
      <div className="banner-laurel" aria-hidden="true">
        <Laurel />
        {best && <Counter face={freshFace(best, winner, worldFor(view.map, view.corrections))} size={92} />}
      </div>
      <div>
        <p className="banner-kicker">
          {outcome.winner === null ? t('home.result.draw') : t('home.result.wins', { name: nameOf(winner) })}{' '}
          · {city}, {scenarioName(view.scenario)}
        </p>
        <h1 className="banner-title" ref={title} tabIndex={-1}>
          {t(has(titleId) ? titleId : `rage.result.${winner}`)}
        </h1>
        <p className="banner-text">
          {t('rage.result.razed', { score, total, turn: view.turn, goal: view.goal })}{' '}
          {ending(outcome.reason)} {has(gradeId) && t(gradeId)}
        </p>
      </div>
    </div>
  );
}
