export function portFrom(text?: string): number | null;
export function hintFor(port: number, platform: string): string;
export function serve(): void;
