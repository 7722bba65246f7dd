import { merged } from './merged.ts';

export const messages = merged(
  import.meta.glob('./{coach,defending,flying,ford,spells,tutorial}/en.json', {
    eager: true,
    import: 'default',
  }),
);
