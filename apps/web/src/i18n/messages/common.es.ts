import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{books,history,home,odds,table}/es.json', { eager: true, import: 'default' }),
);
