export const traits = {
  offer: { icon: 'crown', button: true },
  lure: { icon: 'place', family: 'zone' },
  withdraw: { icon: 'walk', picks: true },
  'bring-back': { icon: 'reinforce', button: true },
} as const;
