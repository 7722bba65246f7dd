import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../board/types.ts';
import type { GameAction } from '../games/kit.ts';
import { bestOf } from './chances.ts';
import { type Preview, useDesk } from './desk.ts';
import type { Approach, Wish } from './kit.ts';
import { actionsTo, goingNow } from './party.ts';
import {
  actionsOf,
  type Kind,
  type Menu,
  type Option,
  optionsAt,
  type Subject,
  traitsOf,
  turningIn,
} from './selection.ts';
import { towards } from './towards.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';
import { facingWay, isChoice, lastOf, turnedWay, type Way, wayOf } from './ways.ts';

/** All that a hand, a mouse or a key can do at the table. */
export interface Commands {
  select(subject: Subject | null): void;
  chooseKind(kind: Kind | null): void;
  hover(hex: Hex | null): void;
  click(hex: Hex, byMouse: boolean): void;
  whyNot(hex: Hex): void;
  /** A piece is taken hold of; let go over a hex, what it can do there is held. */
  grip(hex: Hex): void;
  drop(hex: Hex): void;
  /** What Enter means with the cursor there: what is previewed, or a click. */
  enter(hex: Hex): void;
  /** Whether Enter there would do something; elsewhere it is meant for what the prompt waits for. */
  isMeant(hex: Hex): boolean;
  /** The pointer has stayed over a hex: where nothing can be done there, why. */
  linger(hex: Hex): void;
  explain(action: GameAction, hex: Hex | null): void;
  propose(option: Option): void;
  face(facing: DirectionName): void;
  turn(step: 1 | -1): void;
  adjust(wish: Wish): void;
  /** Another way to the same end. */
  goBy(way: Way): void;
  commit(): void;
  take(action: GameAction): void;
  back(): void;
}

interface Means {
  readonly sitting: Sitting;
  readonly menu: Menu;
  readonly options: readonly Option[];
  readonly shown: readonly Option[];
  readonly odds: OddsBook;
}

