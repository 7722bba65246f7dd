export const traits = { sow: { icon: 'place', family: 'zone', quiet: true } } as const;

export const art = { 'dragontooth-runners': { figure: 'run', device: 'tooth' } } as const;

export const clauses = { 'dragontooth-runners': 'DP-12.2-a' } as const;
