import { later } from '../../../base/later.tsx';
import { usePassTable } from '../usePassTable.ts';
import { FightingScene } from './battle/fighting.tsx';

const DeskNews = later(async () => (await import('./points/DeskNews.tsx')).DeskNews);
const MadeClaims = later(async () => (await import('./claims/MadeClaims.tsx')).MadeClaims);

/** A battle, or what has been said about alliances. */
export function Scene() {
  const { view } = usePassTable();
  return (
    <>
      {view.diplomacy !== undefined && (
        <>
          <DeskNews />
          <MadeClaims />
        </>
      )}
      <FightingScene />
    </>
  );
}
