export const traits = {
  march: { icon: 'walk', family: 'walk' },
  visit: { icon: 'crown', button: true },
  raise: { icon: 'place', family: 'zone' },
} as const;

export const clauses = { delecti: 'DP-16.3.2.3-a', zombies: 'DP-16.3.2.1-a' } as const;
