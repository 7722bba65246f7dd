import type { BattleReport } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';

type Stage = BattleReport['stage'];

/** The steps of a battle in their order (DP-2-o), after it has been put together. */
const STEPS: readonly Stage[] = [
  'declare',
  'chaos',
  'physical',
  'spirit',
  'missiles',
  'melee',
  'advance',
  'regroup',
];

/** Which step of the battle is taken. */
export function Steps({ stage }: { readonly stage: Stage }) {
  const { t } = useWords();
  const now = STEPS.indexOf(stage);
  return (
    <ol className="battle-steps" aria-label={t('pass.steps')}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-gone={i < now}
          aria-current={i === now ? 'step' : undefined}
          title={t(`pass.step.${step}`)}
        >
          <span className="step-disc" aria-hidden="true">
            {i < now ? '✓' : i + 1}
          </span>
          <span className="step-name">{t(`pass.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
