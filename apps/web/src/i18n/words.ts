import type { PlainWords as AnyPlainWords, Words as AnyWords } from '@hexwyrm/words';
import type { MessageId } from './messages.ts';

/** All words of a game, in one language. */
export type Words = AnyWords<MessageId>;

/** Words for places without a game on screen. */
export type PlainWords = AnyPlainWords<MessageId>;
