import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./*/fr.json', { eager: true, import: 'default' }));
