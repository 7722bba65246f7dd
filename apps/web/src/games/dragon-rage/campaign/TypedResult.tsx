import { type FormEvent, useState } from 'react';
import { Clause } from '../../../league/Clause.tsx';
import { useRageWords } from '../words/useRageWords.ts';
import type { CampaignOnPage } from './facts/campaign-standing.ts';
import { SIDES, type Side, useCompany } from './facts/sides.ts';
import { cityOf } from './facts/world-of.ts';
import type { CampaignHandle } from './useCampaign.ts';

/** Heroes and Dragons that a side may have slain on each map (DR-4.4-d). */
const PREY = {
  esirien: { invader: ['HERO'], defender: ['DRAGON', 'YDRAGON', 'OHERO'] },
  nurkott: { invader: ['OHERO'], defender: ['DRAGON', 'YDRAGON', 'HERO'] },
} as const;

interface TypedResultProps {
  readonly view: CampaignOnPage;
  readonly number: number;
  readonly campaign: CampaignHandle;
  /** The game is in the book. */
  entered(): void;
}

/** Enters a game that was played on cardboard: who won, and the hero or Dragon that each may have slain. */
export function TypedResult({ view: { settings }, number, campaign, entered }: TypedResultProps) {
  const { t, unitName } = useRageWords();
  const { nameOf } = useCompany(settings);
  const [winner, setWinner] = useState<Side | null>(null);
  const [slain, setSlain] = useState<Readonly<Partial<Record<Side, string>>>>({});
  const prey = PREY[cityOf(settings)];
  const trophiesOf = (side: Side) => {
    const what = slain[side] ?? '';
    return what === '' ? [] : [{ what, hex: null, turn: null }];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trophies = { invader: trophiesOf('invader'), defender: trophiesOf('defender') };
    void campaign.type({ source: 'typed', winner, points: {}, trophies }).then((done) => {
      if (done) entered();
    });
  };
  return (
    <form className="typed-result" onSubmit={submit} aria-label={t('campaign.type', { number })}>
      <fieldset>
        <legend className="label">{t('campaign.column-winner')}</legend>
        {SIDES.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="winner"
              required
              checked={winner === side}
              onChange={() => setWinner(side)}
            />{' '}
            {nameOf(side)}
          </label>
        ))}
      </fieldset>
      {SIDES.map((side) => (
        <p key={side}>
          <label htmlFor={`slain-${side}`}>{t('campaign.trophy-of', { name: nameOf(side) })}</label>{' '}
          <Clause clause="DR-4.4-d" />{' '}
          <select
            id={`slain-${side}`}
            className="select"
            value={slain[side] ?? ''}
            onChange={({ target }) => setSlain({ ...slain, [side]: target.value })}
          >
            <option value="">{t('campaign.nobody')}</option>
            {prey[side].map((what) => (
              <option key={what} value={what}>
                {unitName(what)}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit" className="button">
        {t('campaign.type', { number })}
      </button>
    </form>
  );
}
