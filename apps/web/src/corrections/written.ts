import type { Words } from '../i18n/index.ts';
import type { Control, Value } from './kit.ts';

/** A value as people write it: the sign on the counter, the word for the ground. */
export function written({ kind }: Pick<Control, 'kind'>, value: Value, { t, number }: Words): string {
  if (kind.kind === 'number') {
    const other = kind.others?.find((one) => one.value === value);
    if (other !== undefined) return other.sign;
    return typeof value === 'number' ? number(value).replace('-', '−') : '–';
  }
  if (kind.kind === 'choice')
    return kind.options.find((option) => option.value === value)?.label ?? String(value);
  if (kind.kind === 'yes') return t(value === true ? 'corrections.yes' : 'corrections.no');
  if (Array.isArray(value)) return value.join(kind.kind === 'names' ? ', ' : ' ') || '–';
  return value === null || value === '' ? '–' : String(value);
}

/** The value that was typed; undefined if it is none. */
export function typed({ kind }: Pick<Control, 'kind'>, text: string): Value | undefined {
  if (kind.kind !== 'number') return undefined;
  const trimmed = text.trim().replace('−', '-').replace(',', '.');
  const other = kind.others?.find(({ sign, value }) => sign === trimmed || value === trimmed);
  if (other !== undefined) return other.value;
  if (trimmed === '' || !Number.isFinite(Number(trimmed))) return undefined;
  const { min, max, step = 1 } = kind;
  return Math.min(max, Math.max(min, Math.round(Number(trimmed) / step) * step));
}

/** One step more or less; below the least are the values that are no numbers. */
export function stepped({ kind }: Pick<Control, 'kind'>, value: Value, by: 1 | -1): Value {
  if (kind.kind !== 'number') return value;
  const { min, max, step = 1, others = [] } = kind;
  if (typeof value === 'number') {
    const next = value + by * step;
    if (next >= min) return Math.min(max, next);
    return others[0] === undefined ? min : others[0].value;
  }
  const index = others.findIndex((other) => other.value === value) - by;
  const other = others[index];
  if (index < 0) return min;
  return other === undefined ? value : other.value;
}

/** A line as the list it is written for: figures as numbers. */
export const rowOf = (text: string): readonly (string | number)[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => (/^-?\d{1,3}(\.\d+)?$/.test(word) && !/^0\d/.test(word) ? Number(word) : word));

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
