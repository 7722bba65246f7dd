import { useWords } from '../../../../i18n/index.ts';
import { useDesk } from '../../../../table/desk.ts';
import { faceOf } from '../../board/faces.ts';
import { hiddenAt } from '../../board/stacks.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import './stack.css';

/** Everything in a hex from the top down; what nobody may look at shows its back. */
export function Stack({ hex }: { readonly hex: number }) {
  const { view, menu, commands } = usePassTable();
  const { inspected, set } = useDesk();
  const { t, unitLabel } = useWords();
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  if (places.length < 2) return null;
  return (
    <section aria-label={t('pass.stack')}>
      <p className="label">{t('pass.stack-of', { count: places.length })}</p>
      <ol className="stack">
        {places.map(({ unit }, depth) => {
          const id = unit ?? hiddenAt(hex, depth);
          const label = unit === null ? t('pass.hidden') : unitLabel(view, unit);
          const choose = () => {
            if (unit === null) return;
            if (menu.units.has(unit)) commands.select({ kind: 'unit', unit });
            else set({ inspected: unit });
          };
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={inspected === id}
                disabled={unit === null}
                aria-label={label}
                title={label}
                onClick={choose}
              >
                <Counter face={faceOf(view, id, {})} size={46} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
