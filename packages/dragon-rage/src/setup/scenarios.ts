import type { ScenarioInfo } from '@hexwyrm/kernel';

export const SCENARIOS: readonly ScenarioInfo[] = [];
