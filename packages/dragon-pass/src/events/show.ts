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

export const events = {
  'random-event': { notable: true },
  'emperor-left': { notable: true },
  withdrawn: { notable: true },
  'emperor-expected': { notable: true },
  'giant-appeared': { notable: true },
  'stars-appeared': { notable: true },
  'reserves-called': { notable: true },
  'brought-back': { notable: true },
} as const;
