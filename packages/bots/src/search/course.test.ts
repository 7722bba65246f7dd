import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { Course } from './course.ts';
import { game, ladders, type Move } from './ladder.fixture.ts';

const climb = (unit: number): Move => ({ type: 'climb', unit });
const dice = seededDice('course');

it('goes on with its plan as long as things stand as foreseen', () => {
  const state = ladders(4);
  const [first, second] = [climb(0), climb(2)];
  const course = new Course(game, 'left', [first, second], state);
  expect(course.foresaw(state)).toBe(true);
  expect(course.next(game.legal(state, 'left'))).toBe(first);
  course.take(first, dice);
  expect(course.foresaw(state)).toBe(false);
  game.apply(state, 'left', first, dice);
  expect(course.foresaw(state)).toBe(true);
  expect(course.rest).toEqual([second]);
  course.take(second, dice);
  expect(course.next(game.legal(state, 'left'))).toBeUndefined();
});

it('leaves out a unit that cannot do what was planned', () => {
  const state = ladders(4);
  const course = new Course(game, 'left', [climb(0), climb(2)], state);
  state.climbers[0] = 3;
  expect(course.foresaw(state)).toBe(false);
  expect(course.next(game.legal(state, 'left'))).toEqual(climb(2));
});
