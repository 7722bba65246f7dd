import type { View } from '@hexwyrm/dragon-pass';
import type { ComponentType } from 'react';
import { later } from '../../../../base/later.tsx';
import { usePassTable } from '../../usePassTable.ts';

/** Whether there may be anything to say of battles: not while units are set up or moved. */
const isFighting = ({ phase, frames }: View): boolean =>
  phase !== 'movement' || frames.some(({ kind }) => kind !== 'deploy');

const whileFighting = (Part: ComponentType): ComponentType =>
  function Fighting() {
    const { view } = usePassTable();
    return isFighting(view) ? <Part /> : null;
  };

export const FightingScene = whileFighting(later(async () => (await import('./Battle.tsx')).Battle));
export const FightingAsked = whileFighting(later(async () => (await import('./Asked.tsx')).Asked));
