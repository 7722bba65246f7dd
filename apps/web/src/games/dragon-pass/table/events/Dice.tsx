import { useWords } from '../../../../i18n/index.ts';
import './dice-faces.css';

/** The two dice of a random event: tens, then units. */
export function Dice({ dice, size }: { readonly dice: readonly number[]; readonly size: number }) {
  const { t } = useWords();
  return (
    <span className="event-dice" role="img" aria-label={t('pages.dice', { roll: dice.join('') })}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tens and units
        <b key={i} style={{ width: size, height: size, fontSize: size * 0.56 }}>
          {die}
        </b>
      ))}
    </span>
  );
}
