import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{dragon-pass,pass}/en.json', { eager: true, import: 'default' }),
);
