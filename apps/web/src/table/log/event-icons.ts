import type { Event } from '@hexwyrm/dragon-rage';
import type { IconName } from '../icons/Icon.tsx';

const ICONS: Partial<Record<Event['type'], IconName>> = {
  moved: 'walk',
  displaced: 'walk',
  turned: 'facing',
  faced: 'facing',
  'took-off': 'fly',
  landed: 'land',
  crashed: 'fall',
  placed: 'place',
  arrived: 'reinforce',
  'reinforcements-due': 'reinforce',
  'entrance-opened': 'open',
  'entrance-smashed': 'gate',
  'wall-breached': 'gate',
  'control-changed': 'open',
  'bridge-marked': 'raze',
  'bridge-burned': 'raze',
  'bridge-broken': 'gate',
  rolled: 'dice',
  attack: 'melee',
  missed: 'melee',
  wounded: 'heal',
  damaged: 'heal',
  'group-lost': 'heal',
  destroyed: 'dead',
  breathed: 'fire',
  cast: 'spells',
  'bolt-held': 'lightning',
  summoned: 'earth',
  razed: 'raze',
  'score-changed': 'crown',
  'game-over': 'crown',
  conceded: 'crown',
};

export const iconOfEvent = ({ type }: Event): IconName => ICONS[type] ?? 'pointer';
