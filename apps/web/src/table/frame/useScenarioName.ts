import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';

/** "Esirien · Alliance of Belm"; a game that has one map alone is called after it already. */
export function useScenarioName(): string {
  const { kit, view } = useTable();
  const { mapName, scenarioName } = useWords();
  const [map, scenario] = [mapName(view), scenarioName(view.scenario)];
  return map === kit.title ? scenario : `${map} · ${scenario}`;
}
