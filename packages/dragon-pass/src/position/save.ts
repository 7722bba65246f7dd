import { copyJson, type Json } from '@hexwyrm/kernel';
import type { State } from '../state.ts';

export const savePosition = (state: State): Json => JSON.parse(JSON.stringify(copyJson(state)));
