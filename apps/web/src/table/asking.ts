import type { Explanation } from '@hexwyrm/protocol';
import type { Hex } from '../board/types.ts';
import type { GameAction } from '../games/kit.ts';
import { useDesk } from './desk.ts';
import type { Approach } from './kit.ts';
import type { Means } from './means.ts';

/** Why something cannot be done. */
export interface Asking {
  explain(action: GameAction, hex: Hex | null): void;
  whyNot(hex: Hex): void;
  /** Somebody clicked or stayed there, and most likely wanted something; `passing`: it goes when the pointer goes. */
  guess(hex: Hex, passing: boolean): void;
}

export function createAsking({ sitting, menu, options }: Means): Asking {
  const { kit, view, host, seat, mine } = sitting;
  const { play } = kit;
  const desk = () => useDesk.getState();

  /** Asks about the whole; where that says too little, about the step that is refused at the end of the nearest way. */
  const ask = async (action: GameAction, by: Approach | null): Promise<Explanation & { far: boolean }> => {
    const whole = await host.explain(seat, action, []);
    if (whole.ok || by === null) return { ...whole, far: false };
    if (play.saysAll(whole.refusal)) return { ...whole, far: true };
    return { ...(await host.explain(seat, by.step, by.after)), far: true };
  };

  const explain = (action: GameAction, hex: Hex | null, by: Approach | null, passing: boolean): void => {
    if (!mine) return;
    ask(action, by)
      .then((answer) => {
        const { preview } = desk();
        if (answer.ok || (passing && preview !== null)) return;
        const kept = preview?.held ? preview : null;
        desk().set({
          whyNot: { hex, action, refusal: answer.refusal, far: answer.far, passing },
          preview: kept,
        });
      })
      .catch(() => {});
  };

  const wonder = (hex: Hex, asked: boolean, passing: boolean): void => {
    const { subject, kind } = desk();
    const own = play.unitsIn(view, hex).find((id) => play.isOwn(view, id, seat) && !menu.units.has(id));
    const wanted = play.wanted({ subject, hex, kind, view, options, asked });
    if (wanted !== null) explain(wanted.action, hex, wanted.by, passing);
    else if (own !== undefined) {
      const idle = play.idle(own, view);
      if (idle !== null) explain(idle, hex, null, passing);
    }
  };

  return {
    explain: (action, hex) => explain(action, hex, null, false),
    whyNot: (hex) => wonder(hex, true, false),
    guess: (hex, passing) => wonder(hex, false, passing),
  };
}
