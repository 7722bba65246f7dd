import { useWords } from '../../../../i18n/index.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import './ledger.css';

/** The player’s own points, by people and turn. */
export function Ledger() {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const { diplomacy } = view.answers;
  const entries = (view.diplomacy?.ledger ?? []).filter((entry) => entry.player === player);
  const turns = [...new Set(entries.map(({ turn }) => turn))].sort((a, b) => a - b);
  if (diplomacy === null || turns.length === 0) return <p className="hint">{t('pages.ledger-empty')}</p>;
  const { majors, fund } = diplomacy;
  const sum = (people: string, turn: number | null) =>
    entries
      .filter((entry) => entry.people === people && (turn === null || entry.turn === turn))
      .reduce((total, { points }) => total + points, 0);
  return (
    <div className="ledger">
      <table>
        <caption className="visually-hidden">{t('pages.ledger')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pages.major')}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col" aria-label={t('table.turn-n', { turn })}>
                {turn}
              </th>
            ))}
            <th scope="col">{t('pages.total')}</th>
          </tr>
        </thead>
        <tbody>
          {(fund === null ? majors : [...majors, fund]).map(({ people }) => (
            <tr key={people}>
              <th scope="row">
                {people === fund?.people ? (
                  <Icon name="reinforce" size={18} />
                ) : (
                  <Crest people={people} size={18} />
                )}{' '}
                {t(`people.${people}`)}
              </th>
              {turns.map((turn) => (
                <td key={turn}>{sum(people, turn) || ''}</td>
              ))}
              <td>
                <b>{sum(people, null)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
