import { type Clause, SIDES } from './vocabulary.ts';

export const SCENARIO = 'bridge';

const CLAUSE: Clause = 'BH-1-a';

export const SCENARIOS = [{ id: SCENARIO, seats: SIDES, clause: CLAUSE }];
