import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./foresight/de.json', { eager: true, import: 'default' }));
