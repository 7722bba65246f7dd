import { memo, useMemo } from 'react';
import { later, useFirstScreenShown } from '../../base/later.tsx';
import { useWords } from '../../i18n/index.ts';
import { decisiveRoll } from '../ask-host/chances.ts';
import { useTable } from '../context.ts';
import { PARTIES } from '../kit.ts';
import { eachLine } from '../log/lines.ts';
import { useKindReach } from '../play/kind-reach.ts';
import { Prospect } from '../play/Prospect.tsx';
import { WayFacts } from '../play/WayFacts.tsx';
import { partiesNow } from '../select/party.ts';
import { useSelection } from '../select/selection-store.ts';
import { useCompany } from '../select/useCompany.ts';
import { useForgotten } from '../useEndPhase.ts';
import { usePhase } from '../usePhase.ts';
import { type Announcement, announcementsIn } from './announcements.ts';

const SpokenRecap = later(async () => (await import('../log/Recap.tsx')).SpokenRecap);

/** What was asked for with a key, and how often: the same words twice are read twice. */
export interface Spoken {
  readonly text: string;
  readonly times: number;
}

/**
 * For screen readers: decisions, refusals and events politely, dice at once. Each message is a new element,
 * because an unchanged text is not read again.
 */
export function LiveRegions({ spoken }: { readonly spoken: Spoken }) {
  const { kit, snapshot, view, log, mine } = useTable();
  const forgotten = useForgotten();
  const phase = usePhase();
  const come = useFirstScreenShown();
  const { whyNot, askEnd } = useSelection();
  const words = useWords();
  const { t } = words;
  const heard = useMemo(() => announcementsIn(eachLine(log, kit.story), kit.story), [log, kit]);
  const told = (dice: boolean) =>
    heard
      .filter(({ event }) => kit.story.isRoll(event) === dice)
      .map((line) => <SpokenLine key={`${line.name} ${line.actions}`} line={line} />);
  return (
    <div className="visually-hidden">
      <div role="log">{told(false)}</div>
      <div aria-live="assertive" aria-relevant="additions">
        {told(true)}
      </div>
      <div aria-live="polite">
        {mine && phase !== null && (
          <p>
            {t('table.turn-n', { turn: view.turn })}, {words.phaseName(phase.id)}.
          </p>
        )}
        {come && <SpokenRecap />}
        {mine && <p>{words.decisionTitle(snapshot, view)}</p>}
        {askEnd && forgotten.length > 0 && (
          <p>{t('table.ask-end', { units: words.company(view, forgotten) })}</p>
        )}
      </div>
      <SpokenSelection />
      <SpokenPreview />
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

/** The selected unit, where it waits if off the board, how much it can do, and its companions. */
function SpokenSelection() {
  const { kit, view, menu, kinds } = useTable();
  const { subject, party } = useSelection();
  const words = useWords();
  const reach = useKindReach();
  const parties = partiesNow(kit.play, view, menu, subject).map(({ id }) => id);
  const chosen = PARTIES.find((id) => id === party && parties.includes(id)) ?? 'alone';
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
      {parties.length > 0 && (
        <p key={chosen}>
          {words.t('table.party')}: {words.t(`table.party-${chosen}`)}.
        </p>
      )}
    </div>
  );
}

/** What is about to happen, in the words of the command bar. */
function SpokenPreview() {
  const table = useTable();
  const { kit, view, odds } = table;
  const { preview } = useSelection();
  const words = useWords();
  const { going, staying, left } = useCompany(preview);
  const roll = decisiveRoll(preview === null ? undefined : odds.get(preview.action));
  return (
    <p aria-live="polite" aria-atomic="true">
      {preview && (
        <>
          {words.actionLabel(
            preview.way === null ? preview.action : kit.play.summaryOf(preview.way, preview.action),
            view,
            preview.way?.to,
          )}
          . {going.length > 1 && `${words.t('table.together', { units: words.company(view, going) })}.`}{' '}
          {staying.length > 0 && `${words.t('table.stay-behind', { units: words.company(view, staying) })}.`}{' '}
          {preview.way && <WayFacts slowest={left} way={preview.way} />} <Prospect />{' '}
          {roll && words.odds(roll, view).text}
        </>
      )}
    </p>
  );
}

const SpokenLine = memo(function SpokenLine({ line: { event, repeats } }: { readonly line: Announcement }) {
  const { view } = useTable();
  const { t, eventSentence } = useWords();
  return (
    <p>
      {eventSentence(event, view).text} {repeats > 0 && t('table.likewise', { count: repeats })}
    </p>
  );
});
