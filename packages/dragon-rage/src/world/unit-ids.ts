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
