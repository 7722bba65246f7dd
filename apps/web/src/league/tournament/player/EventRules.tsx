import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import type { PlayerPartProps } from './PlayerPage.tsx';

const SWISS = [
  { rule: 'pairs', clause: 'DR-5.2-f' },
  { rule: 'bye', clause: 'DR-5.2-e' },
] as const;

const KNOCKOUT = [
  { rule: 'level', clause: 'DR-5.2-b' },
  { rule: 'odd', clause: 'DR-5.2-c' },
] as const;

const EVERYWHERE = [
  { rule: 'match', clause: 'DR-5.1-a' },
  { rule: 'points', clause: 'DR-5.1-b' },
  { rule: 'resistance', clause: 'DR-5.1-d' },
  { rule: 'tie', clause: 'DR-5.1-e' },
] as const;

/** The rules of this tournament in short, each with its clause. */
export function EventRules({ view }: Pick<PlayerPartProps, 'view'>) {
  const { t } = useWords();
  const { resistance: total } = view;
  const { format, handicaps, results } = view.settings;
  const rules = [
    ...EVERYWHERE,
    ...(format.startsWith('swiss') ? SWISS : []),
    ...(format === 'swiss' ? [] : KNOCKOUT),
    ...(handicaps ? [{ rule: 'handicap', clause: 'DR-3.3.4-b' } as const] : []),
  ];
  return (
    <ul className="event-rules">
      {rules.map(({ rule, clause }) => (
        <li key={rule}>
          {t(`tournament.rule-${rule}`, { total })} <Clause clause={clause} />
        </li>
      ))}
      <li>
        {t('tournament.restrictions')} <Clause clause="DR-5-a" />
      </li>
      {results === 'replays' && <li>{t('tournament.about-replays-only')}</li>}
      <li>{t('tournament.about-ratings')}</li>
    </ul>
  );
}
