import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{army,files,sound,verdict}/fr.json', { eager: true, import: 'default' }),
);
