export const traits = {
  dragonfight: { icon: 'melee' },
  slay: { elsewhere: true, picks: true },
  sweep: { icon: 'melee' },
  neutralise: { icon: 'spells', button: true, effect: true },
  relight: { icon: 'spells', button: true },
} as const;

export const clauses = { dragons: 'DP-16.6.3-a' } as const;
