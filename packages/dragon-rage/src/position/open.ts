import { loadWith } from '@hexwyrm/wargame';
import { dragonRageRules } from '../game.ts';
import { loadPosition } from './load.ts';

export const load = loadWith(dragonRageRules, loadPosition);
