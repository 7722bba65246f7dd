// Reading out of sources which clauses a refusal can cite, and out of tests which refusals they expect. Pure functions.
import ts from 'typescript';

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);

/** Members of a rule that answer with the clause that forbids an action. */
const ANSWERS: ReadonlySet<string> = new Set(['refusal', 'plan', 'waitsFor', 'namesRefusal']);

type FunctionNode = ts.SignatureDeclaration & { readonly body?: ts.Node | undefined };

/** Functions that return a clause where something is forbidden, by name: `walkRefusal`, or `Clause` beside null or a plan. */
export function refusersIn(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && isRefuser(node)) {
      const name = nameOf(node);
      if (name !== undefined) names.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return names;
}

/** Clauses of a game that the source gives as the reason for a refusal. `refusers` are known from all its files. */
export function clausesCited(source: string, prefix: string, refusers: ReadonlySet<string>): string[] {
  const file = parse(source);
  const found = new Set<string>();
  const take = (node: ts.Expression): void => {
    for (const text of textsOf(node, file)) if (text.startsWith(`${prefix}-`)) found.add(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'timing') take(node.initializer);
    if (ts.isFunctionLike(node) && isRefuser(node)) for (const answer of answersOf(node)) take(answer);
    if (ts.isCallExpression(node) && refusers.has(lastNameOf(node.expression))) node.arguments.forEach(take);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

/** Clauses of a game that a test expects of a refusal, in the statement that asks for it or in the table of its cases. */
export function clausesExpected(source: string, prefix: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith(`${prefix}-`) && isExpected(node))
      found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return [...found];
}

function isRefuser(node: FunctionNode): boolean {
  const name = nameOf(node) ?? '';
  if (name.endsWith('Refusal') || ANSWERS.has(name)) return true;
  const type = node.type?.getText() ?? '';
  return /\|/.test(type) && /\bClause\b/.test(type);
}

function nameOf(node: FunctionNode): string | undefined {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

/** What a function returns, without the functions inside it. */
function answersOf({ body }: FunctionNode): ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return ts.isExpression(body) ? [body] : [];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) answers.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return answers;
}

/** The texts that an expression can come to: through choices and constants of the file, not into objects and conditions. */
function textsOf(node: ts.Expression, file: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, file);
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, file), ...textsOf(node.whenFalse, file)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...textsOf(node.left, file), ...textsOf(node.right, file)];
  return ts.isIdentifier(node) ? constantIn(file, node.text) : [];
}

function constantIn(file: ts.SourceFile, name: string): string[] {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: found, initializer } of statement.declarationList.declarations)
      if (found.getText() === name && initializer && ts.isStringLiteralLike(initializer))
        return [initializer.text];
  }
  return [];
}

function lastNameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** In what a matcher compares a refusal with, or in a table of cases for tests that ask for refusals. */
function isExpected(literal: ts.Node): boolean {
  let tabled = false;
  for (let node = literal; node.parent !== undefined; node = node.parent) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'clause' && !isOfRefusal(parent))
      return false;
    if (ts.isArrayLiteralExpression(parent)) tabled = true;
    if (ts.isCallExpression(parent) && parent.expression !== node && isMatcher(parent.expression))
      return !OTHER.test(parent.expression.getText()) || ASKS.test(parent.expression.getText());
    if (ts.isStatement(node)) return tabled && ASKS.test(literal.getSourceFile().text);
  }
  return false;
}

const isMatcher = (callee: ts.Expression): boolean => /^to[A-Z]/.test(lastNameOf(callee));

/** `{ refusal: { clause } }` */
function isOfRefusal({ parent: { parent } }: ts.PropertyAssignment): boolean {
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'refusal';
}

const ASKS = /refus|explain/i;

/** Clauses of something else: of events, of what is asked, of the end. */
const OTHER = /clause\b|events|decision|outcome|odds/i;
