// Replaces d3-transition and d3-interpolate, which d3-zoom imports (vite.config.ts): the camera glides by
// itself, so there is no transition to interrupt or fill, and their timers, easings and colours are not
// loaded.

import { selection } from 'd3-selection';

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('the camera has no transitions');
}
