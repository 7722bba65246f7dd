import type { RollOdds } from '@hexwyrm/kernel';

/** `defender-spells` as people read it. */
export const spaced = (name: string): string => name.replaceAll('-', ' ');

/** A modifier behind a die or a sum; nothing for none. */
export function signed(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? ` + ${modifier}` : ` - ${-modifier}`;
}

/** `one die + 1, 5 or more: 33 %`: a roll that succeeds or fails, before it is made. */
export function chanceOf({ dice, needs, modifier, atMost, chance }: RollOdds): string {
  const percent = Math.round((100 * chance[0]) / chance[1]);
  if (dice === 0) return percent === 0 ? 'cannot succeed' : 'certain';
  const count = dice === 2 ? 'two dice' : 'one die';
  return `${count}${signed(modifier)}, ${needs} or ${atMost ? 'less' : 'more'}: ${percent} %`;
}
