import { BOXED } from '@hexwyrm/dragon-pass';
import { later } from '../../../../later.tsx';
import { usePassTable } from '../../usePassTable.ts';

const Aside = later(async () => (await import('./Aside.tsx')).Aside);

/** What lies beside the map, in scenarios with a moon, spirits or agents. */
export function AsideIfAny() {
  const { view } = usePassTable();
  return view.moon !== null || view.units.some(({ hex }) => hex === BOXED) ? <Aside /> : null;
}
