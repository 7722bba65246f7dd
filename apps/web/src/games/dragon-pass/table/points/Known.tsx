import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { type Item, itemsIn } from './known-items.ts';
import './ledger.css';

/** What both sides have shown of their points, the newest first. */
export function Known() {
  const { view } = usePassTable();
  const { t } = useWords();
  const items = itemsIn(view);
  const turns = [...new Set(items.map(({ turn }) => turn))].sort((a, b) => b - a);
  if (items.length === 0) return <p className="hint">{t('pages.known-nothing')}</p>;
  return (
    <div className="known">
      {turns.map((turn) => (
        <section key={turn} aria-label={t('table.turn-n', { turn })}>
          <h3 className="label">{t('table.turn-n', { turn })}</h3>
          <ul>
            {items
              .filter((item) => item.turn === turn)
              .map((item, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
                <KnownLine key={i} item={item} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function KnownLine({ item }: { readonly item: Item }) {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const { what, people, points, clause, floor } = item;
  const own = String(item.player === player);
  const seat = who(view.seats[item.player]);
  return (
    <li>
      <Crest people={people} size={20} />
      <p>
        {t(`pages.known-${what}`, { ...seat, own, points, people: t(`people.${people}`) })}
        {floor !== null && ` ${t('pages.known-floor', { ...who(view.seats[1 - item.player]), floor })}`}{' '}
        <ClauseLink clause={clause} />
      </p>
    </li>
  );
}
