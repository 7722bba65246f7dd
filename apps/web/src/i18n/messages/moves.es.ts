import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./moves/es.json', { eager: true, import: 'default' }));
