import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../games.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');

const examples = manifest.filter(({ folder }) => folder.startsWith('examples/'));

/** What is a game's own: its package, its folders in the apps, and its test in a browser. */
const foldersOf = ({ id, folder }: (typeof manifest)[number]): readonly string[] => [
  `${folder}/`,
  `apps/cli/src/games/${id}/`,
  `apps/web/src/games/${id}/`,
  `e2e/table/${id}.`,
];

/** The manifest, what npm makes of the folders, and pages and tests that speak of the game. */
const MAY_NAME_IT = /^(games\.json|package-lock\.json|CHANGELOG\.md|README\.md|docs\/.*)$|\.test\.ts$/;

test.each(examples)('$title is added by its own folders and the manifest alone', (game) => {
  const own = foldersOf(game);
  const named = new RegExp(`\\b(${game.id}|${game.title}|${game.prefix}-\\d)`, 'i');
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const touched = files
    .filter((file) => !own.some((folder) => file.startsWith(folder)) && !MAY_NAME_IT.test(file))
    .filter((file) => /\.(tsx?|mjs|cjs|js|json|css|html)$/.test(file) && fs.existsSync(path.join(root, file)))
    .filter((file) => named.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(touched).toEqual([]);
});

test('every game has what the manifest promises', () => {
  for (const { id, folder } of manifest)
    for (const file of [
      `${folder}/project.json`,
      `${folder}/data/clauses.json`,
      `${folder}/data/rules-text.json`,
    ])
      expect(fs.existsSync(path.join(root, file)), `${id}: ${file}`).toBe(true);
});
