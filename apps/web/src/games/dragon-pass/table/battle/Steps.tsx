import type { BattleReport, Event } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { useBattleEvents } from './useBattleEvents.ts';

/** The seven steps of a battle in their order (DP-2-o); stacks are put in order in the last. */
const STEPS = ['declare', 'chaos', 'physical', 'spirit', 'missiles', 'melee', 'advance'] as const;

type Step = (typeof STEPS)[number];

const stepOf = (stage: BattleReport['stage']): Step => (stage === 'regroup' ? 'advance' : stage);

/** The battle step the event belongs to, if any. */
function toldBy(event: Event): Step | null {
  if (event.type === 'battle-declared') return 'declare';
  if (event.type === 'devoured') return 'chaos';
  if (event.type === 'fired') return 'missiles';
  if (event.type === 'retreated') return 'melee';
  if (event.type !== 'struck') return null;
  return event.cause === 'physical' ? 'physical' : event.cause.endsWith('spirit') ? 'spirit' : 'melee';
}

/** The current step of the battle; steps in which nothing happened keep a dash, to teach the order. */
export function Steps({ stage }: { readonly stage: BattleReport['stage'] }) {
  const { t } = useWords();
  const { events } = useBattleEvents();
  const told = new Set(events.map(toldBy));
  const now = STEPS.indexOf(stepOf(stage));
  return (
    <ol className="battle-steps" aria-label={t('pass.steps')}>
      {STEPS.map((step, i) => {
        const gone = i < now ? (told.has(step) ? 'taken' : 'skipped') : 'no';
        const name = t(`pass.step.${step}`);
        return (
          <li key={step} data-gone={gone} aria-current={i === now ? 'step' : undefined} title={name}>
            <span className="step-disc" aria-hidden="true">
              {gone === 'taken' ? '✓' : gone === 'skipped' ? '–' : i + 1}
            </span>
            <span className="step-name">{name}</span>
            {gone === 'skipped' && <span className="visually-hidden">, {t('pass.step-skipped')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
