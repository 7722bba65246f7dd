import { stackIn } from '@hexwyrm/dragon-pass';
import type { Hex, UnitId } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import './stack-totals.css';

/** What a stack comes to: combat factors with its leaders, missiles, magic, and how far it gets together. */
export function StackTotals({ hex, units }: { readonly hex: Hex; readonly units: readonly UnitId[] }) {
  const { view } = usePassTable();
  const { t, number } = useWords();
  const { attack, led, inRiver, missiles, magic, slowest, tooDeep, hidden } = stackIn(view, hex, units);
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
