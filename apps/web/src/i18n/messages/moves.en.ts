import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./moves/en.json', { eager: true, import: 'default' }));
