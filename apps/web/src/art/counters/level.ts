/** How much a counter shows: below 24 pixels, below 40, and from there on. */
export type Level = 'block' | 'middle' | 'full';

export const levelFor = (pixels: number): Level => (pixels < 24 ? 'block' : pixels < 40 ? 'middle' : 'full');
