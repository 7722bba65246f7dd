import { unwritten } from '../rule.ts';

export const quake = unwritten('quake', 'DP-16.8-a');

export const fracture = unwritten('fracture', 'DP-16.8-c');
