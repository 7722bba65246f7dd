import type { Action } from '@hexwyrm/dragon-pass';
import { useEffect } from '../../../../base/effects.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isUse } from '../kinds.ts';
import { useEffects } from '../marks/useEffects.ts';
import { placeOf } from '../target.ts';
import { EffectLines } from './EffectLines.tsx';

/** Powers that are aimed at nothing, each with its button and what it would do. */
export function Uses() {
  const { legal } = usePassTable();
  const told = useVolume('pages');
  const uses = legal.filter(isUse);
  if (!told || uses.length === 0) return null;
  return (
    <div className="uses">
      {[...new Set(uses.map(({ type }) => type))].map((type) => (
        <Use key={type} uses={uses.filter((use) => use.type === type)} />
      ))}
    </div>
  );
}

/** One power and all ways to use it; pointed at, it lights the hexes it is about. */
function Use({ uses }: { readonly uses: readonly Action[] }) {
  const { view, commands, busy } = usePassTable();
  const { actionLabel } = useWords();
  const set = useSelection((selection) => selection.set);
  const effects = useEffects(uses[0] ?? null);
  const hexes = effects.flatMap(({ hexes: struck, units }) =>
    struck.length > 0 ? struck : units.map((unit) => placeOf(view, unit)),
  );
  const look = () => set({ lit: { hexes, flash: false } });
  const away = () => set({ lit: null });
  // A button that has gone is never left.
  useEffect(() => () => set({ lit: null }), [set]);
  return (
    <section className="use">
      {uses.map((use) => (
        <button
          key={JSON.stringify(use)}
          type="button"
          className="button"
          aria-disabled={busy}
          onPointerEnter={look}
          onPointerLeave={away}
          onFocus={look}
          onBlur={away}
          onClick={() => !busy && commands.take(use)}
        >
          {actionLabel(use, view)}
        </button>
      ))}
      <EffectLines effects={effects} />
    </section>
  );
}
