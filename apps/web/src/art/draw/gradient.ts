import { tag } from './svg.ts';

/** From one colour to the other. */
export const stops = (from: string, to: string): string =>
  tag('stop', { offset: 0, 'stop-color': from }) + tag('stop', { offset: 1, 'stop-color': to });

/** A gradient from the top down. */
export const slope = (id: string, from: string, to: string): string =>
  tag('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops(from, to));
