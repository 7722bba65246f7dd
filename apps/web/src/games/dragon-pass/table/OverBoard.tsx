import { Banner } from './claims/Banner.tsx';
import { EventCard } from './events/EventCard.tsx';
import { Lasting } from './events/Lasting.tsx';

/** What has happened to all: a new ally, the random event of the turn, and what events have left behind. */
export function OverBoard() {
  return (
    <>
      <Banner />
      <EventCard />
      <Lasting />
    </>
  );
}
