import esirien from './pictures/esirien.webp';
import nurkott from './pictures/nurkott.webp';

/** Each city from above. */
export const COVERS = { esirien, nurkott } as const;
