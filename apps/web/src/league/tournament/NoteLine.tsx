import type { Note } from '@hexwyrm/league';
import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';

/** Why somebody is paired, waits or goes on as they do. */
export function NoteLine({ note, nameOf }: { readonly note: Note; nameOf(id: string): string }) {
  const { t } = useWords();
  const { reason, clause, player, facts } = note;
  return (
    <p className="event-note">
      {player !== null && <b>{nameOf(player)} </b>}
      {t(`tournament.note-${reason}`, facts)} <Clause clause={clause} />
    </p>
  );
}
