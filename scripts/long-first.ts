import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take several seconds, though some of them are short: they play whole games. Where no earlier run has been
 * timed, Vitest begins with the largest file, and one of these at the end keeps the other processors waiting.
 */
export const LONG: readonly string[] = [
  'packages/dragon-pass/src/testing/play.test.ts',
  'packages/host/src/secrets/secrets.test.ts',
  'packages/dragon-pass/src/bots/scenarios.test.ts',
  'packages/dragon-rage/src/bots/scenarios.test.ts',
  'packages/dragon-pass/src/testing/secrets.test.ts',
  'packages/dragon-pass/src/position/position.test.ts',
  'apps/cli/src/games/levels.test.ts',
  'apps/cli/src/replays.test.ts',
  'apps/cli/src/wild-positions.test.ts',
  'packages/dragon-rage/src/testing/play.test.ts',
  'e2e/table/whole-game-pass.test.ts',
  'e2e/table/whole-game.test.ts',
];

/** The order in which files of tests are begun. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
