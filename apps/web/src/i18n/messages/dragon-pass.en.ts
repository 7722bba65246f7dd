import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,dragon-pass,ford,pass}/en.json', { eager: true, import: 'default' }),
);
