import { create } from 'zustand';
import type { PeopleId } from '../peoples/leaders.ts';

/** Points laid out on the desk: nothing is played until they are sealed. */
export type Given = Readonly<Record<PeopleId, number>>;

interface Allotment {
  /** Whose desk it is, and of which turn: later it means nothing. */
  readonly desk: string;
  readonly given: Given;
  /** What was laid out before, the last at the end. */
  readonly before: readonly Given[];
  /** Starts again, unless it is the same desk. */
  open(desk: string): void;
  give(people: PeopleId, points: number): void;
  undo(): void;
}

export const useAllotment = create<Allotment>((set) => ({
  desk: '',
  given: {},
  before: [],
  open: (desk) => set((now) => (now.desk === desk ? now : { desk, given: {}, before: [] })),
  give: (people, points) =>
    set(({ given, before }) =>
      given[people] === points ? {} : { given: { ...given, [people]: points }, before: [...before, given] },
    ),
  undo: () => set(({ given, before }) => ({ given: before.at(-1) ?? given, before: before.slice(0, -1) })),
}));

export const sumOf = (given: Given): number => Object.values(given).reduce((sum, points) => sum + points, 0);
