import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./moves/fr.json', { eager: true, import: 'default' }));
