import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';

/** "Esirien · Alliance of Belm" */
export function useScenarioName(): string {
  const { view } = useTable();
  const { scenarioName } = useWords();
  const city = view.map.slice(0, 1).toUpperCase() + view.map.slice(1);
  return `${city} · ${scenarioName(view.scenario)}`;
}
