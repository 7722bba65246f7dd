const open = new Set<Promise<void>>();

/** Counts work as unfinished until it is over: a reload must not cut it off. */
export function trackPending(work: Promise<void>): Promise<void> {
  const over = () => {
    open.delete(work);
  };
  open.add(work);
  work.then(over, over);
  return work;
}

/** When nothing is unfinished any more. */
export async function pendingWorkDone(): Promise<void> {
  while (open.size > 0) await Promise.allSettled(open);
}
