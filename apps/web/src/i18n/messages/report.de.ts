import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./report/de.json', { eager: true, import: 'default' }));
