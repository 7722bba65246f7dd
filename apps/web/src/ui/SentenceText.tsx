import type { Sentence } from '../i18n/index.ts';
import './sentence-text.css';

/** A sentence of the log with its dice drawn. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return sentence.parts.map((part, index) =>
    part.kind === 'dice' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
      <span key={index} className={part.success ? 'die-row die-row-good' : 'die-row'}>
        {part.dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          <span key={at} className="die-face">
            {die}
          </span>
        ))}
      </span>
    ) : (
      part.text
    ),
  );
}
