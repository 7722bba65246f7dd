export const traits = {
  disclose: { icon: 'open', button: true, effect: true },
  conceal: { icon: 'pointer' },
} as const;

export const art = { 'prince-argrath': { figure: 'crown' } } as const;

export const clauses = { 'prince-argrath': 'DP-12.1-a' } as const;

export const effects = { glowspot: 'mild', 'no-glow': 'mild' } as const;

export const questions = {
  disclose: { by: ['casts-shadow', 'glows', 'calls-hound'], before: 'battle' },
} as const;

export const abilities = { 'casts-shadow': 'DP-12.1-a' } as const;

/** Units that affect the glow only while revealed, and the rule for each. */
export const hiding = { 'prince-argrath': 'DP-12.1-b', 'crimson-bat': 'DP-13.1-b' } as const;
