import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { endOfTurn, hasActed } from '../../replay/chapters.ts';
import { happenings } from '../../replay/happenings.ts';
import { useTable } from '../context.ts';
import type { PhaseEvent } from '../kit.ts';

interface Recap {
  readonly text: string;
  /** How many actions had been taken when one's last turn was over. */
  readonly from: number;
}

/** What happened since one's last turn, in figures; null as soon as one has acted again. */
export function useRecap(): Recap | null {
  const { kit, log, view, seat, mine } = useTable();
  const past = useGame((game) => game.past);
  const { recap } = useWords();
  const from = useMemo(() => {
    const whose = (event: PhaseEvent) => kit.turn.whose(event, view);
    const acted = log.at(-1)?.seat === seat || hasActed(log, seat, whose);
    return acted ? null : endOfTurn(log, seat, whose);
  }, [log, seat, kit, view]);
  if (!mine || past !== null || from === null) return null;
  const missed = happenings(log, view.turn).filter(({ actions }) => actions > from);
  return missed.length === 0 ? null : { text: recap(missed, view, seat), from };
}
