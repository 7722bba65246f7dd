export function runParts(parts: Readonly<Record<string, () => Promise<void>>>): Promise<void>;
