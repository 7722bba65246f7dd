import { merged } from './merged.ts';

export const messages = merged(import.meta.glob('./foresight/en.json', { eager: true, import: 'default' }));
