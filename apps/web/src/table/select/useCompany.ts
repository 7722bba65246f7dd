import { useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { UnitId } from '../../board/types.ts';
import { useTable } from '../context.ts';
import { actionsTo, goingNow, wayTo } from './party.ts';
import { type Preview, useSelection } from './selection-store.ts';
import { leftAfter } from './ways.ts';

/** What the host has answered about a preview. */
interface Found {
  readonly of: Preview;
  /** Those who do not get there. */
  readonly units: ReadonlySet<UnitId>;
  readonly left: number;
}

const NOBODY: ReadonlySet<UnitId> = new Set();

/** Units that reach the destination of a previewed party, and units that stay behind. */
interface Company {
  readonly going: readonly UnitId[];
  /** Empty until the host has answered. */
  readonly staying: readonly UnitId[];
  /** Movement points left to the slowest of them; null until the host has answered, or if one goes alone. */
  readonly left: number | null;
}

export function useCompany(preview: Preview | null): Company {
  const table = useTable();
  const [found, setFound] = useState<Found | null>(null);
  const { kit, view, menu } = table;
  useEffect(() => {
    if (preview === null) return;
    const { option } = preview;
    const { subject } = useSelection.getState();
    const chosen = subject?.kind === 'unit' ? subject.unit : null;
    const others = goingNow(kit.play, view, menu, option).filter((unit) => unit !== chosen);
    if (others.length === 0) return;
    let wanted = true;
    const asked = others.map((unit) =>
      Promise.all([actionsTo(option, unit, table, menu), wayTo(option, unit, table)]),
    );
    Promise.all(asked)
      .then((answers) => {
        const units = new Set(others.filter((_, i) => answers[i]?.[0].length === 0));
        const left = answers.flatMap(([, way]) => (way === null ? [] : [leftAfter(way)]));
        const own = preview.way === null ? [] : [leftAfter(preview.way)];
        if (wanted) setFound({ of: preview, units, left: Math.min(...own, ...left) });
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
    left: found?.of === preview && asked.length > 1 ? found.left : null,
  };
}
