export const traits = {
  slither: { icon: 'slither', family: 'walk', quiet: true, turns: 'by-key', digit: 5 },
} as const;
