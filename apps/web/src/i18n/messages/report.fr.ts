import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./report/fr.json', { eager: true, import: 'default' }));
