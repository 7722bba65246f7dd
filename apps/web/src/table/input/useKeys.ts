import { type RefObject, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { BoardHandle } from '../../board/types.ts';
import { bestOf, decisiveRoll, shareOf } from '../ask-host/chances.ts';
import type { Table } from '../context.ts';
import { usePreferences } from '../preferences.ts';
import { type Preview, useSelection } from '../select/selection-store.ts';
import { press, pressWaiting } from './press.ts';

export interface KeyWork {
  readonly table: Table;
  readonly board: RefObject<BoardHandle | null>;
  nextUnit(step: 1 | -1): void;
  endPhase(): void;
  speak(): void;
  goTo(): void;
  /** The cursor goes to the next hex with units of others. */
  nextStack(step: 1 | -1): void;
}

/** As the board's own keys do. */
const ZOOM_STEP = 1.3;

/** A choice about what is previewed; those of a drawer are not about the game. */
const isTick = (input: HTMLInputElement): boolean =>
  input.type === 'checkbox' && input.closest('.command') !== null;

/** Letters are meant for the field. A box that is ticked takes none. */
const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && !isTick(target)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The board has its own arrows; Tab goes from unit to unit only from there. */
const onBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.board-cells') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/**
 * A button that Enter presses even while a preview waits: not the one that opened the preview, nor a choice
 * already made, nor a stepper (the space bar presses those).
 */
const answersItself = (target: EventTarget | null): boolean =>
  isButton(target) &&
  target instanceof Element &&
  target.closest('.mode, .tray, .stepper, [aria-pressed="true"]') === null;

const focus = (id: string): void => document.getElementById(id)?.focus();

/** Goes to the first there is. */
function focusFirst(...selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found) return true;
  }
  return false;
}

/** The rule by which the preview is rolled; null if no die is rolled. */
const clauseOf = ({ action }: Preview, { odds }: Table): string | null =>
  decisiveRoll(odds.get(action))?.clause ?? null;

/** Opens the rule of a refusal or of a previewed roll under the cursor; elsewhere asks why not. */
function openRule(table: Table): void {
  const { whyNot, preview, cursor, set } = useSelection.getState();
  const previewed = preview !== null && preview.option.hex === cursor ? clauseOf(preview, table) : null;
  const clause = whyNot?.refusal.clause ?? previewed;
  if (clause !== null) set({ drawer: { kind: 'rules', clause } });
  else if (cursor !== null) table.commands.whyNot(cursor);
}

/** Lays out the stack under the cursor, or that of the chosen unit; pressed again, it is put away. */
function layOut({ kit, view }: Table): boolean {
  const { cursor, subject, openStack, set } = useSelection.getState();
  const own = subject?.kind === 'unit' ? kit.play.placeOf(view, subject.unit) : -1;
  const hex = [cursor ?? -1, own].find((at) => at >= 0 && kit.play.unitsIn(view, at).length > 1);
  if (openStack?.held) set({ openStack: null });
  else if (hex !== undefined) set({ openStack: { hex, held: true, aside: false } });
  return openStack !== null || hex !== undefined;
}

/** The keys of the table, active everywhere except in a text field. */
export function useKeys(work: KeyWork): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    const up = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'h') useSelection.getState().set({ hideCounters: false });
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}

function handle(event: KeyboardEvent, { table, board, ...work }: KeyWork): boolean {
  const { commands } = table;
  const { key, shiftKey, target } = event;
  const selection = useSelection.getState();
  if (key === 'Escape') {
    commands.back();
    return true;
  }
  if (key === 'Backspace') return commands.dropWaypoint();
  if (key === 'Enter') {
    if (selection.preview !== null && !answersItself(target)) {
      commands.commit();
      return true;
    }
    return isButton(target) ? false : pressWaiting();
  }
  if (key === 'Tab') {
    if (!onBoard(target) || !table.mine || table.menu.units.size === 0) return false;
    work.nextUnit(shiftKey ? -1 : 1);
    return true;
  }
  if (!usePreferences.getState().letters) return false;
  // What the chosen unit can do has its own numbers; what else there is to choose is counted.
  if (/^[1-9]$/.test(key)) return press(`[data-digit="${key}"]`) || press(choices(), Number(key) - 1);
  switch (key.toLowerCase()) {
    case 't':
      return nextTarget(table, shiftKey ? -1 : 1);
    case 's':
      if (selection.cursor !== null) commands.choose(selection.cursor);
      return selection.cursor !== null;
    case 'f':
      commands.turn(shiftKey ? -1 : 1);
      return true;
    case 'u':
      if (shiftKey) table.redo();
      else if (table.kit.panels.endsItself?.(table.view)) press('[data-undo]');
      else if (typeof table.snapshot.undo !== 'string') table.undo();
      else press('[data-undo]');
      return true;
    case 'e':
      work.endPhase();
      return true;
    case 'h':
      selection.set({ hideCounters: true });
      return true;
    case '?':
      if (target instanceof HTMLElement && target.closest('[data-why]')) target.click();
      else openRule(table);
      return true;
    case 'l':
      focus('log');
      return true;
    case 'p':
      focus('prompt');
      return true;
    case 'b':
      board.current?.focus();
      return true;
    case 'c':
      return focusFirst('.command .refine :is(button, input):enabled', '.command [data-commit]');
    case 'm':
      return focusFirst('.rail button', '.bar-button');
    case '+':
    case '=':
      board.current?.zoomBy(ZOOM_STEP);
      return true;
    case '-':
      board.current?.zoomBy(1 / ZOOM_STEP);
      return true;
    case '0':
      board.current?.fit();
      return true;
    case 'g':
      work.goTo();
      return true;
    case 'n':
      work.nextStack(shiftKey ? -1 : 1);
      return true;
    case 'v':
      return layOut(table);
    case '/':
      work.speak();
      return true;
    default:
      // Keys of the game's own are on buttons.
      return /^[a-z]$/i.test(key) && press(`[data-key="${key.toLowerCase()}"]`);
  }
}

/** Digits choose the selected unit's modes, else the first group of answers; modes.css uses the same rule. */
const choices = (): string =>
  document.querySelector('.modes') === null
    ? '[data-choice]:not(.tray:has([data-choice]) ~ :is(.tray, .answers) *)'
    : '[data-choice]:not(:is(.tray, .answers) *)';

/** Goes through the targets of the chosen unit, the best chance first. */
function nextTarget({ kit, shown, odds, commands }: Table, step: 1 | -1): boolean {
  const { preview, set } = useSelection.getState();
  const chance = (option: (typeof shown)[number]): number => {
    const roll = decisiveRoll(
      odds.get(bestOf(kit.play.variants.rivals(option.actions), odds, option.actions[0])),
    );
    return roll ? shareOf(roll) : 0;
  };
  const all = shown.filter(({ hex }) => hex >= 0).sort((a, b) => chance(b) - chance(a));
  const rolled = all.filter((option) => chance(option) > 0);
  const targets = rolled.length > 0 ? rolled : all;
  const now = targets.findIndex(
    ({ hex, kind }) => hex === preview?.option.hex && kind === preview.option.kind,
  );
  const next = targets[(now + step + targets.length) % Math.max(targets.length, 1)];
  if (next === undefined) return false;
  set({ cursor: next.hex, sight: { hexes: [next.hex], close: false } });
  commands.propose(next);
  return true;
}
