import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { GAMES } from '../src/kit/ids.ts';

const root = path.join(import.meta.dirname, '../../..');

const NAME = 'virtual:hexwyrm-unit-notes/';
const PREFIX = `\0${NAME}`;

/** Why each figure of a unit is what it is, by unit and field; what is said of the whole unit has no field. */
type Notes = Record<string, Record<string, string>>;

function notesOf(game: string): Notes {
  const folder = GAMES.find(({ id }) => id === game)?.folder ?? '';
  const { units } = JSON.parse(fs.readFileSync(path.join(root, folder, 'data/units.json'), 'utf8'));
  return Object.fromEntries(units.map((unit: { id: string }) => [unit.id, notesIn(unit)]));
}

function notesIn(unit: object): Record<string, string> {
  const fields = Object.entries(unit).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'reason' && typeof value === 'string') return [['', value]];
    const hasReason = typeof value === 'object' && value !== null && 'reason' in value;
    return hasReason ? [[field, value.reason]] : [];
  });
  return Object.fromEntries(fields);
}

/** The notes on units, which the data of a page leaves out: only the editor of corrections shows them. */
export function unitNotes(): Plugin {
  return {
    name: 'hexwyrm-unit-notes',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(PREFIX)
        ? `export const notes = ${JSON.stringify(notesOf(id.slice(PREFIX.length)))};`
        : null,
  };
}
