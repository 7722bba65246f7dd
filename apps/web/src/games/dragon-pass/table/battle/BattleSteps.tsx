import { stageOf, type View } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import './battle.css';

type Battle = Extract<View['frames'][number], { kind: 'battle' }>;

/** The seven steps of a battle in their order (DP-2-o). */
const STEPS = ['chaos', 'physical', 'spirit', 'missiles', 'melee', 'advance', 'regroup'] as const;

/** Which step of the battle is taken, who has come to it and who is left. */
export function BattleSteps() {
  const { view } = usePassTable();
  const { t } = useWords();
  const battle = view.frames.find((frame): frame is Battle => frame.kind === 'battle');
  if (battle === undefined) return null;
  const now = stageOf(battle);
  return (
    <section className="battle" aria-label={t('pass.battle')}>
      <ol className="battle-steps">
        {STEPS.map((step) => (
          <li key={step} aria-current={step === now ? 'step' : undefined}>
            {t(`pass.step.${step}`)}
          </li>
        ))}
      </ol>
      <p className="battle-sides">
        {t('pass.battle-sides', { attackers: battle.attackers.length, defenders: battle.defenders.length })}
      </p>
    </section>
  );
}
