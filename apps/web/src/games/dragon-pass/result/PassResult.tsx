import { useEffect, useRef } from 'react';
import { SmallBoard } from '../../../board/SmallBoard.tsx';
import { viewOf } from '../../../engine/view.ts';
import { useWords } from '../../../i18n/index.ts';
import type { ResultProps } from '../../../result/kit.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { ProofCard } from '../../../result/ProofCard.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { passBoard } from '../board/index.ts';
import { passView } from '../view.ts';

/** Who holds the pass. */
export default function PassResult({ snapshot, outcome }: ResultProps) {
  const { t, ending, scenarioName, seatName } = useWords();
  const { theme } = useTheme();
  const title = useRef<HTMLHeadingElement>(null);
  // Who hears the page hears the result first.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const view = passView(viewOf(snapshot));
  const name =
    outcome.winner === null
      ? t('home.result.draw')
      : t('home.result.wins', { name: seatName(outcome.winner) });
  return (
    <>
      <div className="banner banner-defender">
        <div className="banner-laurel" aria-hidden="true">
          <Laurel />
        </div>
        <div>
          <p className="banner-kicker">{scenarioName(view.scenario)}</p>
          <h1 className="banner-title" ref={title} tabIndex={-1}>
            {name}
          </h1>
          <p className="banner-text">
            {t('home.saved.turn', { turn: view.turn })}. {ending(outcome.reason)}
          </p>
        </div>
      </div>
      <div className="result-body">
        <div className="result-main">
          <SmallBoard kit={passBoard} view={view} theme={theme} label={t('pass.land-after')} />
        </div>
        <div className="result-side">
          <ProofCard />
        </div>
      </div>
    </>
  );
}
