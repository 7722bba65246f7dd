import type { CampaignView } from '@hexwyrm/league';
import { useWords } from '../../../../i18n/index.ts';

export const SIDES = ['invader', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const isSide = (seat: string): seat is Side => seat === 'invader' || seat === 'defender';

/** A number of each side; the book has one for both. */
export function of<T>(values: Readonly<Record<string, T>>, side: Side): T {
  const value = values[side];
  if (value === undefined) throw new RangeError(`nothing for the ${side}`);
  return value;
}

/** What the players are called: the only person is "You". */
export function useCompany({ players }: CampaignView['settings']) {
  const { t } = useWords();
  const people = SIDES.filter((side) => of(players, side).bot === undefined);
  const roleOf = (side: Side): string => t(`home.new.${side}`);
  const nameOf = (side: Side): string =>
    people.length === 1 && people[0] === side ? t('campaign.you') : of(players, side).name;
  /** "Maëlle, defender": people without a name go by their role alone. */
  const fullName = (side: Side): string =>
    nameOf(side) === roleOf(side) ? roleOf(side) : `${nameOf(side)} (${roleOf(side)})`;
  /** The other way round, where it is the subject of a sentence: "Invader (You)". */
  const sideName = (side: Side): string =>
    nameOf(side) === roleOf(side) ? roleOf(side) : `${roleOf(side)} (${nameOf(side)})`;
  return { nameOf, roleOf, fullName, sideName, people };
}
