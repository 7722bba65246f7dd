import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,defending,flying,ford,spells,tutorial}/de.json', {
    eager: true,
    import: 'default',
  }),
);
