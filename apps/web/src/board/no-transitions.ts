// In place of d3-transition and d3-interpolate, which d3-zoom asks for (vite.config.ts): the camera glides by itself, so
// there is never a transition to interrupt or to fill, and their timers, easings and colours need not travel.

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
