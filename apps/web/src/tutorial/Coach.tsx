import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/index.ts';
import { ClauseLink } from '../table/frame/ClauseLink.tsx';
import { useCourse } from './course.ts';
import { useLesson } from './lesson-store.ts';
import { useInput } from './useInput.ts';
import { useMapMoved } from './useMapMoved.ts';
import { usePlacing } from './usePlacing.ts';
import { useSkip } from './useSkip.ts';
import { WhatNext } from './WhatNext.tsx';
import './coach.css';
import { useEffect } from '../base/effects.ts';

/** The card of the lesson: one thought, one thing to do, and a halo around where to do it. */
export function Coach() {
  const { index, shown, objection, goTo, turnBack, turnOn } = useLesson();
  const { lesson } = useCourse();
  const { steps, message } = lesson;
  const { t, has } = useWords();
  const said = (name: string, values?: Readonly<Record<string, string>>): string => {
    const id = message(name);
    return has(id) ? t(id, values) : '';
  };
  const input = useInput();
  const [, navigate] = useLocation();
  const card = useRef<HTMLElement>(null);
  const halo = useRef<HTMLDivElement>(null);
  const skip = useSkip();
  const step = steps[shown];
  const now = shown === index;
  usePlacing(now ? step?.target : undefined, card, halo);
  useMapMoved(
    now && step?.expect.kind === 'camera',
    useCallback(() => goTo(index + 1), [goTo, index]),
  );
  useCardKey(card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card takes a focus that has lost its place
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [shown]);
  if (step === undefined) return null;
  const reads = step.expect.kind === 'read';
  const watches = step.expect.kind === 'watch';
  const last = now && shown === steps.length - 1;
  const plain = last && lesson.after !== undefined;
  const next = () => (last ? navigate('/') : now ? goTo(index + 1) : turnOn());
  return (
    <>
      <div className="halo" ref={halo} aria-hidden="true" hidden />
      <section className="coach" ref={card} tabIndex={-1} aria-label={t('coach.card')}>
        <header>
          <span className="label">{said(`chapter-${step.chapter}`)}</span>
          <small>{t('coach.step', { n: shown + 1, all: steps.length })}</small>
          <button type="button" className="coach-leave" onClick={() => navigate('/')}>
            {t('coach.leave')}
          </button>
        </header>
        <div className="coach-bar" aria-hidden="true">
          <span style={{ width: `${(100 * (shown + 1)) / steps.length}%` }} />
        </div>
        <div className="coach-text" aria-live="polite">
          <p>
            {said(step.id)} {step.clause !== undefined && <ClauseLink clause={step.clause} />}
          </p>
          {now && !reads && !watches && (
            <p className="coach-do">{said(`${step.id}-do`, { ...lesson.keys, input })}</p>
          )}
          {now && watches && <p className="coach-watch">{said('watch')}</p>}
          {now && objection && <p className="coach-no">{t(objection)}</p>}
          {now && shown === 0 && input !== 'touch' && <p className="coach-key">{t('coach.to-card')}</p>}
        </div>
        <footer>
          <button type="button" className="button" onClick={turnBack} disabled={shown === 0}>
            {t('coach.back')}
          </button>
          {now && !reads && !watches && (
            <button type="button" className="button button-plain coach-skip" onClick={skip}>
              {t('coach.skip')}
            </button>
          )}
          {(reads || !now) && (
            <button type="button" className={plain ? 'button' : 'button button-primary'} onClick={next}>
              {t(last ? 'coach.finish' : 'coach.next')}
            </button>
          )}
        </footer>
        {last && <WhatNext />}
      </section>
    </>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** N, for next, focuses the card from anywhere; its use at the table is suspended during the lesson. */
function useCardKey(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isField(target)) return;
      event.preventDefault();
      const button = card.current?.querySelector<HTMLElement>('footer .button-primary, footer .coach-skip');
      (button ?? card.current)?.focus({ preventScroll: true });
    };
    addEventListener('keydown', typed, true);
    return () => removeEventListener('keydown', typed, true);
  }, [card]);
}
