import type { Json } from '@hexwyrm/kernel';
import { useState } from 'react';
import { contestFrom, type Named, newContest, type Wanted } from './new-contest.ts';
import type { LeagueFailure } from './requests.ts';
import { failureOf } from './useContest.ts';

/** Begins a contest as the form is filled in, or takes one from a file; says why where it cannot. */
export function useBegin<V extends Named>(wanted: Wanted<V>, begun: (id: string) => void) {
  const [failure, setFailure] = useState<LeagueFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      begun(await work());
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return {
    failure,
    busy,
    begin: (settings: Json) => attempt(() => newContest(wanted, settings)),
    open: (file: File) => attempt(async () => contestFrom(wanted, await file.text())),
  };
}
