import type { Scenario } from '@hexwyrm/dragon-rage';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../../i18n/index.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { sheetOf } from './scenarios.ts';

/** Scenarios without a number. */
const SIGNS: Readonly<Record<Exclude<Scenario['opening']['kind'], 'printed'>, IconName>> = {
  introductory: 'rules',
  random: 'dice',
  'point-choice': 'melee',
  campaign: 'crown',
  planned: 'crown',
};

/** The number of a printed scenario, or a sign. */
export const signOf = ({ opening }: Scenario): ReactNode =>
  opening.kind === 'printed' ? opening.sheet.number : <Icon name={SIGNS[opening.kind]} size={15} />;

/** What the list says beside the name of a scenario. */
export function noteOf(scenario: Scenario, { t }: Words): string {
  switch (scenario.opening.kind) {
    case 'printed':
      return t('home.new.goal', { goal: scenario.opening.sheet.goal });
    case 'introductory':
    case 'campaign':
      return '';
    case 'random':
      return t('home.new.random');
    case 'point-choice':
      return t('home.new.drafted');
    case 'planned':
      return t('home.new.planned');
  }
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
    if (kind === 'campaign') return t('rage.about.campaign');
    if (kind === 'planned') return t('rage.about.planned-points');
    return [
      scenarioLine(scenario.id),
      t('rage.about.printed', { goal: sheet?.goal ?? 0, total }),
      t(`rage.opening.${sheet?.firstPlayer ?? 'invader'}`),
    ].join(' ');
  };
  return <p className="scenario-text">{about()}</p>;
}
