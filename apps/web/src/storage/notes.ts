import { openDatabase } from './database.ts';

/** What a player wrote beside a line of the log. */
export interface Note {
  readonly marked: boolean;
  readonly text: string;
}

/** By line: "12.0" is the first event of the twelfth action. */
export type Notes = Readonly<Record<string, Note>>;

/** Names the line of an event: the number of its action, then its place among the events of the action. */
export const lineName = (action: number, event: number): string => `${action}.${event}`;

/** The action a line belongs to. */
export const actionOf = (line: string): number => Number.parseInt(line, 10);

/** What cannot be read is no note. */
export async function loadNotes(game: string): Promise<Notes> {
  const kept: unknown = await (await openDatabase()).get('notes', game);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Note] => isNote(entry[1])),
  );
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  'marked' in value &&
  typeof value.marked === 'boolean' &&
  'text' in value &&
  typeof value.text === 'string';

export async function saveNotes(game: string, notes: Notes): Promise<void> {
  await (await openDatabase()).put('notes', notes, game);
}
