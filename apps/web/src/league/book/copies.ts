import { canonical } from '@hexwyrm/kernel';
import type { BookFile } from '@hexwyrm/league';

type Commands = BookFile['commands'];

/** Whether the second list begins with all of the first. */
const isStartOf = (start: Commands, whole: Commands): boolean =>
  start.length <= whole.length &&
  start.every((command, index) => canonical(command) === canonical(whole[index]));

/** How a file stands to the same contest on this device: no further, further on, or another course of it. */
export function copyOf(mine: BookFile, theirs: BookFile): 'no-further' | 'further' | 'other' {
  if (mine.lot !== theirs.lot) return 'other';
  if (isStartOf(theirs.commands, mine.commands)) return 'no-further';
  return isStartOf(mine.commands, theirs.commands) ? 'further' : 'other';
}
