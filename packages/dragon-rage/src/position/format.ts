/** Any position of Dragon Rage as readable JSON: what FEN is to chess. Documented in docs/position-format.md. */
export const POSITION_FORMAT = 'hexwyrm-position';
