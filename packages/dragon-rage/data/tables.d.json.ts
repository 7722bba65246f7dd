import type { Tables } from '../src/world/tables.ts';

declare const tables: Tables;
export default tables;
