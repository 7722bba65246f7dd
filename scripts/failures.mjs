// A reporter that writes a line for each test that failed, or passed only on its second try, to the file named by
// TEST_FAILURES: `npm test` repeats them at its very end, where they are seen.
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 300;

const firstLine = (errors) =>
  stripVTControlCharacters(errors[0]?.message ?? 'no message')
    .split('\n', 1)[0]
    .slice(0, LONGEST);

const where = (task) =>
  `${task.module?.relativeModuleId ?? task.relativeModuleId} > ${task.fullName ?? 'file'}`;

function* linesOf(module) {
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'failed') yield `failed: ${where(test)}: ${firstLine(errors)}`;
    else if (test.diagnostic()?.flaky) yield `second try: ${where(test)}: ${firstLine(errors ?? [])}`;
  }
  for (const suite of [module, ...module.children.allSuites()])
    if (suite.errors().length > 0) yield `failed: ${where(suite)}: ${firstLine(suite.errors())}`;
}

export default class Failures {
  onTestRunEnd(modules, strayErrors) {
    const file = process.env.TEST_FAILURES;
    if (file === undefined) return;
    const lines = [
      ...modules.flatMap((module) => [...linesOf(module)]),
      ...strayErrors.map((error) => `failed: outside any test: ${firstLine([error])}`),
    ];
    fs.appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
}
