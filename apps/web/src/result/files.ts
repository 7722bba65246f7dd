import type { Json } from '@hexwyrm/kernel';

/** Hands data to the browser as a file. */
export function download(name: string, data: Json): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
