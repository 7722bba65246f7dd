import { loadWith } from '@hexwyrm/wargame';
import { dragonPassRules } from '../game.ts';
import { loadPosition } from './load.ts';

export const load = loadWith(dragonPassRules, loadPosition);
