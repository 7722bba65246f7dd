import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,dragon-pass,ford,pass}/fr.json', { eager: true, import: 'default' }),
);