export function createCommands({ sitting, menu, options, shown, odds }: Means): Commands {
  const { kit, view, field, host, seat, mine, act } = sitting;
  const { play } = kit;
  const { rivals, proposal, vary, turned } = play.variants;
  const desk = () => useDesk.getState();

  const send = (actions: readonly GameAction[]): void => {
    desk().set({ preview: null, trial: null, whyNot: null, askEnd: false });
    act(actions);
  };

  const take = (action: GameAction): void => send([action]);

  const takePreview = ({ way, action, option }: Preview): void => {
    const own = way?.actions ?? [action];
    const going = goingNow(play, view, menu, option);
    const { subject } = desk();
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    if (going.length < 2) {
      send(own);
      return;
    }
    Promise.all(going.map((unit) => (unit === chosen ? own : actionsTo(option, unit, sitting, menu))))
      .then((steps) => send(steps.flat()))
      .catch(() => {});
  };

  /** A click of the mouse on what it has just shown is enough where nothing is rolled and nothing left to choose. */
  const isPlain = ({ option, action, way }: Preview): boolean =>
    option.ways === undefined
      ? odds.get(action)?.length === 0 && option.actions.length === 1
      : way?.odds.length === 0 && !isChoice(option.ways);

  const show = (option: Option, action: GameAction, held: boolean): void =>
    desk().set({
      preview: { option, action, way: wayOf(option, action), held },
      whyNot: null,
      askEnd: false,
    });

  const propose = (option: Option, held = true): void => {
    // On a walk a facing costs points: there the cheapest is proposed, elsewhere the one last chosen.
    const facing = option.ways === undefined ? desk().facing : null;
    const action = bestOf(rivals(option.actions), odds, proposal(option.actions, facing));
    show(option, facing === null ? action : vary(option.actions, action, { facing }), held);
  };

  const showWay = ({ option, held }: Preview, way: Way | undefined, hold = held): void => {
    const action = way && lastOf(way);
    if (action) show(option, action, hold);
  };

  const select = (subject: Subject | null): void => {
    const inspected = subject?.kind === 'unit' ? subject.unit : null;
    desk().set({ subject, inspected, kind: null, preview: null, whyNot: null, askEnd: false });
  };

  /** Asks why not, after some steps and for another step in its stead where that says more. */
  const explain = (
    action: GameAction,
    hex: Hex | null,
    by: Approach | null = null,
    passing = false,
  ): void => {
    if (!mine) return;
    host
      .explain(seat, by?.step ?? action, by?.after ?? [])
      .then((answer) => {
        const { preview } = desk();
        if (answer.ok || (passing && preview !== null)) return;
        const kept = preview?.held ? preview : null;
        desk().set({
          whyNot: { hex, action, refusal: answer.refusal, far: by !== null, passing },
          preview: kept,
        });
      })
      .catch(() => {});
  };

  const whyNot = (hex: Hex, passing = false): void => {
    const { subject, kind } = desk();
    const own = play.unitsIn(view, hex).find((id) => play.isOwn(view, id, seat) && !menu.units.has(id));
    const wanted = play.wanted({ subject, hex, kind, view, options });
    if (wanted !== null) explain(wanted.action, hex, wanted.by, passing);
    else if (own !== undefined) {
      const idle = play.idle(own, view);
      if (idle !== null) explain(idle, hex, null, passing);
    }
  };

  /** The next in the hex who can act, after the one that is chosen now. */
  const actorIn = (hex: Hex): UnitId | undefined => {
    const able = play.unitsIn(view, hex).filter((id) => menu.units.has(id));
    const { subject } = desk();
    const now = subject?.kind === 'unit' ? able.indexOf(subject.unit) : -1;
    return able[(now + 1) % Math.max(able.length, 1)];
  };

  /** Who in the hex may join the attack that is being put together. */
  const joinAt = (hex: Hex | null): GameAction | null =>
    menu.joins.find((action) => hex !== null && play.targetOf(action, view) === hex) ?? null;

  const cursorOn = (hex: Hex): void => desk().set({ cursor: hex });

  const clickOption = (at: readonly Option[], hex: Hex, byMouse: boolean): void => {
    const { preview } = desk();
    const again = preview !== null && preview.option.hex === hex ? preview : null;
    if (again && (again.held || (byMouse && isPlain(again)))) {
      takePreview(again);
      return;
    }
    const option = again?.option ?? at[0];
    if (again) desk().set({ preview: { ...again, held: true } });
    else if (option) propose(option);
  };

  const clickElsewhere = (hex: Hex): void => {
    const { subject } = desk();
    const actor = actorIn(hex);
    if (actor !== undefined) {
      select({ kind: 'unit', unit: actor });
      return;
    }
    const [top] = play.unitsIn(view, hex);
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    desk().set({ preview: null, whyNot: null, inspected: top ?? chosen });
    if (mine && (subject !== null || top !== undefined)) whyNot(hex);
    else desk().set({ subject: null });
  };

  const face = (facing: DirectionName): void => {
    const { preview } = desk();
    if (preview?.option.ways) {
      showWay(preview, facingWay(preview.option.ways, facing));
      return;
    }
    desk().set({ facing });
    if (preview) show(preview.option, vary(preview.option.actions, preview.action, { facing }), preview.held);
  };

  /** Who is about to turn looks where one clicks; a second click turns. */
  const turnTo = (hex: Hex, again: boolean): boolean => {
    const { preview } = desk();
    if (preview === null || hex === preview.option.hex) return false;
    if (traitsOf(play, preview.option.kind).turns !== 'by-click') return false;
    const facing = DIRECTION_NAMES[towards(preview.option.hex, hex, field.grid)];
    if (again && preview.way?.facing === facing) takePreview(preview);
    else if (facing !== undefined) face(facing);
    return true;
  };

  const click = (hex: Hex, byMouse: boolean): void => {
    const again = desk().cursor === hex;
    cursorOn(hex);
    if (turnTo(hex, again)) return;
    const join = joinAt(hex);
    const at = optionsAt(shown, hex, play);
    if (join && (byMouse || desk().trial === join)) take(join);
    else if (join) desk().set({ trial: join });
    else if (at.length > 0) clickOption(at, hex, byMouse);
    else clickElsewhere(hex);
  };

  return {
    select,
    propose,
    explain: (action, hex) => explain(action, hex),
    whyNot: (hex) => whyNot(hex),
    linger(hex) {
      const { subject, preview, whyNot: asked } = desk();
      if (!mine || subject?.kind !== 'unit' || preview !== null || isHere(hex)) return;
      if (asked !== null && (!asked.passing || asked.hex === hex)) return;
      desk().set({ whyNot: null });
      if (optionsAt(options, hex, play).length === 0) whyNot(hex, true);
    },
    take,
    chooseKind(kind) {
      desk().set({ kind, preview: null, whyNot: null });
      const only = kind === null ? [] : options.filter((option) => option.kind === kind);
      const [first] = only;
      if (first === undefined || only.length > 1) return;
      // Enter on the board is meant for what is proposed.
      if (first.hex >= 0) cursorOn(first.hex);
      propose(first);
    },
    hover(hex) {
      const { preview, trial } = desk();
      if (preview?.held) return;
      const join = joinAt(hex);
      if (join !== trial) desk().set({ trial: join });
      const option = hex === null ? undefined : optionsAt(shown, hex, play)[0];
      if (option) {
        if (preview?.option !== option) propose(option, false);
      } else if (preview) desk().set({ preview: null });
    },
    click,
    enter(hex) {
      const { preview } = desk();
      if (preview) takePreview(preview);
      else click(hex, false);
    },
    isMeant: (hex) =>
      desk().preview !== null ||
      joinAt(hex) !== null ||
      optionsAt(shown, hex, play).length > 0 ||
      actorIn(hex) !== undefined,
    grip(hex) {
      const actor = isHere(hex) ? undefined : actorIn(hex);
      if (actor !== undefined) select({ kind: 'unit', unit: actor });
    },
    drop(hex) {
      const { preview } = desk();
      const [option] = optionsAt(shown, hex, play);
      if (preview?.option.hex === hex) desk().set({ preview: { ...preview, held: true } });
      else if (option) propose(option);
      else whyNot(hex);
    },
    face,
    turn(step) {
      const { preview } = desk();
      if (preview?.option.ways) {
        showWay(preview, turnedWay(preview.option.ways, preview.way, step), true);
        return;
      }
      if (preview) {
        const action = turned(preview.option.actions, preview.action, step);
        desk().set({ facing: facingIn(action) });
        show(preview.option, action, true);
        return;
      }
      const turning = turningIn(
        options.filter(({ hex }) => isHere(hex)),
        play,
      );
      if (turning) propose(turning);
    },
    adjust(wish) {
      const { preview } = desk();
      if (preview === null) return;
      show(preview.option, vary(preview.option.actions, preview.action, wish), true);
    },
    goBy(way) {
      const { preview } = desk();
      if (preview) showWay(preview, way, true);
    },
    commit() {
      const { preview } = desk();
      if (preview) takePreview(preview);
    },
    back() {
      const { drawer, whyNot: asked, preview, kind, subject, askEnd } = desk();
      if (drawer) desk().set({ drawer: null });
      else if (askEnd) desk().set({ askEnd: false });
      else if (asked) desk().set({ whyNot: null });
      else if (preview) desk().set({ preview: null });
      else if (kind) desk().set({ kind: null });
      else if (subject && actionsOf(menu, subject).length > 0) select(null);
      else desk().set({ subject: null, inspected: null });
    },
  };

  function isHere(hex: Hex): boolean {
    const { subject } = desk();
    return subject?.kind === 'unit' && play.placeOf(view, subject.unit) === hex;
  }
}

const facingIn = (action: GameAction): DirectionName | null =>
  ('facing' in action && DIRECTION_NAMES.find((name) => name === action.facing)) || null;
