export const traits = {
  offer: { icon: 'crown', button: true },
  lure: { icon: 'place', family: 'zone' },
  withdraw: { elsewhere: true, picks: true },
  'bring-back': { icon: 'reinforce', button: true },
} as const;

export const coming = { emperor: 'crown' } as const;

export const abilities = {
  'is-called-away': 'DP-PAC.RandomEvents.36-a',
  'comes-to-the-temple': 'DP-PAC.RandomEvents.42-a',
} as const;
