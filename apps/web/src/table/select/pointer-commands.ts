import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../../board/types.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { ChoiceCommands } from './choice-commands.ts';
import type { CommandContext } from './command-context.ts';
import { directionTo } from './direction-to.ts';
import type { ExplainCommands } from './explain-commands.ts';
import { type Option, optionsAt, traitsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

/**
 * What a hex means under a mouse, a finger or the cursor. The same for all: the first press shows and holds,
 * the second executes.
 */
export interface PointerCommands {
  hover(hex: Hex | null): void;
  click(hex: Hex): void;
  /** A piece is taken hold of; let go over a hex, what it can do there is held. */
  grip(hex: Hex): void;
  drop(hex: Hex): void;
  /** What Enter means with the cursor there: what is previewed, or a click. */
  enter(hex: Hex): void;
  /** The chosen unit is to go through the hex first; false where it cannot. */
  via(hex: Hex): boolean;
  /** Selects the unit there, even where the selected one could go; again selects the next in the hex. */
  choose(hex: Hex): void;
  /** Whether Enter there would do something; elsewhere it is meant for what the prompt waits for. */
  isMeant(hex: Hex): boolean;
  /** The pointer has stayed over a hex: where nothing can be done there, why. */
  linger(hex: Hex): void;
}

export function createPointerCommands(
  { session, menu, options, shown }: CommandContext,
  { select, propose, face, take, takePreview, commit }: ChoiceCommands,
  { guess }: ExplainCommands,
): PointerCommands {
  const { kit, view, field, mine } = session;
  const { play } = kit;
  const selection = () => useSelection.getState();

  const isHere = (hex: Hex): boolean => {
    const { subject } = selection();
    return subject?.kind === 'unit' && play.placeOf(view, subject.unit) === hex;
  };

  /** The next in the hex who can act, after the one that is chosen now. */
  const actorIn = (hex: Hex): UnitId | undefined => {
    const able = play.unitsIn(view, hex).filter((id) => menu.units.has(id));
    const { subject } = selection();
    const now = subject?.kind === 'unit' ? able.indexOf(subject.unit) : -1;
    return able[(now + 1) % Math.max(able.length, 1)];
  };

  /** The unit in the hex that may join the attack being put together. */
  const joinAt = (hex: Hex | null): GameAction | null =>
    menu.joins.find((action) => hex !== null && play.targetOf(action, view) === hex) ?? null;

  const clickOption = (at: readonly Option[], hex: Hex): void => {
    const { preview } = selection();
    const [option] = at;
    if (preview?.option.hex === hex) commit();
    else if (option) propose(option);
  };

  const clickElsewhere = (hex: Hex): void => {
    const { subject } = selection();
    const actor = actorIn(hex);
    if (actor !== undefined) {
      select({ kind: 'unit', unit: actor });
      return;
    }
    const [top] = play.unitsIn(view, hex);
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    selection().set({ preview: null, pressed: null, whyNot: null, inspected: top ?? chosen });
    if (mine && (subject !== null || top !== undefined)) guess(hex, false);
    else selection().set({ subject: null });
  };

  /** A unit about to turn faces the clicked hex; a second click turns it. */
  const turnTo = (hex: Hex, again: boolean): boolean => {
    const { preview } = selection();
    if (preview === null || hex === preview.option.hex) return false;
    if (traitsOf(play, preview.option.kind).turns !== 'by-click') return false;
    const facing = DIRECTION_NAMES[directionTo(preview.option.hex, hex, field.grid)];
    if (again && preview.way?.facing === facing) takePreview(preview);
    else if (facing !== undefined) face(facing);
    return true;
  };

  const click = (hex: Hex): void => {
    const again = selection().cursor === hex;
    selection().set({ cursor: hex });
    if (turnTo(hex, again)) return;
    const join = joinAt(hex);
    const at = optionsAt(shown, hex, play);
    if (join && selection().pressed === join) take(join);
    else if (join) selection().set({ trial: join, pressed: join, whyNot: null });
    else if (at.length > 0) clickOption(at, hex);
    else clickElsewhere(hex);
  };

  return {
    click,
    hover(hex) {
      const { preview, trial } = selection();
      if (preview?.held) return;
      const join = joinAt(hex);
      if (join !== trial) selection().set({ trial: join });
      const option = hex === null ? undefined : optionsAt(shown, hex, play)[0];
      if (option) {
        if (preview?.option !== option) propose(option, false);
      } else if (preview) selection().set({ preview: null });
    },
    enter(hex) {
      if (selection().preview) commit();
      else click(hex);
    },
    via(hex) {
      const { waypoints, set } = selection();
      const leads = optionsAt(shown, hex, play).some(({ ways = [] }) =>
        ways.some(({ odds }) => odds.length === 0),
      );
      if (leads && waypoints.at(-1) !== hex)
        set({ cursor: hex, waypoints: [...waypoints, hex], preview: null, whyNot: null });
      return leads;
    },
    choose(hex) {
      const actor = actorIn(hex);
      if (actor !== undefined) select({ kind: 'unit', unit: actor });
      else clickElsewhere(hex);
    },
    isMeant: (hex) =>
      selection().preview !== null ||
      joinAt(hex) !== null ||
      optionsAt(shown, hex, play).length > 0 ||
      actorIn(hex) !== undefined,
    grip(hex) {
      const actor = isHere(hex) ? undefined : actorIn(hex);
      if (actor !== undefined) select({ kind: 'unit', unit: actor });
    },
    drop(hex) {
      const { preview } = selection();
      const [option] = optionsAt(shown, hex, play);
      if (preview?.option.hex === hex) selection().set({ preview: { ...preview, held: true } });
      else if (option) propose(option);
      else selection().set({ preview: null });
    },
    linger(hex) {
      const { subject, preview, whyNot: asked } = selection();
      if (!mine || subject?.kind !== 'unit' || preview !== null || isHere(hex)) return;
      if (asked !== null && (!asked.passing || asked.hex === hex)) return;
      selection().set({ whyNot: null });
      if (optionsAt(options, hex, play).length === 0) guess(hex, true);
    },
  };
}
