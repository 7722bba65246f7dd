import { dayBoard, dayTable } from './day.ts';
import type { BoardPalette, SidePalettes, TablePalette } from './types.ts';

export const colourBlindTable: TablePalette = {
  ...dayTable,
  accent: '#3b3b46',
  select: '#f0e442',
  legal: '#0072b2',
  danger: '#a3001b',
  info: '#0047b3',
  good: '#00614a',
};

export const colourBlindBoard: BoardPalette = {
  ...dayBoard,
  grass: '#c3c8a4',
  tuft: '#9fa67c',
  fields: ['#d8cf9a', '#ccc590', '#bcc497', '#d1bf98'],
  forestFloor: '#a3ad88',
  canopyDark: '#4d5a48',
  canopy: ['#667560', '#6f7d68', '#5f6e5a', '#77856d'],
  canopyLight: '#97a388',
  groundWest: '#e0d3b4',
  groundEast: '#d9cdb3',
  roofsWest: ['#a8776a', '#9d6d61', '#b38777', '#946659', '#b18c7a'],
  roofsEast: ['#8b7b70', '#7d7471', '#988778', '#737076', '#87796c'],
  gate: '#a3001b',
  gateGlow: '#ffb0a0',
  door: '#0047b3',
  doorGlow: '#a8ccff',
};

export const colourBlindSides: SidePalettes = {
  defender: { top: '#ffc355', bottom: '#f0a017', icon: '#231500', edge: '#6b4200' },
  militia: { top: '#fff9d9', bottom: '#f4ebae', icon: '#231d00', edge: '#6b5f00' },
  invader: { top: '#6db4e6', bottom: '#2f86c4', icon: '#001a2c', edge: '#013a5e' },
  minorMonster: { top: '#ffffff', bottom: '#e4e4e4', icon: '#1a1a1a', edge: '#3a3a3a' },
  summoned: { top: '#e6d3ea', bottom: '#cc9fd0', icon: '#2a0b30', edge: '#6b3a70' },
  majorMonster: { top: '#3b3b46', bottom: '#101016', icon: '#fff3cf', edge: '#000000' },
};
