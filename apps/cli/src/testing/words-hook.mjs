import { register } from 'node:module';

register('./words-hooks.ts', import.meta.url);
