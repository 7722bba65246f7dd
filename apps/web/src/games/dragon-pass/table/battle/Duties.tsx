import { markHex, readSentence } from '@hexwyrm/words';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { Sentence } from '../../../../table/log/Sentence.tsx';
import { usePassTable } from '../../usePassTable.ts';
import './duties.css';

/** Units that must still attack or be attacked before the phase can end (DP-7.4.3). */
export function Duties() {
  const { view, field } = usePassTable();
  const { t, list, placeName } = useWords();
  const { duties } = view.answers;
  const marked = (hexes: readonly number[]) =>
    list(
      hexes.map((hex) => {
        const number = nameOf(field, hex);
        const name = placeName(view, number);
        return markHex(number, name === number ? number : `${name} ${number}`);
      }),
    );
  const lines = (['attackers', 'targets', 'beset'] as const).filter((kind) => duties[kind].length > 0);
  if (lines.length === 0) return null;
  return (
    <ul className="duties" aria-label={t('pass.duties')}>
      {lines.map((kind) => (
        <li key={kind}>
          <Sentence
            sentence={readSentence(t(`pass.duty.${kind}`, { hexes: marked(duties[kind]) }), '')}
            chance={null}
          />
        </li>
      ))}
    </ul>
  );
}
