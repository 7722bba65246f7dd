import { GAMES } from '../games/games.ts';
import { type RuleBook, searchRules } from '../games/rule-book.ts';
import { formatRule } from '../terminal/format-rule.ts';
import { CommandError, type Io } from '../terminal/io.ts';
import { languageFor } from '../terminal/language.ts';
import { gameNamed, readArgs } from '../terminal/options.ts';

/** More hits than this are listed by title only. */
const IN_FULL = 8;

/** Looks a clause up by its number, or searches titles and texts for words. */
export async function rules(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    game: { type: 'string' },
    lang: { type: 'string' },
  });
  const language = languageFor(values.lang, io);
  const book = bookFor(values.game, positionals);
  const found = positionals.length === 0 ? book.entries : searchRules(book, positionals, language);
  if (found.length === 0)
    throw new CommandError(`no rule found for ${JSON.stringify(positionals.join(' '))}`);
  for (const entry of found) io.stdout.write(`${formatRule(entry, language, found.length <= IN_FULL)}\n`);
  if (found.length > IN_FULL) io.stdout.write(`${found.length} rules; name one to read it\n`);
  return 0;
}

/** The book of the game that is named, or of the one the number belongs to: DP-5.3-a is of Dragon Pass. */
function bookFor(game: string | undefined, [first = '']: readonly string[]): RuleBook {
  const books = GAMES.map((kit) => kit.use(({ rules: book }) => book));
  if (game !== undefined) return gameNamed(GAMES, game).use((kit) => kit.rules);
  return books.find((book) => book.claims(first)) ?? books[0];
}
