import { BOXED } from '@hexwyrm/dragon-pass/data';
import { Suspense } from 'react';
import { laterTogether } from '../../../../base/later.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { asideIsOpen } from './aside-open.ts';
import './aside-place.css';

const Aside = laterTogether(async () => (await import('./Aside.tsx')).Aside);

/** The area beside the map, if there is a moon, spirits or agents. Keeps its place: the map must not move. */
export function AsideIfAny() {
  const { view } = usePassTable();
  if (view.moon === null && !view.units.some(({ hex }) => hex === BOXED)) return null;
  return (
    <Suspense fallback={<div className="aside" data-open={asideIsOpen()} />}>
      <Aside />
    </Suspense>
  );
}
