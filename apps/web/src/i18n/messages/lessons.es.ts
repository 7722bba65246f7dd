import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,ford,tutorial}/es.json', { eager: true, import: 'default' }),
);
