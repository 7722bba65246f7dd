import { SCENARIOS } from '@hexwyrm/dragon-rage';
import { useIntl } from 'react-intl';
import { useTable } from '../context.ts';

/** "Esirien · Alliance of Belm" */
export function useScenarioName(): string {
  const { view } = useTable();
  const intl = useIntl();
  const city = view.map.slice(0, 1).toUpperCase() + view.map.slice(1);
  const known = SCENARIOS.some(({ id }) => id === view.scenario);
  const name = intl.formatMessage({ id: `scenario.${known ? view.scenario : 'custom'}` });
  return `${city} · ${name}`;
}
