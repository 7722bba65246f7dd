import { loadWith } from '@hexwyrm/wargame';
import { loadPosition } from '../position/load.ts';
import { dragonPassRules } from './game.ts';

export const load = loadWith(dragonPassRules, loadPosition);
