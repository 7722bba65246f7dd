import type { QuestionName } from '@hexwyrm/dragon-pass/data';
import { useGame } from '../../../../engine/store.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';

const NOTHING = { type: 'done' } as const;

/** How long a question is not asked: it is asked, not in this turn, or never. */
const SPANS = ['ask', 'turn', 'never'] as const;

/** Whether the player wants to be asked, or lets the occasion pass unasked. */
export function AskAgain({ kind, label }: { readonly kind: QuestionName; readonly label: string }) {
  const { view, seat } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const { beforehand, answerBeforehand } = useGame();
  if (!told) return null;
  const given = beforehand.find((one) => one.seat === seat && one.kind === kind);
  const isOver = given === undefined || (given.turn !== null && given.turn < view.turn);
  const now = isOver ? 'ask' : given.turn === null ? 'never' : 'turn';
  const choose = (span: (typeof SPANS)[number]) =>
    answerBeforehand(
      kind,
      span === 'ask' ? null : { answer: NOTHING, turn: span === 'turn' ? view.turn : null },
    );
  return (
    <fieldset className="segments" aria-label={label}>
      {SPANS.map((span) => (
        <button key={span} type="button" aria-pressed={span === now} onClick={() => void choose(span)}>
          {t(`pages.asks.${span}`)}
        </button>
      ))}
    </fieldset>
  );
}
