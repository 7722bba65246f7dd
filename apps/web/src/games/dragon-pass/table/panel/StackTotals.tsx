import type { Hex, UnitId } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import './stack-totals.css';

/** Counters that no player may look at have numbers below 0. */
const isKnown = (unit: UnitId): boolean => unit >= 0;

/** What a stack comes to: combat factors with its leaders, missiles, magic, and how far it gets together. */
export function StackTotals({ hex, units }: { readonly hex: Hex; readonly units: readonly UnitId[] }) {
  const { field } = usePassTable();
  const { t, number } = useWords();
  const name = field.grid.names[hex];
  const stack = usePassAnswer(
    'stack',
    name === undefined ? null : { hex: name, units: units.filter(isKnown) },
  );
  if (stack === null) return null;
  const { attack, led, inRiver, missiles, magic, slowest, tooDeep, hidden } = stack;
  const least = String(hidden > 0);
  return (
    <div className="stack-totals">
      <p>
        <strong>{t('moves.total-attack', { value: number(attack), least })}</strong>
        {led > 0 && <span>{t('moves.total-led', { value: number(led) })}</span>}
        {inRiver && (
          <span>
            {t('moves.total-river')} <ClauseLink clause="DP-3.RIVER-c" />
          </span>
        )}
        {missiles > 0 && <span>{t('moves.total-missiles', { value: number(missiles) })}</span>}
        {magic > 0 && (
          <span>{t('moves.total-magic', { value: Number.isFinite(magic) ? number(magic) : '∞' })}</span>
        )}
        {slowest !== null && <span>{t('moves.total-move', { value: number(slowest) })}</span>}
      </p>
      {tooDeep.length > 0 && (
        <p>
          {t('moves.total-deep', { count: tooDeep.length })} <ClauseLink clause="DP-7.10.3-b" />
        </p>
      )}
      {hidden > 0 && <p>{t('moves.total-hidden', { count: hidden })}</p>}
    </div>
  );
}
