import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./foresight/es.json', { eager: true, import: 'default' }));
