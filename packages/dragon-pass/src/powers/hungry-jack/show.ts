export const traits = {
  fetch: { icon: 'walk', button: true },
  bring: { icon: 'reinforce', family: 'zone' },
  call: { elsewhere: true, picks: true },
  approach: { icon: 'walk', family: 'walk' },
} as const;

export const clauses = { 'hungry-jack': 'DP-16.10.2-a' } as const;
