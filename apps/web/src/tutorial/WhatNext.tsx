import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { useCourse } from './course.ts';
import { startLesson } from './start-lesson.ts';

/** On the last card of a lesson whose game continues: the next lesson, a whole game, or the lesson again. */
export function WhatNext() {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const start = useGame((game) => game.start);
  const { lesson, next } = useCourse();
  const { after } = lesson;
  if (after === undefined) return null;
  const begin = (opened: Promise<boolean>) => void opened.then((open) => open && navigate('/play'));
  const primary = 'button button-primary';
  return (
    <section className="coach-after" aria-labelledby="coach-after">
      <h3 className="label" id="coach-after">
        {t('coach.what-next')}
      </h3>
      <button type="button" className="button" onClick={() => begin(startLesson(lesson))}>
        {t('coach.once-more')}
      </button>
      <button
        type="button"
        className={next === null ? primary : 'button'}
        onClick={() => begin(start(after.setup))}
      >
        {t(after.name)}
      </button>
      {next !== null && (
        <button type="button" className={primary} onClick={() => begin(startLesson(next))}>
          {t('coach.next-lesson', { lesson: t(`home.lesson.${next.id}`) })}
        </button>
      )}
    </section>
  );
}
