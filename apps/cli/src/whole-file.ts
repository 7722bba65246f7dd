import fs from 'node:fs';

/**
 * Writes a file that is there whole or not at all: on a full disk, or when the program is stopped meanwhile, what was
 * there before stays. Links and devices are written to as they are.
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
