export const traits = {
  allot: { elsewhere: true },
  seal: { elsewhere: true },
  claim: { elsewhere: true },
  emissary: { icon: 'crown', button: true, rolls: 'decisive' },
} as const;

export const events = {
  'alliance-won': { notable: true },
} as const;
