export const traits = {
  pillar: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true, aimed: true, effect: true },
} as const;

export const clauses = { cragspider: 'DP-16.2-a', 'black-dragon': 'DP-16.2.2-a' } as const;
