import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{dragon-rage,draft}/en.json', { eager: true, import: 'default' }),
);
