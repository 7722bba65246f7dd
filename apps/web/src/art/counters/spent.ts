import { mix } from '../draw/colour.ts';

const GREY = { top: '#8b867c', bottom: '#7b766c' };

/** The body of a counter that has acted goes to grey. */
export const spent = (colour: string, end: 'top' | 'bottom'): string => mix(colour, GREY[end], 0.62);
