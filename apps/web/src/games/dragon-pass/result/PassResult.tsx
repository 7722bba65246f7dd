import type { View } from '@hexwyrm/dragon-pass';
import type { Outcome } from '@hexwyrm/kernel';
import { useMemo } from 'react';
import { SmallBoard } from '../../../board/SmallBoard.tsx';
import { viewOf } from '../../../engine/view.ts';
import { useWords } from '../../../i18n/index.ts';
import { BrokenStandard } from '../../../result/BrokenStandard.tsx';
import type { ResultProps } from '../../../result/kit.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { LuckCard } from '../../../result/LuckCard.tsx';
import { Moments } from '../../../result/Moments.tsx';
import { ProofCard } from '../../../result/ProofCard.tsx';
import { type Verdict, VerdictTitle, verdictOf } from '../../../result/Verdict.tsx';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { counterDefs } from '../art/counters/defs.ts';
import { paintControl } from '../art/counters/markers.ts';
import { sealOf } from '../board/faces.ts';
import { passBoard } from '../board/index.ts';
import { lastTurnOf, passView, playerOf } from '../view.ts';
import { logEvents, luckOf } from './chronicle.ts';
import { Losses } from './Losses.tsx';
import { momentsOf } from './moments.ts';
import { Reached } from './Reached.tsx';
import { Totals } from './Totals.tsx';

/** The result: who holds the pass, and why. */
export default function PassResult({ snapshot, outcome, log, seats, watch }: ResultProps) {
  const { t, botName, seatName } = useWords();
  const { theme } = useTheme();
  const view = passView(viewOf(snapshot));
  const story = useMemo(() => logEvents(log, view.turn), [log, view.turn]);
  const nameOf = (seat: string) => {
    const player = seats[seat] ?? 'person';
    return player === 'person'
      ? seatName(seat)
      : `${seatName(seat)} (${t('home.new.bot')}: ${botName(player)})`;
  };
  const moments = momentsOf(story, view).map((happening) => ({
    happening,
    chips: happening.event.type === 'struck' ? [t('pass.result.loss', { loss: happening.event.loss })] : [],
  }));
  return (
    <>
      <ArtDefs defs={counterDefs} />
      <Banner {...{ view, outcome, nameOf }} verdict={verdictOf(outcome, snapshot, seats)} />
      <div className="result-body">
        <div className="result-main">
          <Reached view={view} />
          <Moments moments={moments} view={view} watch={watch} />
          <Totals view={view} />
          <Losses view={view} nameOf={nameOf} />
        </div>
        <div className="result-side">
          <section aria-labelledby="land">
            <h2 className="label" id="land">
              {t('pass.land-after')}
            </h2>
            <SmallBoard kit={passBoard} view={view} theme={theme} label={t('pass.land-after')} />
          </section>
          <div className="result-pair">
            <LuckCard
              title={t('home.result.luck')}
              measure="pass.result.pips"
              sides={view.seats.map((seat, player) => ({
                side: seat,
                name: nameOf(seat),
                luck: luckOf(story, view, player),
              }))}
            />
            <ProofCard />
          </div>
        </div>
      </div>
    </>
  );
}

interface BannerProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  nameOf(seat: string): string;
}

/** The winner and the reason. */
function Banner({ view, outcome: { winner, reason }, verdict, nameOf }: BannerProps) {
  const { t, ending, scenarioName } = useWords();
  const last = lastTurnOf(view) ?? view.turn;
  return (
    <div className={verdict === 'lost' ? 'banner banner-lost' : `banner ${winner ?? 'nobody'}`}>
      <div className="banner-laurel" aria-hidden="true">
        {verdict === 'lost' ? <BrokenStandard /> : <Laurel />}
        {winner !== null && verdict !== 'lost' && (
          <svg
            viewBox="-60 -60 120 120"
            width={76}
            height={76}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
            dangerouslySetInnerHTML={{ __html: paintControl(sealOf(view, playerOf(view, winner)), 'day') }}
          />
        )}
      </div>
      <div>
        <p className="banner-kicker">Dragon Pass · {scenarioName(view.scenario)}</p>
        <VerdictTitle verdict={verdict} name={winner === null ? '' : nameOf(winner)} />
        <p className="banner-text">
          {winner !== null && verdict !== 'wins' && (
            <strong>{t('home.result.wins', { name: nameOf(winner) })}. </strong>
          )}
          {ending(reason)} {t('pass.result.turn', { turn: view.turn, last })}
        </p>
      </div>
    </div>
  );
}
