import type { Event, View } from '@hexwyrm/bridgehead';
import { bridgeheadWords } from '@hexwyrm/bridgehead/words';
import type { Seat } from '@hexwyrm/kernel';
import type { Speech } from '@hexwyrm/words';
import type { LogEvent } from '../../../replay/log-events.ts';
import type { Reporter } from '../../../table/kit.ts';

/** Every unit that fell while the seat was away, in the words of the log. */
export const bridgeheadReporter: Reporter = {
  report(missed: readonly LogEvent<Event>[], view: View, _seat: Seat, speech: Speech) {
    const { saying } = bridgeheadWords.wordsOf(speech);
    return missed
      .filter(({ event }) => event.type === 'eliminated')
      .map(({ event, actions }) => ({ icon: 'dead', saying: saying(event, view), actions }));
  },
};
