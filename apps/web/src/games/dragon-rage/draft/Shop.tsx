import type { Ware } from '@hexwyrm/dragon-rage';
import { useWords } from '../../../i18n/index.ts';
import { ClauseLink } from '../../../table/frame/ClauseLink.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageTable } from '../useRageTable.ts';
import { useRageWords } from '../words/useRageWords.ts';
import type { Draft } from './useDraft.ts';
import { WareCard } from './WareCard.tsx';
import './shop.css';

const SHELVES = ['major', 'minor', 'character', 'troop', 'engine'] as const;

/** All the counters that may serve, by what they are; and those that may not, with the rule that says so. */
export function Shop({ draft }: { readonly draft: Draft }) {
  const { world } = useRageTable();
  const { t } = useWords();
  const { open, planned, musters, turnTo } = draft;
  const on = (shelf: (typeof SHELVES)[number]): readonly Ware[] =>
    open.ledger.wares
      .filter(({ what }) => world.types[what].kind === shelf)
      .sort((a, b) => b.price - a.price);
  return (
    <section className="shop" aria-label={t('draft.shop')}>
      {planned && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that toggle
        <div className="segments shop-sides" role="group" aria-label={t('draft.whose')}>
          {musters.map(({ side }) => (
            <button key={side} type="button" aria-pressed={side === open.side} onClick={() => turnTo(side)}>
              {t(`draft.army-${side}`)}
            </button>
          ))}
        </div>
      )}
      {SHELVES.map((shelf) => {
        const wares = on(shelf);
        return wares.length === 0 ? null : (
          <div key={shelf} className="shelf">
            <h2 className="label">{t(`draft.shelf-${shelf}`)}</h2>
            <ul>
              {wares.map((ware) => (
                <WareCard key={ware.what} draft={draft} ware={ware} />
              ))}
            </ul>
          </div>
        );
      })}
      <Barred draft={draft} />
    </section>
  );
}

/** Units that cannot serve this side at all. */
function Barred({ draft: { open } }: { readonly draft: Draft }) {
  const { world } = useRageTable();
  const { t, unitName, clauseTitle } = useRageWords();
  return (
    <details className="barred">
      <summary className="label">{t('draft.barred', { count: open.ledger.barred.length })}</summary>
      <ul>
        {open.ledger.barred.map(({ what, clause }) => (
          <li key={what}>
            <Counter face={freshFace(what, open.side, world)} size={34} />
            <span>{unitName(what)}</span>
            <small>
              {clauseTitle(clause)} <ClauseLink clause={clause} />
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
