import { later } from '../../later.tsx';

// Nothing is previewed on a first screen.

export const CommandBar = later(async () => (await import('./CommandBar.tsx')).CommandBar);
export const SumBubble = later(async () => (await import('./SumBubble.tsx')).SumBubble);
