import { useState } from 'react';
import { useVolume } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { DoorCard } from '../emissaries/DoorCard.tsx';
import { Doors } from '../emissaries/Doors.tsx';
import { DOORS, visitsIn } from '../emissaries/doors.ts';
import { Embassies } from '../emissaries/Embassies.tsx';
import { EmbassyCard } from '../emissaries/EmbassyCard.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { Claims } from './Claims.tsx';
import { isClaim } from './is-claim.ts';

/** All that an alliance phase offers: claims on major powers, emissaries and visits to others; one is looked at before it is done. */
export function Alliances() {
  const { view, legal, mine } = usePassTable();
  const told = useVolume('pages');
  const [looked, setLooked] = useState<string | null>(null);
  const { diplomacy, emissaries } = view.answers;
  if (!told || !mine || diplomacy === null || view.frames.length > 0) return null;
  const back = () => setLooked(null);
  const claim = legal.filter(isClaim).find(({ people }) => people === looked);
  const major = diplomacy.majors.find(({ people }) => people === looked);
  if (claim && major) return <ClaimCard major={major} claim={claim} onBack={back} />;
  // Who has been found behind a door is spoken to at once.
  const host = DOORS.find(({ type }) => type === looked)?.people ?? looked;
  const embassy = emissaries.find(({ people, refusal }) => people === host && refusal === null);
  if (embassy) return <EmbassyCard key={embassy.people} embassy={embassy} onBack={back} />;
  const door = visitsIn(legal, emissaries).find(({ type }) => type === looked);
  if (door) return <DoorCard key={door.type} type={door.type} onBack={back} />;
  return (
    <>
      <Claims onLook={setLooked} />
      <Embassies onLook={setLooked} />
      <Doors onLook={setLooked} />
    </>
  );
}
