import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,dragon-rage,draft,tutorial}/es.json', { eager: true, import: 'default' }),
);
