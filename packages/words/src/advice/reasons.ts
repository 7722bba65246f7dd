import type { Reason } from '@hexwyrm/kernel';
import type { GameView, GameWords } from '../kit.ts';
import { capital, type Speech } from '../speech.ts';

/** So many units are named one by one. */
const NAMED = 3;

/** "Breaks the North Gate: 5 in 6" */
export function reasonWords(speech: Speech, game: GameWords, reason: Reason, view: GameView): string {
  const { say, list } = speech;
  const { what, units = [], foes = [], hexes = [], between, points = 0, chance, tried = false } = reason;
  const company = (ids: readonly number[]): string => {
    const known = ids.filter((id) => id >= 0);
    if (known.length === 0) return say('advice.unknown');
    return known.length > NAMED
      ? game.company(view, known)
      : list(known.map((id) => game.unitLabel(view, id)));
  };
  const told = say(`advice.${what}`, {
    units: company(units),
    foes: company(foes),
    hexes: list(hexes.map((hex) => game.placeName(view, hex))),
    entrance: between === undefined ? '' : game.entranceName(view, between),
    points,
  });
  const [part, whole] = chance;
  const line = capital(told, speech);
  if (tried) return say('advice.tried', { reason: line, part, whole });
  return part === whole ? line : say('advice.odds', { reason: line, part, whole });
}
