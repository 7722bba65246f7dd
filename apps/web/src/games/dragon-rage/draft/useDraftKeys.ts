import { useRef } from 'react';
import { useEffect } from '../../../base/effects.ts';
import { usePreferences } from '../../../table/preferences.ts';
import { useSelection } from '../../../table/select/selection-store.ts';
import type { Draft } from './useDraft.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const wares = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-ware]')];

/** The ware in that direction from the focused one, by position on the screen. */
function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const all = wares();
  const at = all.indexOf(from);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  const here = from.getBoundingClientRect();
  const down = key === 'ArrowDown';
  const beyond = all
    .map((ware) => ({ ware, box: ware.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom : box.bottom <= here.top));
  const distance = (box: DOMRect) => Math.abs(box.top - here.top) * 2 + Math.abs(box.left - here.left);
  return beyond.sort((a, b) => distance(a.box) - distance(b.box))[0]?.ware;
}

/** The keys of the drafting screen: arrows between counters, − puts one back, U undoes, E finishes, ? asks why not. */
export function useDraftKeys(draft: Draft): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

function handle({ key, shiftKey, target }: KeyboardEvent, draft: Draft): boolean {
  const focused = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-ware]') : null;
  const ware = draft.open.ledger.wares.find(({ what }) => what === focused?.dataset.ware);
  if (key.startsWith('Arrow')) {
    const next = focused ? neighbour(focused, key) : wares()[0];
    next?.focus();
    return next !== undefined;
  }
  if (key === 'Escape') {
    useSelection.getState().set({ drawer: null });
    return true;
  }
  if (key === '-' || key === 'Delete' || key === 'Backspace') {
    if (ware && ware.taken > 0) draft.remove(draft.open.side, ware.what);
    return ware !== undefined;
  }
  if (key === '+' && ware) {
    focused?.click();
    return true;
  }
  if (key === '?') {
    const clause = ware?.refusal?.clause ?? draft.open.ledger.clause;
    useSelection.getState().set({ drawer: { kind: 'rules', clause } });
    return true;
  }
  if (!usePreferences.getState().letters) return false;
  if (key.toLowerCase() === 'u') {
    if (shiftKey) draft.redo();
    else draft.undo();
    return true;
  }
  if (key.toLowerCase() === 'e') {
    document.querySelector<HTMLElement>('[data-finish]')?.click();
    return true;
  }
  return false;
}
