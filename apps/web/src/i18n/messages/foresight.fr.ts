import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./foresight/fr.json', { eager: true, import: 'default' }));
