import { useWords } from '../../i18n/index.ts';
import { usePhase } from '../usePhase.ts';

/** Who decides, and in which phase. */
export function WhoDecides({ whose }: { readonly whose: string }) {
  const { t, phaseName } = useWords();
  const phase = usePhase();
  return (
    <p className="label">
      {phase === null
        ? t('table.before', { whose })
        : t('table.phase-line', { whose, number: phase.number, phase: phaseName(phase.id) })}
    </p>
  );
}
