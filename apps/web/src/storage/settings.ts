/** Small things remembered on this device; where nothing may be kept, the page works without. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`hexwyrm.${key}`);
    else localStorage.setItem(`hexwyrm.${key}`, value);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`hexwyrm.${key}`);
  } catch {
    return null;
  }
}
