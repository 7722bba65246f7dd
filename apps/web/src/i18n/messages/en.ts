import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./*/en.json', { eager: true, import: 'default' }));
