import type { Event } from '../core/events.ts';
import { lunar } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

/** Magicians out of reach of everything, and their spirits on a stack; one more spirit waits, so that the turn does. */
export const MAGES = {
  m1: lunar('5-5-5-5', '0105'),
  m2: lunar('5-5-5-5', '0105'),
  m3: lunar('5-5-5-5', '0105'),
  spare: lunar('X-1-X-5', 'box', { of: 'm3' }),
} satisfies Record<string, Piece>;

export const spirit = (mgf: string, of: string, hex = '0909'): Piece => lunar(`X-${mgf}-X-5`, hex, { of });
export const rolls = (events: readonly Event[]) =>
  eventsOf(events, 'struck').map(({ cause, total, loss }) => [cause, total, loss]);
