import type { Examination } from '@hexwyrm/wargame';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useWords, type Words } from '../i18n/index.ts';
import type { GameId } from '../kit/ids.ts';
import { draftOf, keepDraft } from '../storage/corrections.ts';
import { type Change, changesIn } from './changes.ts';
import { type Draft, EMPTY } from './draft.ts';
import type { Control, CorrectionsKit, Place, Sheet, Value } from './kit.ts';
import { type Examine, useExamination, useExaminer } from './useExamination.ts';
import { written } from './written.ts';

export const TABS = ['map', 'tables', 'text'] as const;
export type Tab = (typeof TABS)[number];

/** The three columns, of which a phone shows one at a time. */
export const COLUMNS = ['unit', 'map', 'differs'] as const;
export type Column = (typeof COLUMNS)[number];

/** What the parts of the editor share. */
export interface Editor {
  readonly game: GameId;
  readonly kit: CorrectionsKit;
  readonly words: Words;
  readonly draft: Draft;
  /** As they are shipped; what is corrected of them is in the draft. */
  readonly units: readonly Sheet[];
  readonly changes: readonly Change[];
  /** Null while the rules think about it. */
  readonly found: Examination | null;
  readonly examine: Examine;
  readonly tab: Tab;
  readonly column: Column;
  readonly unit: string;
  readonly map: string;
  readonly hex: string;
  /** The change the pointer is on. */
  readonly lit: Place | null;
  /** The value that takes the focus when it is there; `times` tells one request from the next. */
  readonly wanted: { readonly path: string; readonly times: number } | null;
  /** What a screen reader is told. */
  readonly said: string;
  /** What was last changed on the map, for the eye. */
  readonly bubble: Change | null;
  setTab(tab: Tab): void;
  setColumn(column: Column): void;
  light(place: Place | null): void;
  /** Shows what a place of the file is about, and gives its value the focus. */
  goTo(place: Place | null, path?: string): void;
  /** Another value for something called `subject`. */
  change(subject: string, control: Control, value: Value, place?: Place): void;
  /** Another file. */
  replace(draft: Draft): void;
  undo(): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('only inside the editor');
  return editor;
}

/** How many steps can be undone. */
const MOST = 200;

interface Look {
  readonly tab: Tab;
  readonly column: Column;
  readonly unit: string;
  readonly map: string;
  readonly hex: string;
  readonly lit: Place | null;
  readonly wanted: Editor['wanted'];
  readonly said: string;
  readonly bubble: Change | null;
}

export function useNewEditor(game: GameId, kit: CorrectionsKit): Editor {
  const words = useWords();
  const { t } = words;
  const [history, setHistory] = useState<readonly Draft[]>(() => [draftOf(game)]);
  const draft = history.at(-1) ?? {};
  const [look, setLook] = useState<Look>(() => {
    const [map = ''] = kit.maps;
    return {
      tab: 'map',
      column: 'unit',
      unit: kit.units[0] ?? '',
      map,
      hex: kit.firstHex(map),
      lit: null,
      wanted: null,
      said: '',
      bubble: null,
    };
  });
  const examine = useExaminer(game);
  const found = useExamination(examine, draft);
  useEffect(() => {
    keepDraft(game, draft);
  }, [game, draft]);
  const units = useMemo(() => kit.units.map((id) => kit.unit(EMPTY, id, words)), [kit, words]);
  const changes = useMemo(() => changesIn(kit, draft, words), [kit, draft, words]);

  const seen = useCallback((more: Partial<Look>) => setLook((before) => ({ ...before, ...more })), []);
  const goTo = useCallback((place: Place | null, path?: string) => {
    setLook((before) => ({
      ...before,
      wanted: path === undefined ? null : { path, times: (before.wanted?.times ?? 0) + 1 },
      column: place?.kind === 'hex' ? 'map' : 'unit',
      ...(place === null && { tab: 'text' }),
      ...(place?.kind === 'table' && { tab: 'tables' }),
      ...(place?.kind === 'unit' && { tab: 'map', unit: place.id }),
      ...(place?.kind === 'hex' && { tab: 'map', map: place.map, hex: place.hex }),
      bubble: null,
    }));
  }, []);

  return {
    game,
    kit,
    words,
    draft,
    units,
    changes,
    found,
    examine,
    ...look,
    setTab: (tab) => seen({ tab, wanted: null, column: 'unit' }),
    setColumn: (column) => seen({ column }),
    light: (lit) => seen({ lit }),
    goTo,
    change(subject, control, value, place) {
      const was = written(control, control.was, words);
      const now = written(control, value, words);
      setHistory([...history.slice(-MOST), control.set(value)]);
      const said = t('corrections.said', { subject, label: control.label, now, was });
      const bubble = place === undefined ? null : { subject, place, control: { ...control, now: value } };
      seen({ said, bubble });
    },
    replace(next) {
      setHistory([...history.slice(-MOST), next]);
      seen({ bubble: null, wanted: null });
    },
    undo() {
      if (history.length < 2) return;
      setHistory(history.slice(0, -1));
      seen({ said: t('corrections.undone'), bubble: null });
    },
  };
}
