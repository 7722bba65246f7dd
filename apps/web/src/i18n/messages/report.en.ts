import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./report/en.json', { eager: true, import: 'default' }));
