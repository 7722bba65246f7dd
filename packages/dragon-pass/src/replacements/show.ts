export const traits = {
  replace: { icon: 'reinforce', elsewhere: true, picks: true },
  buy: { icon: 'reinforce', elsewhere: true, picks: true },
  pay: { elsewhere: true, picks: true },
} as const;
