import { useMemo, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { Segments } from '../Segments.tsx';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { columnsOf } from './columns.ts';
import { DrawnBracket } from './DrawnBracket.tsx';
import { ListedBracket } from './ListedBracket.tsx';
import './bracket.css';

const FORMS = ['drawn', 'listed'] as const;

const RULES = [
  { rule: 'level', clause: 'DR-5.2-b' },
  { rule: 'odd', clause: 'DR-5.2-c' },
] as const;

/** The rounds of an elimination: a level match sends both on, so it is no fixed tree. A narrow screen gets the list first. */
export function Bracket({ view, hrefOf }: Pick<TournamentPartProps, 'view' | 'hrefOf'>) {
  const { t } = useWords();
  const [form, setForm] = useState<(typeof FORMS)[number]>(() =>
    matchMedia('(max-width: 719px)').matches ? 'listed' : 'drawn',
  );
  const columns = useMemo(() => columnsOf(view), [view]);
  if (columns.length === 0) return <p className="panel">{t('tournament.no-bracket')}</p>;
  return (
    <section className="panel bracket-panel" aria-label={t('tournament.tab-bracket')}>
      <Segments
        label={t('tournament.tab-bracket')}
        all={FORMS}
        chosen={form}
        nameOf={(each) => t(`tournament.bracket-${each}`)}
        choose={setForm}
      />
      {form === 'drawn' ? (
        <DrawnBracket {...{ view, columns }} />
      ) : (
        <ListedBracket {...{ view, columns, hrefOf }} />
      )}
      <p className="hint bracket-legend">
        <span>
          {t('tournament.bracket-figures')} <Clause clause="DR-5.1-b" /> <Clause clause="DR-5.1-c" />
        </span>
        {RULES.map(({ rule, clause }) => (
          <span key={rule}>
            {t(`tournament.rule-${rule}`)} <Clause clause={clause} />
          </span>
        ))}
      </p>
    </section>
  );
}
