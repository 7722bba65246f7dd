import type { BattleReport } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isAtLeast } from './at-least.ts';

/** How large a loss has to be to take a defender. */
export function FirstLine({ report: { first } }: { readonly report: BattleReport }) {
  const { view } = usePassTable();
  const { t, number, unitLabel } = useWords();
  if (first === null) return null;
  return (
    <p className="answer">
      {t('pass.first-to-fall', { loss: number(first.price), unit: unitLabel(view, first.unit) })}
    </p>
  );
}

/** What the defenders who are left will strike back with, as far as they can be seen. */
export function AnswerLine({ report: { answer, defence } }: { readonly report: BattleReport }) {
  const { t, number } = useWords();
  if (answer === null) return null;
  const { total, loss, mean } = answer;
  const figures = {
    total: total.least === total.most ? number(total.most) : `${number(total.least)}–${number(total.most)}`,
    least: number(loss.least),
    most: number(loss.most),
    mean: number(Math.round(mean * 10) / 10),
    hidden: String(isAtLeast(defence)),
  };
  return <p className="answer">{t('pass.strike-back', figures)}</p>;
}
