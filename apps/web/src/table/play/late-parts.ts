import { later } from '../../base/later.tsx';

// Nothing is previewed or laid out on a first screen.

export const ChooseUnits = later(async () => (await import('./ChooseUnits.tsx')).ChooseUnits);
export const CommandBar = later(async () => (await import('./CommandBar.tsx')).CommandBar);
export const RollCard = later(async () => (await import('../roll/RollCard.tsx')).RollCard);
export const StackViewer = later(async () => (await import('./StackViewer.tsx')).StackViewer);
export const SumBubble = later(async () => (await import('./SumBubble.tsx')).SumBubble);
