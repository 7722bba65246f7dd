import type { Sentence as SentenceParts } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { Dice } from './Dice.tsx';

interface SentenceProps {
  readonly sentence: SentenceParts;
  /** The chance of the roll, as it stood before: "28 %". */
  readonly chance: string | null;
}

/** A sentence with its dice drawn, the odds before them, and its hexes lit when pointed at. */
export function Sentence({ sentence, chance }: SentenceProps) {
  return (
    <>
      {sentence.parts.map((part, i, { [i - 1]: before, [i + 1]: after }) => {
        // Parts of a sentence have no other name than their place.
        const key = `${i}-${part.kind}`;
        if (part.kind === 'text')
          return <span key={key}>{before?.kind === 'hex' ? part.text.replace(CLOSING, '') : part.text}</span>;
        if (part.kind === 'dice') return <Dice key={key} {...part} chance={chance} />;
        return (
          <span key={key} className="unbroken">
            <HexName hex={part.hex} text={part.text} />
            {after?.kind === 'text' && CLOSING.exec(after.text)?.[0]}
          </span>
        );
      })}
    </>
  );
}

/** Stays on the line of the hex before it. */
const CLOSING = /^[.,;:)]+/;

function HexName({ hex, text }: { readonly hex: string; readonly text: string }) {
  const { field } = useTable();
  const { set } = useSelection();
  const at = field.grid.index.get(hex);
  const light = () => at !== undefined && set({ lit: { hexes: [at], flash: false } });
  const dim = () => set({ lit: null });
  return (
    <button
      type="button"
      className="hex-name"
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={() => at !== undefined && set({ cursor: at, lit: { hexes: [at], flash: true } })}
    >
      {text}
    </button>
  );
}
