import type { World } from '@hexwyrm/dragon-rage';
import type { NextGame as Next } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../../league/Clause.tsx';
import { ContestFailure } from '../../../league/ContestFailure.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import type { CampaignPartProps } from './CampaignPage.tsx';
import { of, useCompany } from './facts/sides.ts';
import { cityOf } from './facts/world-of.ts';
import { TypedResult } from './TypedResult.tsx';

interface NextGameProps extends CampaignPartProps {
  readonly next: Next;
  readonly world: World;
}

/** A few of those who serve each side on each map (DR-4.3.1-c, d). */
const WARES = {
  esirien: {
    clause: 'DR-4.3.1-c',
    invader: ['DRAGON', 'ROC', 'ORC', 'TRL'],
    defender: ['HERO', 'INF', 'CAV', 'ARH'],
  },
  nurkott: {
    clause: 'DR-4.3.1-d',
    invader: ['DRAGON', 'HERO', 'CAV', 'INF'],
    defender: ['OHERO', 'ORC', 'WRG', 'TRL'],
  },
} as const;

/** What the next army may be made of, and the button that leads to it. */
export function NextGame({ view, next, campaign, navigateTo, world }: NextGameProps) {
  const { t } = useWords();
  const { settings, rosters, tied } = view;
  const { people } = useCompany(settings);
  const side = people[0] ?? 'invader';
  const map = cityOf(settings);
  const countFile = async (file: File) => {
    if (await campaign.countFile(await file.text())) navigateTo(next.number);
  };
  const begun = campaign.savedOf(next.number) !== undefined;
  return (
    <section className="card next-game" aria-labelledby="next-game">
      <h2 className="label" id="next-game">
        {t(next.deciding ? 'campaign.sixth' : 'campaign.army', { number: next.number })}
      </h2>
      <div className="next-figures">
        <p>
          <strong>{of(rosters, side)}</strong> {t('campaign.points-to-recruit')}
        </p>
        <p>
          <strong>{next.prospect.cap}</strong> {t('campaign.units-most')} <Clause clause="DR-4.3.1-e" />
        </p>
      </div>
      <ul className="next-rules">
        <li>
          {t('campaign.not-used-up')} <Clause clause="DR-4.3.1-b" />
        </li>
        <li>
          {t(`campaign.wares-${map}-${side}`)} <Clause clause={WARES[map].clause} />
        </li>
      </ul>
      <p className="next-wares" aria-hidden="true">
        {WARES[map][side].map((type) => (
          <Counter key={type} face={freshFace(type, side, world)} size={40} />
        ))}
      </p>
      <button
        type="button"
        className="button button-primary"
        disabled={campaign.busy}
        onClick={() => void campaign.play()}
      >
        {t(begun ? 'campaign.go-on' : next.deciding ? 'campaign.play-sixth' : 'campaign.recruit', {
          number: next.number,
        })}
      </button>
      {tied && (
        <button type="button" className="button" onClick={() => void campaign.leaveTie()}>
          {t('campaign.leave-tie')}
        </button>
      )}
      <FileButton
        label={t('campaign.count-replay')}
        className="button button-plain"
        onFile={(file) => void countFile(file)}
      >
        {t('campaign.count-replay')}
      </FileButton>
      {settings.results === 'typed' && (
        <details>
          <summary className="label">{t('campaign.type', { number: next.number })}</summary>
          <TypedResult {...{ view, campaign }} number={next.number} entered={() => navigateTo(next.number)} />
        </details>
      )}
      <p className="contest-note">{t('campaign.in-secret')}</p>
      {campaign.failure !== null && <ContestFailure failure={campaign.failure} />}
    </section>
  );
}
