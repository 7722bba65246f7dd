import { useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useVolume, useWords } from '../i18n/index.ts';
import { ContestList } from '../league/ContestList.tsx';
import { listContests, type SavedContest } from '../storage/contests.ts';

/** The campaigns and tournaments of this device that go on, the last played first. */
export default function GoingOn() {
  const [contests, setContests] = useState<readonly SavedContest[]>([]);
  useEffect(() => {
    void listContests().then((all) => setContests(all.filter(({ over }) => !over)));
  }, []);
  return contests.length === 0 ? null : <Lines contests={contests} />;
}

function Lines({ contests }: { readonly contests: readonly SavedContest[] }) {
  const { t } = useWords();
  if (!useVolume('league')) return null;
  return <ContestList heading={t('contest.all-going-on')} contests={contests} />;
}
