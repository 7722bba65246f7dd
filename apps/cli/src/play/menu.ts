import { fold, type Say } from '@hexwyrm/words';

/** One thing to choose. */
export interface Choice<A> {
  readonly action: A;
  readonly label: string;
  /** Its group; null: listed on its own. */
  readonly group: string | null;
}

/** A line of a menu: a choice, or a group to look into. */
export type Entry<A> =
  | { readonly kind: 'choice'; readonly choice: Choice<A> }
  | { readonly kind: 'group'; readonly name: string; readonly choices: readonly Choice<A>[] };

export interface Menu<A> {
  readonly title: string;
  readonly entries: readonly Entry<A>[];
}

/** Most choices shown at once; more are grouped. */
const FLAT = 15;
/** Longer menus are cut when printed; every number still works. */
const SHOWN = 40;

const single = <A>(choice: Choice<A>): Entry<A> => ({ kind: 'choice', choice });

/** All choices, gathered by group unless they are few. */
export function mainMenu<A>(title: string, choices: readonly Choice<A>[]): Menu<A> {
  const groups = new Map<string, Choice<A>[]>();
  for (const choice of choices) {
    if (choice.group === null) continue;
    const group = groups.get(choice.group);
    if (group) group.push(choice);
    else groups.set(choice.group, [choice]);
  }
  const alone = choices.filter(({ group }) => group === null).map(single);
  const grouped = [...groups].flatMap(([name, inside]): Entry<A>[] =>
    choices.length <= FLAT ? inside.map(single) : [{ kind: 'group', name, choices: inside }],
  );
  return { title, entries: [...alone, ...grouped] };
}

export const listMenu = <A>(title: string, choices: readonly Choice<A>[]): Menu<A> => ({
  title,
  entries: choices.map(single),
});

/** The choices of a menu whose words contain the text. */
export function narrow<A>(menu: Menu<A>, text: string): readonly Choice<A>[] {
  const wanted = fold(text);
  const all = menu.entries.flatMap((entry) => (entry.kind === 'choice' ? [entry.choice] : entry.choices));
  return all.filter(({ label, group }) => fold(`${group ?? ''} ${label}`).includes(wanted));
}

/** `notes` adds to a choice what is worth knowing before it is made: its odds. */
export function printMenu<A>(menu: Menu<A>, notes: (choice: Choice<A>) => readonly string[], t: Say): string {
  const lines = [menu.title];
  let heading: string | null = menu.title;
  menu.entries.slice(0, SHOWN).forEach((entry, index) => {
    const number = String(index + 1).padStart(4);
    if (entry.kind === 'group') {
      lines.push(`${number}  ${t('play.group', { name: entry.name, count: entry.choices.length })}`);
      return;
    }
    const { label, group } = entry.choice;
    if (group !== null && group !== heading) lines.push(`      ${group}`);
    if (group !== null) heading = group;
    lines.push(`${number}  ${label}`, ...notes(entry.choice).map((note) => `        ${note}`));
  });
  const hidden = menu.entries.length - SHOWN;
  if (hidden > 0) {
    const filter = t('play.key.filter');
    lines.push(`      ${t('play.hidden', { count: hidden, filter, example: '/0815' })}`);
  }
  return lines.join('\n');
}
