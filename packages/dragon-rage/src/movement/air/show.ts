export const traits = {
  bound: { icon: 'bound', family: 'bound', digit: 2 },
  fly: { icon: 'fly', family: 'bound', flies: true, quiet: true, digit: 3 },
  land: { icon: 'land', family: 'bound', flies: true, lands: true, digit: 4 },
} as const;
