import { loadWith } from '@hexwyrm/wargame';
import { loadPosition } from '../position/load.ts';
import { dragonRageRules } from './definition.ts';

export const load = loadWith(dragonRageRules, loadPosition);
