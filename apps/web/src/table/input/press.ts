/** Presses the button that is marked so; false where there is none. */
export function press(selector: string, index = 0): boolean {
  const button = document.querySelectorAll<HTMLElement>(selector)[index];
  button?.click();
  return button !== undefined;
}

/** Presses what the prompt waits for: the roll, the end of a turn. */
export const pressWaiting = (): boolean => press('[data-commit]');
