import type { Hex } from '../../board/types.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { CommandContext } from './command-context.ts';
import { useSelection } from './selection-store.ts';

/** Why something cannot be done. */
export interface ExplainCommands {
  explain(action: GameAction, hex: Hex | null): void;
  whyNot(hex: Hex): void;
  /** The player clicked or stayed there, probably wanting something; `passing`: clears with the pointer. */
  guess(hex: Hex, passing: boolean): void;
  /** The pointer is used for something else: what it asked is not answered any more. */
  forget(): void;
}

/** Counts the pointer's requests, to recognise late answers. */
let latest = 0;

export function createExplainCommands({ session, menu }: CommandContext): ExplainCommands {
  const { kit, view, host, seat, mine } = session;
  const { play } = kit;
  const selection = () => useSelection.getState();

  const explain = (action: GameAction, hex: Hex | null, passing: boolean): void => {
    if (!mine) return;
    if (passing) latest += 1;
    const question = latest;
    host
      .explain(seat, action)
      .then((answer) => {
        const { preview } = selection();
        if (answer.ok || (passing && (preview !== null || question !== latest))) return;
        const kept = preview?.held ? preview : null;
        selection().set({ whyNot: { hex, action, refusal: answer.refusal, passing }, preview: kept });
      })
      .catch(() => {});
  };

  const wonder = (hex: Hex, asked: boolean, passing: boolean): void => {
    const { subject, kind } = selection();
    const own = play.unitsIn(view, hex).find((id) => play.isOwn(view, id, seat) && !menu.units.has(id));
    const wanted = play.wanted({ subject, hex, kind, view, asked });
    if (wanted !== null) explain(wanted, hex, passing);
    else if (own !== undefined) {
      const idle = play.idle(own, view);
      if (idle !== null) explain(idle, hex, passing);
    }
  };

  return {
    explain: (action, hex) => explain(action, hex, false),
    whyNot: (hex) => wonder(hex, true, false),
    guess: (hex, passing) => wonder(hex, false, passing),
    forget() {
      latest += 1;
      if (selection().whyNot?.passing) selection().set({ whyNot: null });
    },
  };
}
