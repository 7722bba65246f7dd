export const traits = {
  replace: { icon: 'reinforce', elsewhere: true, picks: true, folded: true },
  buy: { icon: 'reinforce', elsewhere: true, picks: true, folded: true },
  pay: { elsewhere: true, picks: true },
} as const;

export const events = {
  replaced: { notable: true },
  bought: { notable: true },
} as const;
