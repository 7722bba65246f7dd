import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{army,files,sound,verdict}/de.json', { eager: true, import: 'default' }),
);
