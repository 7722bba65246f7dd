import CorrectedChip from '../corrections/differences/CorrectedChip.tsx';
import type { Draft } from '../corrections/draft.ts';
import { useVolume, useWords } from '../i18n/index.ts';
import type { GameId } from '../kit/ids.ts';

interface InUseProps {
  readonly game: GameId;
  readonly corrections: Draft;
  /** The game is started with the shipped data. */
  leave(): void;
}

/** The corrections that the new game is played with. */
export default function InUse({ game, corrections, leave }: InUseProps) {
  const { t } = useWords();
  if (!useVolume('corrections')) return null;
  return (
    <p className="new-game-corrected" role="status">
      <CorrectedChip {...{ game, corrections }} /> {t('corrections.in-use')}
      <button type="button" className="button button-plain" onClick={leave}>
        {t('corrections.without')}
      </button>
    </p>
  );
}
