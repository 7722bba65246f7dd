import type { UnitsData } from '../src/world/unit-schema.ts';

declare const units: UnitsData;
export default units;
