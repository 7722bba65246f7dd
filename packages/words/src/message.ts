import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A message as vite-messages.ts leaves it: plain words, or parts with gaps between them. */
export type Message = string | MessageFormatElement[];

/** Messages by name. */
export type Messages = Readonly<Record<string, Message>>;
