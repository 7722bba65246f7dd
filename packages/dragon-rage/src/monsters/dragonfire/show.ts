export const traits = {
  breathe: { icon: 'fire', family: 'target', rolls: 'deadliest', digit: 1 },
} as const;
