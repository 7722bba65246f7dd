import type { Scenario } from '@hexwyrm/dragon-rage';
import { Icon, type IconName } from '../table/icons/Icon.tsx';
import { sheetOf } from './scenarios.ts';
import { scenarioName, useShell } from './words/useShell.ts';

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
  const say = useShell();
  const note = (scenario: Scenario): string => {
    switch (scenario.opening.kind) {
      case 'printed':
        return say('new.goal', { goal: scenario.opening.sheet.goal });
      case 'introductory':
        return '';
      case 'random':
        return say('new.random');
      case 'point-choice':
        return say('new.drafted');
      case 'planned':
        return say('new.planned');
    }
  };
  return (
    <fieldset className="scenarios">
      <legend className="visually-hidden">{say('new.scenario')}</legend>
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
          <span className="scenario-name">{scenarioName(say, scenario.id)}</span>
          <span className="scenario-note">{note(scenario)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Forces, goal and who opens, in words. */
export function ScenarioText({ scenario, total }: { readonly scenario: Scenario; readonly total: number }) {
  const say = useShell();
  const sheet = sheetOf(scenario);
  const { kind } = scenario.opening;
  const about = () => {
    if (kind === 'introductory') return say('about.first-game');
    if (kind === 'random') return say('about.random');
    if (kind === 'point-choice') return say('about.points-choice');
    if (kind === 'planned') return say('about.planned-points');
    return `${say('about.printed', { goal: sheet?.goal ?? 0, total })} ${say(`opening.${sheet?.firstPlayer ?? 'invader'}`)}`;
  };
  return <p className="scenario-text">{about()}</p>;
}
