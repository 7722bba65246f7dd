import fs from 'node:fs';

/**
 * Writes a file atomically: on a full disk, or if the program is stopped, the old content stays. Links and
 * devices are written directly.
 */
export function writeWhole(file: string, text: string): void {
  if (fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    fs.writeFileSync(file, text);
    return;
  }
  const part = `${file}.part`;
  try {
    fs.writeFileSync(part, text);
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw error;
  }
}
