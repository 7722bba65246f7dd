// Reading clause ids out of rules, sources and the titles of tests. Pure functions; scripts/rules.ts does the files.
import ts from 'typescript';

export interface Clause {
  readonly id: string;
  readonly section: string;
  /** The first scenario that needs the clause, in games that have numbered scenarios. */
  readonly firstScenario?: number;
}

export interface Coverage {
  readonly total: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** All clause ids of a game written in a text, e.g. `DR-2.7.1.2-b` or `DR-TES-a` for the prefix `DR`, `DP-PAC.DwarfLuck-a` or `DP-19.BC-1` for `DP`. */
export function idsIn(text: string, prefix: string): string[] {
  return text.match(new RegExp(`\\b${prefix}-[0-9A-Za-z.]+-[a-z0-9]+\\b`, 'g')) ?? [];
}

/**
 * The titles of all tests and groups in a test file that will run; comments and skipped tests do not count. Of a table
 * whose title begins with `%s` each row written out in place counts, by the text it begins with.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name, ...modifiers] = calleeOf(node);
      if (name === 'test' || name === 'it' || name === 'describe') {
        if (modifiers.some((modifier) => modifier === 'skip' || modifier === 'todo')) return;
        const title = textOf(node.arguments[0]);
        if (title?.startsWith('%s'))
          titles.push(...firstCellsOf(node).map((cell) => title.replace('%s', cell)));
        else if (title !== undefined) titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.test.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

/** `test.skip(…)` gives `test, skip`; `test.each([…])(…)` gives `test, each`. */
function calleeOf({ expression }: ts.CallExpression): string[] {
  const names: string[] = [];
  let node: ts.Expression = expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(node)) {
      names.unshift(node.name.text);
      node = node.expression;
    } else if (ts.isCallExpression(node)) node = node.expression;
    else if (ts.isTaggedTemplateExpression(node)) node = node.tag;
    else return ts.isIdentifier(node) ? [node.text, ...names] : [];
  }
}

/** The texts that the rows of `test.each([['a', …], ['b', …]])(…)` begin with. */
function firstCellsOf({ expression: each }: ts.CallExpression): string[] {
  const rows = ts.isCallExpression(each) ? each.arguments[0] : undefined;
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const cell = textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row);
    return cell === undefined ? [] : [cell];
  });
}

function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  return undefined;
}

export function coverageOf(clauses: readonly Clause[], tested: ReadonlySet<string>): Coverage {
  const missing = clauses.map(({ id }) => id).filter((id) => !tested.has(id));
  return { total: clauses.length, tested: clauses.length - missing.length, missing };
}
