import { later } from '../../../base/later.tsx';
import { usePassTable } from '../usePassTable.ts';
import { FightingScene } from './battle/fighting.tsx';

const DeskNews = later(async () => (await import('./diplomacy/DeskNews.tsx')).DeskNews);
const MadeClaims = later(async () => (await import('./diplomacy/MadeClaims.tsx')).MadeClaims);

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
