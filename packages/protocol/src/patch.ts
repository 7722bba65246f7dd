import { HexwyrmError, type Json } from '@hexwyrm/kernel';

/** One step of a JSON Patch (RFC 6902); of its operations we send these three. `path` is a JSON Pointer (RFC 6901). */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

const isList = (value: Json): value is List => Array.isArray(value);
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operations that turn one document into another. */
export function createPatch(before: Json, after: Json): readonly Operation[] {
  const operations: Operation[] = [];
  compare('', before, after, operations);
  return operations;
}

function compare(path: string, before: Json, after: Json, found: Operation[]): void {
  if (before === after) return;
  const inside: Operation[] = [];
  const whole: Operation = { op: 'replace', path, value: after };
  if (isList(before) && isList(after)) compareLists(path, before, after, inside);
  else if (isFields(before) && isFields(after)) compareFields(path, before, after, inside);
  else inside.push(whole);
  const shortest = inside.length > 1 && lengthOf(inside) > lengthOf([whole]) ? [whole] : inside;
  found.push(...shortest);
}

const lengthOf = (operations: readonly Operation[]): number => JSON.stringify(operations).length;

function compareFields(path: string, before: Fields, after: Fields, found: Operation[]): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) found.push({ op: 'remove', path: `${path}/${escapeKey(key)}` });
  }
  for (const [key, value] of Object.entries(after)) {
    const at = `${path}/${escapeKey(key)}`;
    if (Object.hasOwn(before, key)) compare(at, before[key], value, found);
    else found.push({ op: 'add', path: at, value });
  }
}

/** Lists mostly change in one place: equal items at both ends stay, those between are compared in the shorter of two ways. */
function compareLists(path: string, before: List, after: List, found: Operation[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1;
  const was = before.slice(start, before.length - end);
  const is = after.slice(start, after.length - end);
  const inPairs: Operation[] = [];
  comparePairs(path, start, was, is, inPairs);
  const byName: Operation[] = [];
  compareNamed(path, start, was, is, byName);
  found.push(...(byName.length > 0 && lengthOf(byName) < lengthOf(inPairs) ? byName : inPairs));
}

/** The first with the first, the second with the second, from that place of the list on. */
function comparePairs(path: string, at: number, was: List, is: List, found: Operation[]): void {
  const pairs = Math.min(was.length, is.length);
  for (let index = 0; index < pairs; index += 1)
    compare(`${path}/${at + index}`, was[index], is[index], found);
  for (let left = was.length; left > pairs; left -= 1)
    found.push({ op: 'remove', path: `${path}/${at + pairs}` });
  for (let index = pairs; index < is.length; index += 1)
    found.push({ op: 'add', path: `${path}/${at + index}`, value: is[index] });
}

/** Items that go by the same name with each other, and those between them in pairs; nothing where pairs have the same names. */
function compareNamed(path: string, at: number, was: List, is: List, found: Operation[]): void {
  const [old, now] = [was.map(nameOf), is.map(nameOf)];
  if (old.length === now.length && old.every((name, index) => name === now[index])) return;
  let [left, right] = [0, 0];
  for (const [i, j] of [...commonNames(old, now), [was.length, is.length]]) {
    comparePairs(path, at + right, was.slice(left, i), is.slice(right, j), found);
    if (i < was.length) compare(`${path}/${at + j}`, was[i], is[j], found);
    [left, right] = [i + 1, j + 1];
  }
}

/** What an item is told from others by: the first of its fields, or itself. */
const nameOf = (item: Json): string => JSON.stringify(isFields(item) ? Object.values(item)[0] : item) ?? '';

/** Longer lists are compared in pairs alone. */
const MOST_COMPARED = 200;

/** The places of the longest sequence of names that both lists have. */
function commonNames(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  if (Math.max(old.length, now.length) > MOST_COMPARED) return [];
  const width = now.length + 1;
  // How many names the rests of both lists have in common.
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const found: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) {
      found.push([i, j]);
      i += 1;
      j += 1;
    } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) i += 1;
    else j += 1;
  }
  return found;
}

function isEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The patched document. The given one is not changed, and unchanged parts are shared with it. */
export function applyPatch(document: unknown, patch: readonly Operation[]): unknown {
  return patch.reduce<unknown>((done, operation) => {
    if (operation.path === '') return operation.op === 'remove' ? null : operation.value;
    return change(done, operation.path.slice(1).split('/').map(unescapeKey), operation);
  }, document);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function change(node: unknown, [key, ...rest]: readonly string[], operation: Operation): unknown {
  if (Array.isArray(node)) return changeList(node, key, rest, operation);
  if (!isObject(node)) throw misfit(operation);
  if (rest.length > 0) {
    if (!Object.hasOwn(node, key)) throw misfit(operation);
    return { ...node, [key]: change(node[key], rest, operation) };
  }
  if (operation.op !== 'remove') return { ...node, [key]: operation.value };
  const { [key]: _, ...others } = node;
  return others;
}

function changeList(
  list: readonly unknown[],
  key: string,
  rest: readonly string[],
  operation: Operation,
): readonly unknown[] {
  const index = Number(key);
  const last = operation.op === 'add' && rest.length === 0 ? list.length : list.length - 1;
  if (!/^\d+$/.test(key) || index > last) throw misfit(operation);
  if (rest.length > 0) return list.with(index, change(list[index], rest, operation));
  if (operation.op === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, operation.op === 'add' ? 0 : 1, operation.value);
}

const misfit = ({ path }: Operation) => new HexwyrmError('bad-patch', `nothing to change at ${path}`);
