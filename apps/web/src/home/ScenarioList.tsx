import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';

/** A scenario to choose: its number or sign, and a word on it. */
interface Item {
  readonly id: string;
  readonly sign: ReactNode;
  readonly note: string;
}

interface ScenarioListProps {
  readonly scenarios: readonly Item[];
  readonly chosen: string;
  choose(id: string): void;
}

export function ScenarioList({ scenarios, chosen, choose }: ScenarioListProps) {
  const { t, scenarioName } = useWords();
  return (
    <fieldset className="scenarios">
      <legend className="visually-hidden">{t('home.new.scenario')}</legend>
      {scenarios.map(({ id, sign, note }) => (
        <label key={id} className="scenario">
          <input
            type="radio"
            name="scenario"
            className="visually-hidden"
            value={id}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          <span className="scenario-number" aria-hidden="true">
            {sign}
          </span>
          <span className="scenario-name">{scenarioName(id)}</span>
          <span className="scenario-note">{note}</span>
        </label>
      ))}
    </fieldset>
  );
}
