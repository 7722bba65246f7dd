// Where the seat can send emissaries in this phase, and what each unit risks (14.2).

import type { Fraction } from '@hexwyrm/kernel';
import { approachRefusal, emissaryOdds, envoyRefusal, hostIn } from '../../alliances/emissaries.ts';
import { stackOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Clause, Player, UnitId } from '../../core/vocabulary.ts';
import { homesOf, PEOPLES } from '../../core/world/peoples.ts';
import type { View } from '../../game/view.ts';
import { canEscape } from '../../harm/passing.ts';
import { isFoundAt } from '../../powers/puppeteers/search.ts';
import { isSuperhero } from '../../stacks/kinds.ts';
import { boardSeen } from '../seen.ts';

export interface Envoy {
  readonly unit: UnitId;
  /** Why it cannot speak. */
  readonly refusal: Clause | null;
  /** How likely it is lost, whichever unit speaks: all who stand there share the risk (DP-PAC.Emissary-a). */
  readonly lost: Fraction;
  /** It may still get away in the rally phase, from this roll on (DP-PAC.Emissary-d). */
  readonly escapesOn: number | null;
}

/** A minor independent in whose home the seat has units. */
export interface Embassy {
  readonly people: string;
  readonly hex: string;
  /** Why it cannot be approached. */
  readonly refusal: Clause | null;
  readonly envoys: readonly Envoy[];
  /** What each face of the die brings. */
  readonly faces: readonly string[];
}

export function embassiesIn(view: View, player: Player): readonly Embassy[] {
  if (player < 0 || view.diplomacy === undefined) return [];
  const board = boardSeen(view);
  const { hero, superhero } = board.world.tables.escape;
  return PEOPLES.flatMap((people) =>
    homesOf(board.world.land, people).flatMap((hex): Embassy[] => {
      const hears = hostIn(board, hex) === people || isFoundAt(board, people, hex);
      const units = hears ? stackOf(board, hex, player) : [];
      const [first] = units;
      if (first === undefined) return [];
      const { results } = emissaryOdds(first);
      const [slain, of] = results.find(({ result }) => result === 'slain')?.chance ?? [0, 1];
      return [
        {
          people: people.id,
          hex: hexName(board, hex),
          refusal: approachRefusal(board, player, people),
          envoys: units.map((unit): Envoy => {
            const escapesOn = canEscape(board, unit) ? (isSuperhero(board, unit) ? superhero : hero) : null;
            const lost: Fraction = escapesOn === null ? [slain, of] : [slain * (escapesOn - 1), of * 6];
            return { unit, refusal: envoyRefusal(board, player, unit), lost, escapesOn };
          }),
          // The worst comes first.
          faces: results.toReversed().flatMap(({ result, chance: [part] }) => Array(part).fill(result)),
        },
      ];
    }),
  );
}
