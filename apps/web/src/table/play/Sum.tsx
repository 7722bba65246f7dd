import type { Sum as Adding, Comparison, RollOdds, RollResult, Summand } from '@hexwyrm/kernel';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import './sum.css';

interface SumProps {
  readonly roll: RollOdds;
  /** The same roll without the unit that might join: what is new in this one is marked. */
  readonly before?: RollOdds | null;
}

/** How a chance is computed: strengths, modifiers, the table column, possible results; each with its rule. */
export function Sum({ roll, before = null }: SumProps) {
  const { t } = useWords();
  const { comparison, modifiers } = roll;
  return (
    <div className="sum">
      {comparison && (
        <>
          <Side
            title={t('odds.attack')}
            sum={comparison.attack}
            before={before?.comparison?.attack ?? null}
          />
          <Side
            title={t('odds.defence')}
            sum={comparison.defence}
            before={before?.comparison?.defence ?? null}
          />
        </>
      )}
      {modifiers.length > 0 && (
        <div className="sum-side">
          <p className="sum-total label">{t('odds.to-die')}</p>
          <Parts label={t('odds.to-die')} parts={modifiers} before={before?.modifiers ?? null} signed />
        </div>
      )}
      <Results roll={roll} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly sum: Adding;
  readonly before: Adding | null;
}

function Side({ title, sum, before }: SideProps) {
  return (
    <div className="sum-side">
      <p className="sum-total">
        <span className="label">{title}</span>
        <strong>{sum.total}</strong>
      </p>
      <Parts label={title} parts={sum.parts} before={before?.parts ?? null} />
    </div>
  );
}

interface PartsProps {
  readonly label: string;
  readonly parts: readonly Summand[];
  readonly before: readonly Summand[] | null;
  readonly signed?: boolean;
}

const same = (a: Summand, b: Summand): boolean =>
  a.what === b.what && a.unit === b.unit && a.value === b.value && a.count === b.count;

function Parts({ label, parts, before, signed = false }: PartsProps) {
  const { view } = useTable();
  const words = useWords();
  return (
    <ul className="sum-parts" aria-label={label}>
      {parts.map((part) => (
        <li
          key={`${part.what} ${part.unit ?? ''}`}
          data-new={before !== null && !before.some((other) => same(part, other))}
        >
          <span>{words.part(part, view)}</span>
          <ClauseLink clause={part.clause} />
          <b>{signed ? words.signed(part.value) : part.value}</b>
        </li>
      ))}
    </ul>
  );
}

/** Faces of a die that do the same as one result. */
function merged(results: readonly RollResult[]): readonly RollResult[] {
  const found = new Map<string, RollResult>();
  for (const result of results) {
    const key = `${result.result} ${result.value ?? ''}`;
    const [part, whole] = result.chance;
    const [more, of] = found.get(key)?.chance ?? [0, 1];
    found.set(key, { ...result, chance: [part * of + more * whole, whole * of] });
  }
  return [...found.values()];
}

/** Where it is looked up, what the die must show, and how likely each result is. */
function Results({ roll }: { readonly roll: RollOdds }) {
  const words = useWords();
  const { t } = words;
  const { comparison, chance, dice, needs, clause, results } = roll;
  const place = comparison ? [placeOf(comparison)] : [];
  return (
    <div className="sum-results">
      <p className="hint">
        {[
          ...place,
          ...(dice > 0 && needs > 0 && chance[0] > 0
            ? [t('odds.on-die', { needs: words.needed(roll), dice })]
            : []),
        ].join(' · ')}{' '}
        <ClauseLink clause={clause} />
      </p>
      <ul>
        {merged(results).map((result) => (
          <li
            key={`${result.result} ${result.value ?? ''}`}
            style={{ flexGrow: result.chance[0] / result.chance[1] }}
          >
            <b>{words.chance(result.chance)}</b> {words.result(result)}
          </li>
        ))}
      </ul>
    </div>
  );

  function placeOf({ row, column }: Comparison): string {
    return row === null || column === null
      ? t('odds.beyond')
      : t('odds.cell', { row: row + 1, column: column + 1 });
  }
}
