import { create } from 'zustand';
import { useEffect } from '../base/effects.ts';
import { trackPending } from '../base/pending-work.ts';
import { useGame } from '../engine/store.ts';
import { loadNotes, type Note, type Notes, saveNotes } from '../storage/notes.ts';

interface NoteBook {
  readonly game: string | null;
  readonly notes: Notes;
  open(game: string | null): Promise<void>;
  change(line: string, change: Partial<Note>): void;
}

const EMPTY: Note = { marked: false, text: '' };

/** Bookmarks and notes beside the log of the game on the table. */
const useNoteBook = create<NoteBook>((set, get) => ({
  game: null,
  notes: {},
  async open(game) {
    if (get().game === game) return;
    set({ game, notes: {} });
    if (game === null) return;
    const notes = await loadNotes(game).catch(() => ({}));
    if (get().game === game) set({ notes });
  },
  change(line, change) {
    const { game, notes } = get();
    const note = { ...EMPTY, ...notes[line], ...change };
    const { [line]: _, ...others } = notes;
    const kept = note.marked || note.text !== '' ? { ...others, [line]: note } : others;
    set({ notes: kept });
    // Where the browser keeps nothing, notes last as long as the page.
    if (game !== null) trackPending(saveNotes(game, kept)).catch(() => {});
  },
}));

export function useNotes(): Pick<NoteBook, 'notes' | 'change'> {
  const id = useGame((game) => game.id);
  const { notes, change, open } = useNoteBook();
  useEffect(() => void open(id), [id, open]);
  return { notes, change };
}
