import { powersOfPeople } from '@hexwyrm/dragon-pass/data';
import type { PassView } from '../../view.ts';
import type { PeopleId } from './leaders.ts';

/** The powers of a people that work once a game, in the order in which they are told. */
export const oncesOf = ({ used }: Pick<PassView, 'used'>, people: PeopleId) =>
  powersOfPeople(people).flatMap(({ once }) =>
    once === undefined ? [] : [{ once, used: used.some((action) => action === once) }],
  );
