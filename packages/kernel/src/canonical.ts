/**
 * RFC 8785: one spelling per value, giving equal data equal bytes on every platform. States have thousands of objects of
 * a few shapes, so the sorted order of their keys is remembered.
 */
export function canonical(json: unknown): string {
  switch (typeof json) {
    case 'string':
      return quoted(json);
    case 'number':
      if (!Number.isFinite(json)) throw new TypeError(`${json} is not JSON data`);
      return String(json);
    case 'boolean':
      return String(json);
    case 'object':
      if (json === null) return 'null';
      return Array.isArray(json) ? listed(json) : fielded(json);
    default:
      throw new TypeError('not JSON data');
  }
}

const SURROGATE = /[\ud800-\udfff]/;

/** Throws for lone surrogates: they have no bytes. */
function quoted(text: string): string {
  if (SURROGATE.test(text)) encodeURIComponent(text);
  return JSON.stringify(text);
}

function listed(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i += 1) text += (i === 0 ? '' : ',') + canonical(list[i] ?? null);
  return `${text}]`;
}

/** A field of an object: where it came among the others, and its name with quotes and colon. */
interface Field {
  readonly at: number;
  readonly label: string;
}

/** The keys of objects as they came, and the fields sorted by key. */
interface Shape {
  readonly keys: readonly string[];
  readonly fields: readonly Field[];
}

function fielded(json: object): string {
  const values: readonly unknown[] = Object.values(json);
  let text = '{';
  for (const { at, label } of shapeOf(Object.keys(json)).fields) {
    const value = values[at];
    if (value !== undefined) text += (text === '{' ? '' : ',') + label + canonical(value);
  }
  return `${text}}`;
}

const SHAPES_KEPT = 64;
const shapes: Shape[] = [];

function shapeOf(keys: readonly string[]): Shape {
  const known = shapes.find((shape) => areSame(shape.keys, keys));
  if (known) return known;
  const sorted = keys.slice().sort();
  const fields = sorted.map((key) => ({ at: keys.indexOf(key), label: `${quoted(key)}:` }));
  const shape = { keys, fields };
  if (shapes.length < SHAPES_KEPT) shapes.push(shape);
  return shape;
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i += 1) if (some[i] !== others[i]) return false;
  return true;
}
