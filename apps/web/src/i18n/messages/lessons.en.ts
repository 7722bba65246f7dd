import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,ford,tutorial}/en.json', { eager: true, import: 'default' }),
);
