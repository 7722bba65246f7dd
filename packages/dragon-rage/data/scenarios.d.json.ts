import type { ScenarioSheet } from '../src/setup/scenario-schema.ts';

declare const printed: { readonly scenarios: readonly ScenarioSheet[] };
export default printed;
