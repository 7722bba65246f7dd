import type { Corrections, World } from '@hexwyrm/dragon-rage/data';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import type { CampaignSettings } from '@hexwyrm/league';

/** The gate of the book has read them with the rules. */
const isCorrections = (value: unknown): value is Corrections => typeof value === 'object' && value !== null;

/** The corrections that all games of the campaign are played with, or null. */
function correctionsOf({ options: { corrections } }: CampaignSettings): Corrections | null {
  return isCorrections(corrections) ? corrections : null;
}

/** The city that is fought for. */
export const cityOf = ({ map }: Pick<CampaignSettings, 'map'>) =>
  map === 'nurkott' ? ('nurkott' as const) : ('esirien' as const);

/** The map and the numbers that its games are played with. */
export const worldOf = (settings: CampaignSettings): World =>
  worldFor(cityOf(settings), correctionsOf(settings));
