import { dayLand } from './day.ts';
import type { LandPalette } from './types.ts';

/** Hues that stay apart for every eye (vermilion, orange, yellow, sky, green, grey), and a border line for each land. */
export const colourBlindLand: LandPalette = {
  ...dayLand,
  realms: {
    'lunar-dark': { wash: '#d8a58e', edge: '#8f2d00', name: '#6b2200', built: '#8f2d00' },
    'lunar-light': { wash: '#e9cbbb', edge: '#c06a3e', name: '#83401c', built: '#8f2d00', dash: [0.3, 0.14] },
    'old-sartar': { wash: '#f1c878', edge: '#b37a00', name: '#664500', built: '#a06c00' },
    'sartar-outer': {
      wash: '#f5e1b4',
      edge: '#c79a38',
      name: '#664f14',
      built: '#a06c00',
      dash: [0.3, 0.14],
    },
    grazelands: { wash: '#f3edb0', edge: '#9a9222', name: '#5c5706', built: '#7a7310', dash: [0.08, 0.12] },
    'beast-valley': {
      wash: '#b9d6ea',
      edge: '#0072b2',
      name: '#004a75',
      built: '#005c90',
      dash: [0.42, 0.1, 0.08, 0.1],
    },
    wintertop: { wash: '#b5d8cb', edge: '#00785a', name: '#00523e', built: '#006b50' },
    'black-horse': { wash: '#c3c3c8', edge: '#3c3c48', name: '#2c2c36', built: '#3c3c48' },
    cragspider: { wash: '#d5c9b4', edge: '#5b4a3a', name: '#473828', built: '#5b4a3a', dash: [0.18, 0.1] },
  },
  washes: {
    ...dayLand.washes,
    forest: { ink: '#7f8f78', opacity: 0.54 },
    'hill-forest': { ink: '#979a7c', opacity: 0.44 },
    marsh: { ink: '#7fa5ac', opacity: 0.66 },
  },
  canopyDark: '#3c4a3c',
  canopy: ['#566853', '#60725b', '#4e604d', '#697a61'],
  canopyLight: '#94a387',
  reed: '#3c5a52',
  riverEdge: '#0b4f86',
  river: '#5fa8df',
  glow: '#a3001b',
  wyrmRoad: '#7a3f8f',
};
