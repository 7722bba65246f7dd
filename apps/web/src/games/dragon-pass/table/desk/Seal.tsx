import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Key } from '../../../../ui/Key.tsx';
import { usePassTable } from '../../usePassTable.ts';
import type { OpenDesk } from './useDesk.ts';

/** Takes back what was laid out last, or seals it all. */
export function Seal({ desk: { given, undo, left } }: { readonly desk: OpenDesk }) {
  const { act, busy } = usePassTable();
  const { t } = useWords();
  const waits = left > 0 || busy;
  const seal = () =>
    act([
      ...Object.entries(given).flatMap(([people, points]) =>
        points > 0 ? [{ type: 'allot', people, points }] : [],
      ),
      { type: 'seal' },
    ]);
  return (
    <>
      <div className="pair">
        <button type="button" className="button" data-undo disabled={undo === null} onClick={() => undo?.()}>
          <Icon name="undo" size={16} />
          {t('table.undo')} <Key name="U" />
        </button>
        <button
          type="button"
          className="button button-primary"
          data-commit
          aria-disabled={waits}
          onClick={() => !waits && seal()}
        >
          <Icon name="diplomacy" size={16} />
          {t('pages.seal')} <Key name="E" />
        </button>
      </div>
      {left > 0 && (
        <p className="hint">
          {t('pages.seal-first', { left })} <ClauseLink clause="DP-14.1.2-b" />
        </p>
      )}
    </>
  );
}
