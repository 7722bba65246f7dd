import { describe, expect, it } from 'vitest';
import { callFaults, messageCalls } from './message-calls.ts';

const NEEDED = new Map([
  ['table.ask-end', new Set(['units'])],
  ['table.end', new Set<string>()],
  ['unit.orc', new Set(['count'])],
  ['unit.title', new Set<string>()],
]);

/** A name that is filled at run time. */
const GAP = '`unit.$' + '{type}`';

const faults = (text: string): readonly string[] =>
  messageCalls('Any.tsx', text).flatMap((call) => callFaults(call, NEEDED));

describe('calls of messages', () => {
  it.each([
    [
      `<p>{t('table.ask-end', { count: 3 })}</p>`,
      ['table.ask-end: nothing has {count}', 'table.ask-end: lacks {units}'],
    ],
    [`words.t('table.ask-end')`, ['table.ask-end: lacks {units}']],
    [`say(ends ? 'table.end' : 'table.ask-end', {})`, ['table.ask-end: lacks {units}']],
    [
      `({ id: 'table.ask-end', values: { unit } })`,
      ['table.ask-end: nothing has {unit}', 'table.ask-end: lacks {units}'],
    ],
    [`t('table.and')`, ['table.and: no such message']],
    [`t(${GAP}, { number })`, ['/^unit\\.[\\w-]+$/: nothing has {number}']],
  ])('%s is at fault', (text, found) => {
    expect(faults(text)).toEqual(found);
  });

  it.each([
    `t('table.ask-end', { units })`,
    `t('table.end')`,
    `t(${GAP}, { count })`,
    `t('table.ask-end', values)`,
    `t('table.ask-end', { ...values })`,
    `t(id, { units })`,
  ])('%s is well', (text) => {
    expect(faults(text)).toEqual([]);
  });
});
