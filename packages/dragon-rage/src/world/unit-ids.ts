// The names units.json and the rules share.

export const UNIT_TYPE_IDS = [
  'MIL',
  'INF',
  'CAV',
  'ARH',
  'HERO',
  'WZD',
  'ELOWYN',
  'CAT',
  'BAL',
  'ORC',
  'GOB',
  'TRL',
  'WRG',
  'OHERO',
  'OWZD',
  'GIANT',
  'SERPENT',
  'TREX',
  'ELM_EARTH',
  'ELM_FIRE',
  'DRAGON',
  'YDRAGON',
  'ROC',
  'WURM',
] as const;
export type UnitTypeId = (typeof UNIT_TYPE_IDS)[number];

/** A number below 64 for each of these names, none twice: an index is found faster by it than by the name. */
export const slotOf = (id: UnitTypeId): number =>
  (3 * id.charCodeAt(0) + 13 * id.charCodeAt(id.length - 1)) & 63;

export const AREA_NAMES = ['head', 'wings', 'legs', 'belly'] as const;
export type AreaName = (typeof AREA_NAMES)[number];

export const ARCS = [
  'ahead',
  'front3',
  'side4',
  'around',
  'above',
  'underneath',
  'allExceptRear',
  'anywhere',
] as const;
export type Arc = (typeof ARCS)[number];
