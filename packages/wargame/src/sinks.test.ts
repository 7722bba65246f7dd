import { expect, test } from 'vitest';
import { byIndexSink, printedSink } from './sinks.ts';

interface Step {
  to: number | string;
}

const stepTo = (to: number): Step => ({ to });

test('of many actions only as many are made as are wanted', () => {
  const sink = byIndexSink<Step, Step>(2);
  sink.add({ to: 1 });
  sink.addEach([2, 3, 4], stepTo);
  expect(sink.actions).toEqual([{ to: 1 }, { to: 2 }]);
});

test('actions are printed in the order in which they came, however they came', () => {
  const sink = printedSink<Step, Step>((steps) => steps.map(({ to }) => ({ to: `hex ${to}` })));
  sink.add({ to: 1 });
  sink.addEach([2, 3], stepTo);
  sink.addEach([], stepTo);
  sink.addKept({ byIndex: [{ to: 4 }], printed: [{ to: 'hex 4' }] });
  sink.add({ to: 5 });
  expect(sink.actions.map(({ to }) => to)).toEqual(['hex 1', 'hex 2', 'hex 3', 'hex 4', 'hex 5']);
});
