import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';

/** "Esirien · Alliance of Belm" */
export function useScenarioName(): string {
  const { view } = useTable();
  const { mapName, scenarioName } = useWords();
  return `${mapName(view)} · ${scenarioName(view.scenario)}`;
}
