export const traits = {
  allot: { elsewhere: true },
  seal: { elsewhere: true },
  claim: { elsewhere: true },
  emissary: { icon: 'crown', button: true, rolls: 'decisive' },
} as const;

export const events = {
  'points-received': { icon: 'diplomacy' },
  'points-allotted': { icon: 'diplomacy' },
  'points-sealed': { icon: 'diplomacy' },
  'points-gained': { icon: 'diplomacy' },
  'alliance-claimed': { icon: 'alliance' },
  'emissary-sent': { icon: 'alliance' },
  'alliance-won': { icon: 'alliance', notable: true },
  trespassed: { icon: 'walk' },
} as const;
