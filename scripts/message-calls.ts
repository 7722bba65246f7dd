// Finds where the sources ask for a message, and what they put into it.
import ts from 'typescript';

type Id = string | RegExp;

/** One place that asks for a message. */
export interface MessageCall {
  readonly line: number;
  /** Names that can be asked for there: whole, or with gaps that are filled at run time. */
  readonly ids: readonly Id[];
  readonly values: ReadonlySet<string>;
}

/** Calls of `t` and `say`, and sayings `{ id, values }`, as far as their names and values are written out. */
export function messageCalls(file: string, text: string): readonly MessageCall[] {
  if (!MAY_ASK.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file));
  const calls: MessageCall[] = [];
  const note = (node: ts.Node, name: ts.Expression | undefined, given: ts.Expression | undefined): void => {
    const ids = name === undefined ? [] : idsOf(name);
    const values = valuesOf(given);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (ids.length > 0 && values !== null) calls.push({ line: line + 1, ids, values });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SPEAKERS.has(calledName(node.expression)))
      note(node, node.arguments[0], node.arguments[1]);
    if (ts.isObjectLiteralExpression(node) && property(node, 'values'))
      note(node, property(node, 'id'), property(node, 'values'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** Most sources ask for nothing, and are not worth parsing. */
const MAY_ASK = /\b(?:t|say)[(<?]|\bvalues\b/;

const SPEAKERS: ReadonlySet<string> = new Set(['t', 'say']);

const scriptKind = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((one) => one.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** A name that is worked out elsewhere can be any. */
const ANY = /./;

function idsOf(name: ts.Expression): readonly Id[] {
  if (ts.isStringLiteralLike(name)) return [name.text];
  if (ts.isParenthesizedExpression(name)) return idsOf(name.expression);
  if (ts.isConditionalExpression(name)) return [...idsOf(name.whenTrue), ...idsOf(name.whenFalse)];
  if (!ts.isTemplateExpression(name)) return [ANY];
  const parts = [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`)];
}

/** The names of what is put in, or null where they are not written out. */
function valuesOf(given: ts.Expression | undefined): ReadonlySet<string> | null {
  if (given === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(given)) return null;
  const names = given.properties.map((one) => one.name?.getText() ?? null);
  return names.includes(null) ? null : new Set(names.filter((name) => name !== null));
}

/** The arguments of each message by name. */
export type Arguments = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What a call puts in and no message needs, or what a message needs and the call does not put in. Of a name with gaps, one
 * message at least must be content.
 */
export function callFaults({ ids, values }: MessageCall, needed: Arguments): readonly string[] {
  const asked = ids.map((id) => ({ id, names: namesFor(id, needed) }));
  const known = new Set(asked.flatMap(({ names }) => names.flatMap((name) => [...(needed.get(name) ?? [])])));
  const superfluous = [...values].filter((name) => !known.has(name));
  const faults = superfluous.map((name) => `${ids.join(', ')}: nothing has {${name}}`);
  for (const { id, names } of asked) {
    const lacking = names.map((name) => [...(needed.get(name) ?? [])].filter((one) => !values.has(one)));
    const [least] = lacking.toSorted((a, b) => a.length - b.length);
    if (least === undefined) faults.push(`${id}: no such message`);
    else if (least.length > 0) faults.push(`${id}: lacks {${least.join('}, {')}}`);
  }
  return faults;
}

const namesFor = (id: Id, needed: Arguments): readonly string[] =>
  typeof id === 'string'
    ? [id].filter((name) => needed.has(name))
    : [...needed.keys()].filter((name) => id.test(name));
