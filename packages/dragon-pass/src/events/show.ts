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
  'offers-opened': { icon: 'diplomacy' },
  'offer-made': { icon: 'diplomacy' },
  'totals-told': { icon: 'diplomacy' },
  'plague-rolled': { icon: 'dead' },
  'illness-rolled': { icon: 'dead' },
  'random-event': { icon: 'dice', notable: true },
  'emperor-left': { icon: 'crown', notable: true },
  withdrawn: { icon: 'walk', notable: true },
  'emperor-expected': { icon: 'crown', notable: true },
  'giant-appeared': { icon: 'giant', notable: true },
  'stars-appeared': { icon: 'place', notable: true },
  'reserves-called': { icon: 'reinforce', notable: true },
  'brought-back': { icon: 'reinforce', notable: true },
} as const;
