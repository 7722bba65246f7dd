import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,defending,flying,ford,spells,tutorial}/fr.json', {
    eager: true,
    import: 'default',
  }),
);
