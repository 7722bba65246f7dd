import type { Scenario } from '@hexwyrm/dragon-rage';
import { useWords } from '../../../i18n/index.ts';
import { Icon, type IconName } from '../../../table/icons/Icon.tsx';
import { sheetOf } from './scenarios.ts';

/** Scenarios without a number. */
const SIGNS: Readonly<Record<Exclude<Scenario['opening']['kind'], 'printed'>, IconName>> = {
  introductory: 'rules',
  random: 'dice',
  'point-choice': 'melee',
  planned: 'crown',
};

interface ScenarioListProps {
  readonly scenarios: readonly Scenario[];
  readonly chosen: string;
  choose(scenario: Scenario): void;
}

export function ScenarioList({ scenarios, chosen, choose }: ScenarioListProps) {
  const { t, scenarioName } = useWords();
  const note = (scenario: Scenario): string => {
    switch (scenario.opening.kind) {
      case 'printed':
        return t('home.new.goal', { goal: scenario.opening.sheet.goal });
      case 'introductory':
        return '';
      case 'random':
        return t('home.new.random');
      case 'point-choice':
        return t('home.new.drafted');
      case 'planned':
        return t('home.new.planned');
    }
  };
  return (
    <fieldset className="scenarios">
      <legend className="visually-hidden">{t('home.new.scenario')}</legend>
      {scenarios.map((scenario) => (
        <label key={scenario.id} className="scenario">
          <input
            type="radio"
            name="scenario"
            className="visually-hidden"
            value={scenario.id}
            checked={scenario.id === chosen}
            onChange={() => choose(scenario)}
          />
          <span className="scenario-number" aria-hidden="true">
            {scenario.opening.kind === 'printed' ? (
              scenario.opening.sheet.number
            ) : (
              <Icon name={SIGNS[scenario.opening.kind]} size={15} />
            )}
          </span>
          <span className="scenario-name">{scenarioName(scenario.id)}</span>
          <span className="scenario-note">{note(scenario)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Forces, goal and who opens, in words. */
export function ScenarioText({ scenario, total }: { readonly scenario: Scenario; readonly total: number }) {
  const { t, scenarioLine } = useWords();
  const sheet = sheetOf(scenario);
  const { kind } = scenario.opening;
  const about = () => {
    if (kind === 'introductory') return t('rage.about.first-game');
    if (kind === 'random') return t('rage.about.random');
    if (kind === 'point-choice') return t('rage.about.points-choice');
    if (kind === 'planned') return t('rage.about.planned-points');
    return [
      scenarioLine(scenario.id),
      t('rage.about.printed', { goal: sheet?.goal ?? 0, total }),
      t(`rage.opening.${sheet?.firstPlayer ?? 'invader'}`),
    ].join(' ');
  };
  return <p className="scenario-text">{about()}</p>;
}
