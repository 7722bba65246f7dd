import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,dragon-pass,pass}/fr.json', { eager: true, import: 'default' }),
);
