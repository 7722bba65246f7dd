import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./report/es.json', { eager: true, import: 'default' }));
