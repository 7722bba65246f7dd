import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { crossing } from './crossing.ts';

const step = (unit: number, to: number) => ({ unit, to });
const end = { unit: null, to: 0 };
const unitOf = ({ unit }: { readonly unit: number | null }) => unit;

const PLAN = [step(1, 5), step(1, 6), step(2, 7), end];

it('takes the moves of a unit from the other plan, in the place of its own', () => {
  const other = [step(1, 4), step(2, 7), end];
  expect(crossing(unitOf, PLAN, other, seededDice(1))).toEqual([step(1, 4), step(2, 7), end]);
});

it('moves who only moves in the other plan before the phase ends', () => {
  const other = [...PLAN.slice(0, 3), step(3, 9), end];
  expect(crossing(unitOf, PLAN, other, seededDice(1))).toEqual([...PLAN.slice(0, 3), step(3, 9), end]);
});

it('leaves who stays in the other plan where it is', () => {
  expect(crossing(unitOf, PLAN, [step(2, 7), end], seededDice(1))).toEqual([step(2, 7), end]);
});

it('changes nothing where the plans are alike', () => {
  expect(crossing(unitOf, PLAN, [step(2, 7), ...PLAN.slice(0, 2), end], seededDice(1))).toBe(PLAN);
});
