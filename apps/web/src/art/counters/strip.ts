/** The lower third of a counter of 100 units around the origin; `edge` draws its upper edge from left to right. */
export const stripPath = (edge: string): string => `M-50 41V16${edge}V41Q50 50 41 50H-41Q-50 50-50 41Z`;
