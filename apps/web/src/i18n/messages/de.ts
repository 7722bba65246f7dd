import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./*/de.json', { eager: true, import: 'default' }));
