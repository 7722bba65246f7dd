import { SmallBoard } from '../../../board/SmallBoard.tsx';
import { viewOf } from '../../../engine/view.ts';
import { useWords } from '../../../i18n/index.ts';
import { logEvents } from '../../../replay/log-events.ts';
import { BrokenStandard } from '../../../result/BrokenStandard.tsx';
import type { ResultProps } from '../../../result/kit.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { Moments } from '../../../result/Moments.tsx';
import { ProofCard } from '../../../result/ProofCard.tsx';
import { VerdictTitle, verdictOf } from '../../../result/Verdict.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { bridgeheadBoard } from '../board/index.ts';

/** Who holds the bridge, and what it cost. */
export default function BridgeheadResult({ snapshot, outcome, log, seats, watch }: ResultProps) {
  const { t, ending, mapName, score, seatName } = useWords();
  const { theme } = useTheme();
  const view = viewOf(snapshot);
  const verdict = verdictOf(outcome, snapshot, seats);
  const winner = outcome.winner === null ? '' : seatName(outcome.winner);
  const fallen = logEvents(log, view.turn).filter(({ event }) => event.type === 'eliminated');
  return (
    <>
      <div className={verdict === 'lost' ? 'banner banner-lost' : 'banner'}>
        <div className="banner-laurel" aria-hidden="true">
          {verdict === 'lost' ? <BrokenStandard /> : <Laurel />}
        </div>
        <div>
          <p className="banner-kicker">Bridgehead · {mapName(view)}</p>
          <VerdictTitle verdict={verdict} name={winner} />
          <p className="banner-text">
            <strong>{t('home.result.wins', { name: winner })}</strong>: {ending(outcome.reason)}.{' '}
            {score(view)}.
          </p>
        </div>
      </div>
      <div className="result-body">
        <div className="result-main">
          <Moments
            moments={fallen.map((happening) => ({ happening, chips: [] }))}
            view={view}
            watch={watch}
          />
        </div>
        <div className="result-side">
          <SmallBoard kit={bridgeheadBoard} view={view} theme={theme} label={mapName(view)} />
          <ProofCard />
        </div>
      </div>
    </>
  );
}
