import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import type { GameAction } from '../../kit/kit.ts';
import { bestOf } from '../ask-host/chances.ts';
import type { Wish } from '../kit.ts';
import type { CommandContext } from './command-context.ts';
import { directionTo } from './direction-to.ts';
import { actionsTo, goingNow } from './party.ts';
import { type Kind, type Option, type Subject, traitsOf, turningIn } from './selection.ts';
import { type Preview, useSelection } from './selection-store.ts';
import { facingWay, lastOf, turnedWay, type Way, wayOf } from './ways.ts';

/** Selects the unit, the mode and the exact action, then executes it. */
export interface ChoiceCommands {
  select(subject: Subject | null): void;
  chooseKind(kind: Kind | null): void;
  /** Shows a mode; pressed again, executes its held action, or shows all routes if there is none. */
  pressKind(kind: Kind): void;
  /** `held` (the default): it stays when the pointer leaves. */
  propose(option: Option, held?: boolean): void;
  face(facing: DirectionName): void;
  turn(step: 1 | -1): void;
  adjust(wish: Wish): void;
  /** Another way to the same end. */
  goBy(way: Way): void;
  take(action: GameAction): void;
  takePreview(preview: Preview): void;
  /** Does what is held; what is only pointed at is held first. */
  commit(): void;
}

export function createChoiceCommands({ session, menu, options, odds }: CommandContext): ChoiceCommands {
  const { kit, view, field, act } = session;
  const { play } = kit;
  const { rivals, proposal, vary, turned } = play.variants;
  const selection = () => useSelection.getState();

  const send = (actions: readonly GameAction[]): void => {
    selection().set({ preview: null, trial: null, pressed: null, whyNot: null, askEnd: false });
    act(actions);
  };

  const takePreview = ({ way, action, option }: Preview): void => {
    const own = way?.actions ?? [action];
    const going = goingNow(play, view, menu, option);
    const { subject } = selection();
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    if (going.length < 2) {
      send(own);
      return;
    }
    Promise.all(going.map((unit) => (unit === chosen ? own : actionsTo(option, unit, session, menu))))
      .then((steps) => send(steps.flat()))
      .catch(() => {});
  };

  const show = (option: Option, action: GameAction, held: boolean): void =>
    selection().set({
      preview: { option, action, way: wayOf(option, action), held },
      whyNot: null,
      askEnd: false,
    });

  /** Units that enter the map or land face the map centre. */
  const inwards = ({ hex, kind }: Option): DirectionName | null => {
    const { subject } = selection();
    const there = subject?.kind === 'unit' && play.placeOf(view, subject.unit) >= 0;
    if (there && !traitsOf(play, kind).lands) return null;
    const middle = field.at({ x: field.width / 2, y: field.height / 2 });
    if (middle === null || hex < 0 || hex === middle) return null;
    return DIRECTION_NAMES[directionTo(hex, middle, field.grid)] ?? null;
  };

  const propose = (option: Option, held = true): void => {
    // On a walk a facing costs points: there the cheapest is proposed, elsewhere the one last chosen.
    const facing = option.ways === undefined ? (selection().facing ?? inwards(option)) : null;
    const action = bestOf(rivals(option.actions), odds, proposal(option.actions, facing));
    show(option, facing === null ? action : vary(option.actions, action, { facing }), held);
  };

  const showWay = ({ option, held }: Preview, way: Way | undefined, hold = held): void => {
    const action = way && lastOf(way);
    if (action) show(option, action, hold);
  };

  const chooseKind = (kind: Kind | null): void => {
    selection().set({ kind, preview: null, whyNot: null });
    const only = kind === null ? [] : options.filter((option) => option.kind === kind);
    const [first] = only;
    if (first === undefined || only.length > 1) return;
    // Enter on the board is meant for what is proposed.
    if (first.hex >= 0) selection().set({ cursor: first.hex });
    propose(first);
  };

  return {
    propose,
    takePreview,
    chooseKind,
    pressKind(kind) {
      const { preview, kind: chosen } = selection();
      if (chosen !== kind) chooseKind(kind);
      else if (preview?.held) takePreview(preview);
      else chooseKind(null);
    },
    take: (action) => send([action]),
    select(subject) {
      const inspected = subject?.kind === 'unit' ? subject.unit : null;
      selection().set({
        subject,
        inspected,
        kind: null,
        waypoints: [],
        preview: null,
        whyNot: null,
        askEnd: false,
      });
    },
    face(facing) {
      const { preview } = selection();
      if (preview?.option.ways) {
        showWay(preview, facingWay(preview.option.ways, facing));
        return;
      }
      selection().set({ facing });
      if (preview)
        show(preview.option, vary(preview.option.actions, preview.action, { facing }), preview.held);
    },
    turn(step) {
      const { preview, subject } = selection();
      if (preview?.option.ways) {
        showWay(preview, turnedWay(preview.option.ways, preview.way, step), true);
        return;
      }
      if (preview) {
        const action = turned(preview.option.actions, preview.action, step);
        selection().set({ facing: facingIn(action) });
        show(preview.option, action, true);
        return;
      }
      const here = subject?.kind === 'unit' ? play.placeOf(view, subject.unit) : null;
      const turning = turningIn(
        options.filter(({ hex }) => hex === here),
        play,
      );
      if (turning) propose(turning);
    },
    adjust(wish) {
      const { preview } = selection();
      if (preview === null) return;
      show(preview.option, vary(preview.option.actions, preview.action, wish), true);
    },
    goBy(way) {
      const { preview } = selection();
      if (preview) showWay(preview, way, true);
    },
    commit() {
      const { preview } = selection();
      if (preview === null) return;
      if (preview.held) takePreview(preview);
      else selection().set({ preview: { ...preview, held: true } });
    },
  };
}

const facingIn = (action: GameAction): DirectionName | null =>
  ('facing' in action && DIRECTION_NAMES.find((name) => name === action.facing)) || null;
