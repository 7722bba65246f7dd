export const traits = {
  disclose: { icon: 'open', button: true, effect: true },
  conceal: { icon: 'pointer' },
} as const;

export const art = { 'prince-argrath': { figure: 'crown' } } as const;

export const clauses = { 'prince-argrath': 'DP-12.1-a' } as const;
