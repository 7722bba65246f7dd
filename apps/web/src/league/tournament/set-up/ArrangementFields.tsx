import { type Arrangement, MOST_ROUNDS } from '@hexwyrm/league';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import type { EventKit } from '../../kit.ts';

const FORMATS = ['single', 'double', 'swiss', 'swiss-cut'] as const;

const FORMAT_CLAUSES = {
  single: 'DR-5.2-a',
  double: 'DR-5.2-a',
  swiss: 'DR-5.2-h',
  'swiss-cut': 'DR-5.2-i',
} as const;

const SCENARIOS = ['fixed', 'die'] as const;

const ROUNDS = Array.from({ length: MOST_ROUNDS }, (_, index) => index + 1);

/** As most tournaments are played. */
export const USUAL: Arrangement = {
  format: 'swiss',
  scenarios: 'fixed',
  rounds: null,
  handicaps: false,
  results: 'typed',
};

interface ArrangementFieldsProps {
  readonly arrangement: Arrangement;
  readonly kit: EventKit;
  /** Swiss rounds that are suggested, where it is known for how many players. */
  readonly suggested: number | null;
  change(arrangement: Arrangement): void;
}

/** How rounds are played: format, scenarios, Swiss rounds, handicaps, and where results come from. */
export function ArrangementFields(props: ArrangementFieldsProps) {
  const { arrangement, kit, suggested, change } = props;
  const { t } = useWords();
  const name = useId();
  const { format, scenarios, rounds, handicaps, results } = arrangement;
  const isSwiss = format === 'swiss' || format === 'swiss-cut';
  return (
    <div className="event-arrangement">
      <fieldset>
        <legend className="label">{t('tournament.format')}</legend>
        <div className="event-formats">
          {FORMATS.map((each) => (
            <div key={each} className="event-format">
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={format === each}
                  onChange={() => change({ ...arrangement, format: each })}
                />{' '}
                <b>{t(`tournament.format-${each}`)}</b>
              </label>
              <small>
                {t(`tournament.about-${each}`, { count: kit.smallEvent })}{' '}
                <Clause clause={FORMAT_CLAUSES[each]} />
              </small>
            </div>
          ))}
        </div>
      </fieldset>
      {isSwiss && (
        <div className="event-format">
          <label>
            <b>{t('tournament.swiss-rounds')}</b>{' '}
            <select
              className="select"
              value={rounds ?? ''}
              onChange={({ target: { value } }) =>
                change({ ...arrangement, rounds: value === '' ? null : Number(value) })
              }
            >
              <option value="">
                {suggested === null
                  ? t('tournament.rounds-suggested')
                  : t('tournament.rounds-suggested-count', { count: suggested })}
              </option>
              {ROUNDS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <small>
            {t('tournament.about-rounds', { most: MOST_ROUNDS })} <Clause clause="DR-5.2-f" />{' '}
            <Clause clause="DR-5.2-h" />
          </small>
        </div>
      )}
      <div className="event-format">
        <label>
          <b>{t('home.new.scenario')}</b>{' '}
          <select
            className="select"
            value={scenarios}
            onChange={({ target: { value } }) =>
              change({ ...arrangement, scenarios: SCENARIOS.find((each) => each === value) ?? 'fixed' })
            }
          >
            {SCENARIOS.map((each) => (
              <option key={each} value={each}>
                {t(`tournament.scenario-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <small>
          {t('tournament.about-scenarios')} <Clause clause="DR-5.1-f" /> <Clause clause="DR-5.3-a" />{' '}
          <Clause clause="DR-5.4-a" />
        </small>
      </div>
      <Choice
        isOn={handicaps}
        set={(isOn) => change({ ...arrangement, handicaps: isOn })}
        name={t('tournament.with-handicaps')}
      >
        {t('tournament.about-handicaps')} <Clause clause="DR-3.3.4-b" />
      </Choice>
      <Choice
        isOn={results === 'replays'}
        set={(isOn) => change({ ...arrangement, results: isOn ? 'replays' : 'typed' })}
        name={t('tournament.replays-only')}
      >
        {t('tournament.about-replays-only')}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly name: string;
  /** What it means. */
  readonly children: ReactNode;
  set(isOn: boolean): void;
}

function Choice({ isOn, name, children, set }: ChoiceProps) {
  return (
    <div className="event-format">
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} /> <b>{name}</b>
      </label>
      <small>{children}</small>
    </div>
  );
}
