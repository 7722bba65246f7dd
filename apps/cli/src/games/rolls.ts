import type { RollOdds } from '@hexwyrm/kernel';
import type { GameView, Words } from '@hexwyrm/words';

/** A die that is read on a table has a result for each of its faces. */
const FACES = 6;

/** A roll before it is made: "Attack: 50 %, 4+ on 1d6", or what each face of the die gives. */
export function rollLine(words: Words, odds: RollOdds, view: GameView): string {
  const { sum, results, dice, modifiers, comparison, modifier } = odds;
  if (sum !== undefined && dice === 1 && results.length === FACES) {
    const parts = [...sum.parts, ...modifiers].map((part) => `${words.part(part, view)} ${part.value}`);
    return words.t('play.faces', {
      roll: words.rollName(odds, view),
      total: sum.total,
      parts: parts.join(', '),
      results: results.map((result) => result.value ?? words.result(result)).join(' · '),
    });
  }
  const { text } = words.odds(odds, view);
  return comparison === undefined ? text : `${text} (${words.compared(comparison, modifier)})`;
}
