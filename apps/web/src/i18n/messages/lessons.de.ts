import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,ford,tutorial}/de.json', { eager: true, import: 'default' }),
);
