import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../../i18n/index.ts';
import { Instruction } from './Instruction.tsx';
import { STEPS } from './lesson/steps.ts';
import { useLesson } from './lesson-store.ts';
import { useInput } from './useInput.ts';
import { useMapMoved } from './useMapMoved.ts';
import { usePlacing } from './usePlacing.ts';
import { useSkip } from './useSkip.ts';
import './coach.css';

/** The card of the lesson: one thought, one thing to do, and a halo around where to do it. */
export function Coach() {
  const { index, shown, objection, goTo, turnBack, turnOn } = useLesson();
  const { t } = useWords();
  const input = useInput();
  const [, navigate] = useLocation();
  const card = useRef<HTMLElement>(null);
  const halo = useRef<HTMLDivElement>(null);
  const skip = useSkip();
  const step = STEPS[shown];
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
  const next = () => (now ? goTo(index + 1) : turnOn());
  return (
    <>
      <div className="halo" ref={halo} aria-hidden="true" hidden />
      <section className="coach" ref={card} tabIndex={-1} aria-label={t('tutorial.coach')}>
        <header>
          <span className="label">{t(`tutorial.chapter-${step.chapter}`)}</span>
          <small>{t('tutorial.step', { n: shown + 1, all: STEPS.length })}</small>
          <button type="button" className="coach-leave" onClick={() => navigate('/')}>
            {t('tutorial.leave')}
          </button>
        </header>
        <div className="coach-bar" aria-hidden="true">
          <span style={{ width: `${(100 * (shown + 1)) / STEPS.length}%` }} />
        </div>
        <div className="coach-text" aria-live="polite">
          <p>{t(`tutorial.${step.id}`)}</p>
          {now && !reads && !watches && (
            <p className="coach-do">
              <Instruction step={step.id} input={input} />
            </p>
          )}
          {now && watches && <p className="coach-watch">{t('tutorial.watch')}</p>}
          {now && objection && <p className="coach-no">{t(`tutorial.no-${objection}`)}</p>}
          {now && shown === 0 && input !== 'touch' && <p className="coach-key">{t('tutorial.to-card')}</p>}
        </div>
        <footer>
          <button type="button" className="button" onClick={turnBack} disabled={shown === 0}>
            {t('tutorial.back')}
          </button>
          {now && !reads && !watches && (
            <button type="button" className="button button-plain coach-skip" onClick={skip}>
              {t('tutorial.skip')}
            </button>
          )}
          {(reads || !now) && (
            <button type="button" className="button button-primary" onClick={next}>
              {t('tutorial.next')}
            </button>
          )}
        </footer>
      </section>
    </>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** N, for next, leads to the card from wherever the keyboard is. */
function useCardKey(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isField(target)) return;
      const button = card.current?.querySelector<HTMLElement>('footer .button-primary, footer .coach-skip');
      (button ?? card.current)?.focus({ preventScroll: true });
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, [card]);
}
