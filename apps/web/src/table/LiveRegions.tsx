import type { TableEntry } from '@hexwyrm/protocol';
import { memo } from 'react';
import { useWords } from '../i18n/index.ts';
import { isPhase } from '../replay/happenings.ts';
import { decisiveRoll } from './chances.ts';
import { useTable } from './context.ts';
import { useDesk } from './desk.ts';
import { useKindReach } from './play/kind-reach.ts';
import { Prospect } from './play/Prospect.tsx';
import { WayFacts } from './play/WayFacts.tsx';
import { usePhase } from './usePhase.ts';

/** What was asked for with a key, and how often: the same words twice are said twice. */
export interface Spoken {
  readonly text: string;
  readonly times: number;
}

/** Entries that are kept for the ear: only new ones are read, so a few are enough. */
const HEARD = 4;

/**
 * For those who do not see the table: decisions, refusals and events politely, dice at once. Whatever comes is a new
 * element, for a text that does not change is not read again.
 */
export function LiveRegions({ spoken }: { readonly spoken: Spoken }) {
  const { snapshot, view, log, mine, menu } = useTable();
  const phase = usePhase();
  const { whyNot, askEnd } = useDesk();
  const words = useWords();
  const { t } = words;
  const first = Math.max(log.length - HEARD, 0);
  const entries = log.slice(first).map((entry, i) => ({ entry, at: first + i }));
  return (
    <div className="visually-hidden">
      <div role="log">
        {entries.map(({ entry, at }) => (
          <Told key={at} entry={entry} dice={false} />
        ))}
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        {entries.map(({ entry, at }) => (
          <Told key={at} entry={entry} dice={true} />
        ))}
      </div>
      <div aria-live="polite">
        {mine && phase !== null && (
          <p>
            {t('table.turn-n', { turn: view.turn })}, {words.phaseName(phase.id)}.
          </p>
        )}
        {mine && <p>{words.decisionTitle(snapshot, view)}</p>}
        {askEnd && <p>{t('table.ask-end', { count: menu.units.size })}</p>}
      </div>
      <Chosen />
      <Previewed />
      <p aria-live="polite">
        {whyNot &&
          [
            t('table.why-not'),
            words.refusalFact(whyNot.refusal),
            words.clauseText(whyNot.refusal.clause),
          ].join(' ')}
      </p>
      <div role="status">{spoken.times > 0 && <p key={spoken.times}>{spoken.text}</p>}</div>
    </div>
  );
}

/** Who is chosen, where it waits if not on the board, and how much it can do. */
function Chosen() {
  const { kit, view, kinds } = useTable();
  const { subject } = useDesk();
  const words = useWords();
  const reach = useKindReach();
  const outside = subject?.kind === 'unit' && kit.play.placeOf(view, subject.unit) === -1;
  return (
    <div aria-live="polite">
      {subject && (
        <p key={JSON.stringify(subject)}>
          {subject.kind === 'unit' ? words.unitLabel(view, subject.unit) : words.counterName(subject.what)}
          {outside && `, ${words.t('table.off-map')}`}.
        </p>
      )}
      {kinds.length > 0 && (
        <p>{words.list(kinds.map(({ kind, count }) => `${words.kindName(kind)}: ${reach(kind, count)}`))}.</p>
      )}
    </div>
  );
}

/** What is about to happen, in the words of the command bar. */
function Previewed() {
  const { kit, view, odds } = useTable();
  const { preview } = useDesk();
  const words = useWords();
  const roll = decisiveRoll(preview === null ? undefined : odds.get(preview.action));
  return (
    <p aria-live="polite" aria-atomic="true">
      {preview && (
        <>
          {words.actionLabel(
            preview.way === null ? preview.action : kit.play.summaryOf(preview.way, preview.action),
            view,
          )}
          . {preview.way && <WayFacts way={preview.way} />} <Prospect /> {roll && words.odds(roll, view).text}
        </>
      )}
    </p>
  );
}

interface ToldProps {
  readonly entry: TableEntry;
  /** Whether its dice are told, or all else. */
  readonly dice: boolean;
}

const Told = memo(function Told({ entry, dice }: ToldProps) {
  const { kit, view } = useTable();
  const { eventSentence } = useWords();
  const told = entry.events.filter((event) => !isPhase(event) && kit.story.isRoll(event) === dice);
  if (told.length === 0) return null;
  return <p>{told.map((event) => eventSentence(event, view).text).join(' ')}</p>;
});
