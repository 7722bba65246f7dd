import { type Corrections, dataFor } from '@hexwyrm/dragon-pass/data';

type Data = ReturnType<typeof dataFor>;

const laid = new WeakMap<Corrections, Data>();

/** The data files with the draft laid over them. */
export function laidOver(draft: Corrections): Data {
  const data = laid.get(draft) ?? dataFor(draft);
  laid.set(draft, data);
  return data;
}

/** The files as they are shipped. */
export const SHIPPED: Data = dataFor(null);
