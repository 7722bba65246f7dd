import { copyJson, type Dice, type Json, pickIndex, pickOne } from '@hexwyrm/kernel';
import { fieldOf, grow, type Words } from './grow.ts';

/** What no position holds where it stands. */
const RUBBISH: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  99,
  32_768,
  -0.5,
  1e15,
  Number.MAX_SAFE_INTEGER,
  '',
  'constructor',
  '__proto__',
  'waiting',
  'dead',
  '0000',
  'x'.repeat(600),
  [],
  [[]],
  {},
  { kind: 'draft' },
];

type Data = { [key: string]: unknown } | unknown[];

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Every place inside the data: what holds it, and by which name. */
function places(data: Data, found: [Data, string][] = []): [Data, string][] {
  for (const [name, value] of Object.entries(data)) {
    found.push([data, name]);
    if (isData(value)) places(value, found);
  }
  return found;
}

const put = (data: Data, name: string, value: unknown): void => {
  Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
};

function wordsIn(position: Json, seats: readonly string[]): Words {
  const texts = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (isData(value)) for (const item of Object.values(value)) note(item);
  };
  note(position);
  const all = [...texts];
  const game = String(fieldOf(position, 'game'));
  const prefix = game === 'dragon-rage' ? 'DR-2.7-a' : 'DP-7.12-a';
  const units = fieldOf(position, 'units');
  return {
    hexes: ['1010', '1011', ...all.filter((text) => /^\d{4}$/.test(text))],
    seats,
    clauses: [prefix, ...all.filter((text) => /^D[RP]-/.test(text))],
    others: ['waiting', 'dead', 'gone', 'box', ...all.filter((text) => !/^\d{4}$/.test(text))],
    units: Array.isArray(units) ? units.length : 0,
  };
}

/** A position with one to three things about it changed, most of all the choices left open in it. */
export function wildPosition(base: Json, schema: Json, seats: readonly string[], dice: Dice): Json {
  const position = copyJson(base);
  if (!isData(position) || Array.isArray(position)) return position;
  const words = wordsIn(base, seats);
  const fields = fieldOf(schema, 'properties') ?? {};
  const changes = 1 + pickIndex(dice, 3);
  for (let n = 0; n < changes; n++) {
    const kind = pickIndex(dice, 10);
    if (kind < 4) openWildFrame(position, fields, words, dice);
    else if (kind < 6) {
      const name = pickOne(
        dice,
        Object.keys(fields).filter((field) => !ENVELOPE.has(field)),
      );
      put(position, name, grow(fieldOf(fields, name) ?? {}, name, words, dice));
    } else change(position, words, dice);
  }
  return copyJson(JSON.parse(JSON.stringify(position)));
}

const ENVELOPE: ReadonlySet<string> = new Set(['format', 'version', 'game']);

function openWildFrame(position: { [key: string]: unknown }, fields: Json, words: Words, dice: Dice): void {
  const items = fieldOf(fieldOf(fields, 'frames') ?? {}, 'items') ?? {};
  const frames = Array.isArray(position.frames) ? position.frames : [];
  const frame = grow(items, 'frames', words, dice);
  const kind = pickIndex(dice, 4);
  if (kind === 0) position.frames = [frame];
  else if (kind === 1) position.frames = [frame, ...frames];
  else position.frames = [...frames, frame];
}

/** One value anywhere is replaced, taken away, doubled, or exchanged with another of its kind. */
function change(position: Data, words: Words, dice: Dice): void {
  const all = places(position);
  const [data, name] = pickOne(dice, all);
  const old = Reflect.get(data, name);
  const kind = pickIndex(dice, 8);
  if (kind === 0) Reflect.deleteProperty(data, name);
  else if (kind === 1 && Array.isArray(data)) data.push(copyJson(old));
  else if (kind === 2) put(data, name, pickOne(dice, RUBBISH));
  else if (kind < 6) {
    const alike = all.filter(([other, field]) => typeof Reflect.get(other, field) === typeof old);
    const [other, field] = pickOne(dice, alike);
    put(data, name, copyJson(Reflect.get(other, field)));
  } else if (typeof old === 'number') put(data, name, old + pickOne(dice, [-1, 1, 2, 10]));
  else if (typeof old === 'boolean') put(data, name, !old);
  else if (typeof old === 'string') put(data, name, pickOne(dice, [...words.hexes, ...words.others]));
  else put(data, name, pickOne(dice, RUBBISH));
}
