import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{books,history,home,odds,table}/en.json', { eager: true, import: 'default' }),
);
