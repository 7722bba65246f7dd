import { useLocation } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { startLesson } from '../../../tutorial/start-lesson.ts';
import { CITY, LEARNER } from './lesson/opening.ts';
import { lessons } from './lessons.ts';
import './what-next.css';

const [lesson, next] = lessons;

/** After the first lesson, which ends with its game: the next lesson, or a whole game, is one press away. */
export function WhatNext() {
  const { t } = useWords();
  const told = useVolume('lessons');
  const [, navigate] = useLocation();
  const start = useGame((game) => game.start);
  if (!told) return null;
  const begin = (opened: Promise<boolean>) => void opened.then((open) => open && navigate('/play'));
  const game = {
    game: 'dragon-rage',
    scenario: 'esirien-1',
    options: {},
    seats: { [LEARNER]: 'person', [CITY]: 'greedy' },
  };
  return (
    <section className="what-next" aria-labelledby="what-next">
      <div>
        <h2 className="label" id="what-next">
          {t('coach.what-next')}
        </h2>
        <p>{t('tutorial.what-next-text')}</p>
      </div>
      <div className="what-next-ways">
        <button type="button" className="button button-primary" onClick={() => begin(startLesson(next))}>
          {t('coach.next-lesson', { lesson: t(`home.lesson.${next.id}`) })}
        </button>
        <button type="button" className="button" onClick={() => begin(start(game))}>
          {t('tutorial.play-bot')}
        </button>
        <button type="button" className="button" onClick={() => begin(startLesson(lesson))}>
          {t('coach.once-more')}
        </button>
      </div>
    </section>
  );
}
