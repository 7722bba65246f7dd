export const traits = {
  rampage: { icon: 'melee', rolls: 'decisive', button: true },
  tame: { icon: 'walk', family: 'bound' },
  stride: { icon: 'walk', family: 'bound' },
} as const;

export const clauses = { giants: 'DP-17.1-a' } as const;
