import type { Combatant, Company, Force as ForceReport } from '@hexwyrm/dragon-pass';
import type { Summand } from '@hexwyrm/kernel';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { hiddenAt } from '../../board/stacks.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { isAtLeast } from './at-least.ts';

interface ForceProps {
  readonly force: ForceReport;
  readonly side: 'attack' | 'defence';
  /** As it would be. */
  readonly trial: boolean;
}

/** One side: what it strikes with, its plain factors, and stack by stack who brings what to its blow. */
export function Force({ force, side, trial }: ForceProps) {
  const { t, number } = useWords();
  const { combat, magic, units, companies, blow } = force;
  const factors = {
    combat: number(combat),
    magic: Number.isFinite(magic) ? number(magic) : '∞',
    count: units,
  };
  const { total, parts } = blow.sum ?? { total: 0, parts: [] };
  const hidden = companies.reduce((sum, company) => sum + company.hidden, 0);
  return (
    <section className={`force ${side}`} data-trial={trial} aria-label={t(`pass.side-${side}`)}>
      <p className="force-total">
        <strong>{isAtLeast(force) ? `${number(total)}+` : number(total)}</strong>
        <span>
          <b>{t(`pass.factor-${side}`)}</b>
          <small>{t(total === combat ? 'pass.magic-units' : 'pass.factors', factors)}</small>
          {hidden > 0 && <small>{t('pass.at-least', { count: hidden })}</small>}
        </span>
      </p>
      <p className="dropped">
        <Bonuses of={['fraction']} shares={parts} />
      </p>
      {companies.map((company) => (
        <CompanyRow key={company.hex} company={company} />
      ))}
    </section>
  );
}

const worth = ({ shares }: Combatant): number => shares.reduce((sum, { value }) => sum + value, 0);

function CompanyRow({ company: { hex, units, hidden, total } }: { readonly company: Company }) {
  const { view, field } = usePassTable();
  const { t, unitLabel, number, part } = useWords();
  const set = useSelection((selection) => selection.set);
  const depth = units.length;
  return (
    <div className="company">
      <p>
        <span>{field.grid.names[hex]}</span>
        <Bonuses of={BONUSES} shares={units.flatMap(({ shares }) => shares)} />
        <b>{hidden > 0 ? `${number(total)}+` : number(total)}</b>
      </p>
      <ul>
        {units.map((combatant) => {
          const { unit, shares } = combatant;
          const how = shares.map((share) => `${part(share, view)} ${number(share.value)}`).join(', ');
          return (
            <li key={unit} data-idle={shares.length === 0}>
              <button
                type="button"
                aria-label={`${unitLabel(view, unit)}: ${shares.length === 0 ? t('pass.no-fighter') : number(worth(combatant))}`}
                title={shares.length === 0 ? `${unitLabel(view, unit)}: ${t('pass.no-fighter')}` : how}
                onClick={() => set({ inspected: unit })}
              >
                <Counter face={faceOf(view, unit, {})} size={34} />
                <span aria-hidden="true">{shares.length === 0 ? '–' : number(worth(combatant))}</span>
              </button>
            </li>
          );
        })}
        {Array.from({ length: hidden }, (_, i) => hiddenAt(hex, depth + i)).map((id) => (
          <li key={id}>
            <span className="unseen" title={t('pass.hidden')}>
              <Counter face={faceOf(view, id, {})} size={34} />
              <span>?</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What raises and lowers the sum of a stack besides its factors: doubling, leaders, rivers, ridges. */
const BONUSES = ['leadership', 'river', 'ridge', 'horde', 'defence', 'firm-stand'] as const;

interface BonusesProps {
  readonly of: readonly ((typeof BONUSES)[number] | 'fraction')[];
  readonly shares: readonly Summand[];
}

function Bonuses({ of, shares }: BonusesProps) {
  const { t, signed } = useWords();
  return of.flatMap((what) => {
    const value = shares.reduce((sum, share) => (share.what === what ? sum + share.value : sum), 0);
    if (value === 0) return [];
    return [
      <small key={what} className="bonus" data-bad={value < 0}>
        {t(`pass.bonus.${what}`, { value: signed(value) })}
      </small>,
    ];
  });
}
