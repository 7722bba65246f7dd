export const traits = { sow: { icon: 'place', family: 'zone', places: true, quiet: true } } as const;

export const art = { 'dragontooth-runners': { figure: 'run', device: 'tooth' } } as const;

export const clauses = { 'dragontooth-runners': 'DP-12.2-a' } as const;

export const abilities = { 'sows-teeth': 'DP-12.2-b', 'dragon-tooth': 'DP-12.2-a' } as const;
