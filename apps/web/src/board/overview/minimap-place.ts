import { create } from 'zustand';
import { recall, remember } from '../../storage/settings.ts';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

interface MinimapPlace {
  readonly corner: Corner;
  readonly open: boolean;
  move(corner: Corner): void;
  setOpen(open: boolean): void;
}

/** Where this person likes the small map to be, if at all. */
export const useMinimapPlace = create<MinimapPlace>((set) => ({
  corner: CORNERS.find((corner) => corner === recall('minimap-corner')) ?? 'bottom-right',
  open: recall('minimap') !== 'no',
  move(corner) {
    remember('minimap-corner', corner);
    set({ corner });
  },
  setOpen(open) {
    remember('minimap', open ? null : 'no');
    set({ open });
  },
}));

/** The corner beside this one, as an arrow key points. */
export function cornerBy(corner: Corner, key: string): Corner | null {
  const [row, side] = corner.split('-');
  if (key === 'ArrowUp' || key === 'ArrowDown') return cornerAt(key === 'ArrowUp', side === 'left');
  if (key === 'ArrowLeft' || key === 'ArrowRight') return cornerAt(row === 'top', key === 'ArrowLeft');
  return null;
}

export function cornerAt(isTop: boolean, isLeft: boolean): Corner {
  if (isTop) return isLeft ? 'top-left' : 'top-right';
  return isLeft ? 'bottom-left' : 'bottom-right';
}
