import { useState } from 'react';
import type { UnitId } from '../board/types.ts';
import { useEffect } from '../effects.ts';
import type { Table } from './context.ts';
import { type Preview, useDesk } from './desk.ts';
import { actionsTo, goingNow } from './party.ts';

const NOBODY: ReadonlySet<UnitId> = new Set();

/** Who gets where a party is previewed to go, and who stays behind. */
interface Company {
  readonly going: readonly UnitId[];
  /** Nobody until the host has answered. */
  readonly staying: readonly UnitId[];
}

export function useCompany(table: Table, preview: Preview | null): Company {
  const [found, setFound] = useState<{ readonly of: Preview; readonly units: ReadonlySet<UnitId> } | null>(
    null,
  );
  const { kit, view, menu } = table;
  useEffect(() => {
    if (preview === null) return;
    const { option } = preview;
    const { subject } = useDesk.getState();
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    const others = goingNow(kit.play, view, menu, option).filter((unit) => unit !== chosen);
    if (others.length === 0) return;
    let wanted = true;
    Promise.all(others.map((unit) => actionsTo(option, unit, table, menu)))
      .then((steps) => {
        const units = new Set(others.filter((_, i) => steps[i]?.length === 0));
        if (wanted) setFound({ of: preview, units });
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [table, kit, view, menu, preview]);
  const stranded = found?.of === preview ? found.units : NOBODY;
  const asked = preview === null ? [] : goingNow(kit.play, view, menu, preview.option);
  return {
    going: asked.filter((unit) => !stranded.has(unit)),
    staying: asked.filter((unit) => stranded.has(unit)),
  };
}
