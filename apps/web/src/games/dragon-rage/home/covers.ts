import esirien from './pictures/esirien.webp';
import nurkott from './pictures/nurkott.webp';

/** Each city from above. */
export const COVERS = { esirien, nurkott } as const;

/** A picture for games on that map; those on a map of no city get one all the same. */
export const coverOf = (map: unknown): string => (map === 'nurkott' ? nurkott : esirien);
