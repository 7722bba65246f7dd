import type { BattleReport } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';

const BEFORE: ReadonlySet<BattleReport['stage']> = new Set([
  'declare',
  'chaos',
  'physical',
  'spirit',
  'missiles',
  'melee',
]);

/** What the defenders who are left will strike back with. */
export function AnswerLine({ report: { stage, attack, defence } }: { readonly report: BattleReport }) {
  const { t, number } = useWords();
  const { sum, results } = defence.blow;
  const losses = results.map(({ value = 0 }) => value);
  const total = sum?.total ?? 0;
  // Spirits alone are gone before anybody comes to blows.
  const blows = total > 0 && (attack.blow.sum?.total ?? 0) > 0;
  if (!BEFORE.has(stage) || !blows) return null;
  const mean = losses.reduce((all, loss) => all + loss, 0) / losses.length;
  const figures = {
    total: number(total),
    least: number(Math.min(...losses)),
    most: number(Math.max(...losses)),
    mean: number(Math.round(mean * 10) / 10),
  };
  return <p className="answer">{t('pass.strike-back', figures)}</p>;
}
