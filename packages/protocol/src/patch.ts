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

/** Lists mostly change in one place: equal items at both ends stay, those between are compared in pairs. */
function compareLists(path: string, before: List, after: List, found: Operation[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1;
  const pairs = shorter - end;
  for (let index = start; index < pairs; index += 1)
    compare(`${path}/${index}`, before[index], after[index], found);
  for (let left = before.length - end; left > pairs; left -= 1)
    found.push({ op: 'remove', path: `${path}/${pairs}` });
  for (let index = pairs; index < after.length - end; index += 1)
    found.push({ op: 'add', path: `${path}/${index}`, value: after[index] });
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
