/** How peoples are won: by points, by an emissary, or in ways of their own. */
export const KINDS = ['major', 'minor', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** The ways of those that are not won by points. */
const WAYS = ['emissary', 'luck', 'sure', 'lots', 'own', 'company', 'fetched', 'event'] as const;
export type Way = (typeof WAYS)[number];

export const kindNamed = (name: string): Kind => KINDS.find((kind) => kind === name) ?? 'other';

export const wayNamed = (name: string | undefined): Way | null => WAYS.find((way) => way === name) ?? null;
