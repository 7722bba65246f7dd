import type { Action } from '@hexwyrm/dragon-rage';
import type { DirectionName } from '@hexwyrm/hexmap';
import { bestOf } from './chances.ts';
import { closestAction, idleAction } from './closest.ts';
import { useDesk } from './desk.ts';
import type { Kind } from './kinds.ts';
import { actionsOf, type Join, type Menu, type Option, optionsAt, type Subject } from './selection.ts';
import type { Hex, UnitId } from './target.ts';
import { targetOf } from './target.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';
import { nextFacing, type Patch, proposal, rivals, vary } from './variants.ts';

/** All that a hand, a mouse or a key can do at the table. */
export interface Commands {
  select(subject: Subject | null): void;
  chooseKind(kind: Kind | null): void;
  hover(hex: Hex | null): void;
  click(hex: Hex, byMouse: boolean): void;
  whyNot(hex: Hex): void;
  explain(action: Action, hex: Hex | null): void;
  propose(option: Option): void;
  face(facing: DirectionName): void;
  turn(step: 1 | -1): void;
  adjust(wish: Patch): void;
  commit(): void;
  take(action: Action): void;
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
  const { view, map, host, seat, mine, act } = sitting;
  const desk = () => useDesk.getState();

  /** Whether the action rolls dice, for all we know: such a thing is not done at the first click. */
  const rolls = (action: Action): boolean => (odds.get(action)?.length ?? 1) > 0;

  const take = (action: Action): void => {
    desk().set({ preview: null, trial: null, whyNot: null, askEnd: false });
    act([action]);
  };

  const propose = (option: Option, held = true): void => {
    const { facing } = desk();
    const action = bestOf(rivals(option.actions), odds, proposal(option.actions, facing));
    const chosen = facing === null ? action : vary(option.actions, action, { facing });
    desk().set({ preview: { option, action: chosen, held }, whyNot: null, askEnd: false });
  };

  const select = (subject: Subject | null): void => {
    const inspected = subject?.kind === 'unit' ? subject.unit : null;
    desk().set({ subject, inspected, kind: null, preview: null, whyNot: null, askEnd: false });
  };

  const explain = (action: Action, hex: Hex | null): void => {
    if (!mine) return;
    host
      .explain(seat, action)
      .then((answer) => {
        if (!answer.ok) desk().set({ whyNot: { hex, action, refusal: answer.refusal }, preview: null });
      })
      .catch(() => {});
  };

  /** Those in the hex, the uppermost first. */
  const unitsIn = (hex: Hex): UnitId[] =>
    view.units.flatMap((unit, id) => (unit.hex === hex ? [id] : [])).reverse();

  const whyNot = (hex: Hex): void => {
    const { subject, kind } = desk();
    const own = unitsIn(hex).find((id) => view.units[id]?.side === sitting.side && !menu.units.has(id));
    const idle = own === undefined ? null : idleAction(own, view, map);
    const action = closestAction(subject, hex, view, map, kind) ?? idle;
    if (action !== null) explain(action, hex);
  };

  /** The next in the hex who can act, after the one that is chosen now. */
  const actorIn = (hex: Hex): UnitId | undefined => {
    const able = unitsIn(hex).filter((id) => menu.units.has(id));
    const { subject } = desk();
    const now = subject?.kind === 'unit' ? able.indexOf(subject.unit) : -1;
    return able[(now + 1) % Math.max(able.length, 1)];
  };

  /** Who in the hex may join the attack that is being put together. */
  const joinAt = (hex: Hex | null): Join | null =>
    menu.joins.find((action) => hex !== null && targetOf(action, view, map) === hex) ?? null;

  const cursorOn = (hex: Hex): void => desk().set({ cursor: hex });

  const clickOption = (at: readonly Option[], hex: Hex, byMouse: boolean): void => {
    const { preview } = desk();
    const again = preview !== null && preview.option.hex === hex ? preview : null;
    if (again && (again.held || (byMouse && !rolls(again.action) && again.option.actions.length === 1))) {
      take(again.action);
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
    const [top] = unitsIn(hex);
    desk().set({ preview: null, whyNot: null, inspected: top ?? null });
    if (mine && (subject !== null || top !== undefined)) whyNot(hex);
    else desk().set({ subject: null });
  };

  return {
    select,
    propose,
    explain,
    whyNot,
    take,
    chooseKind(kind) {
      desk().set({ kind, preview: null, whyNot: null });
      const only = kind === null ? [] : options.filter((option) => option.kind === kind);
      const [first] = only;
      if (first && only.length === 1) propose(first);
    },
    hover(hex) {
      const { preview, trial } = desk();
      if (preview?.held) return;
      const join = joinAt(hex);
      if (join !== trial) desk().set({ trial: join });
      const option = hex === null ? undefined : optionsAt(shown, hex)[0];
      if (option) {
        if (preview?.option !== option) propose(option, false);
      } else if (preview) desk().set({ preview: null });
    },
    click(hex, byMouse) {
      cursorOn(hex);
      const join = joinAt(hex);
      if (join) {
        if (byMouse || desk().trial === join) take(join);
        else desk().set({ trial: join });
        return;
      }
      const at = optionsAt(shown, hex);
      if (at.length > 0) clickOption(at, hex, byMouse);
      else clickElsewhere(hex);
    },
    face(facing) {
      const { preview } = desk();
      desk().set({ facing });
      if (preview)
        desk().set({
          preview: { ...preview, action: vary(preview.option.actions, preview.action, { facing }) },
        });
    },
    turn(step) {
      const { preview } = desk();
      if (preview) {
        const action = nextFacing(preview.option.actions, preview.action, step);
        const facing = 'facing' in action ? (action.facing ?? null) : null;
        desk().set({ facing, preview: { ...preview, action, held: true } });
        return;
      }
      const turning = options.find(
        ({ kind, hex }) => kind === 'turn' || kind === 'face' || (kind === 'slither' && isHere(hex)),
      );
      if (turning) propose(turning);
    },
    adjust(wish) {
      const { preview } = desk();
      if (preview === null) return;
      const action = vary(preview.option.actions, preview.action, wish);
      desk().set({ preview: { ...preview, action, held: true } });
    },
    commit() {
      const { preview } = desk();
      if (preview) take(preview.action);
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
    return subject?.kind === 'unit' && view.units[subject.unit]?.hex === hex;
  }
}
