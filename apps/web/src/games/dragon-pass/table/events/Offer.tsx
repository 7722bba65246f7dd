import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Key } from '../../../../ui/Key.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { lastTurnOf } from '../../view.ts';
import { Band } from '../peoples/Band.tsx';
import { Crest } from '../peoples/Crest.tsx';
import { SecretSign } from '../points/SecretSign.tsx';
import './offer.css';

/** Turns without any income, and what is taken off the one after them. */
function payOf(offer: number, coming: readonly number[]): { readonly turns: number; readonly rest: number } {
  let [rest, turns] = [offer, 0];
  for (const points of coming) {
    if (rest < points) break;
    rest -= points;
    turns += 1;
  }
  return { turns, rest };
}

/** What to offer the Dragonewts of the points still to come, and what it would cost (DP-PAC.RandomEvents.12-a). */
export function Offer() {
  const { view, player, mine, act, busy } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const [points, setPoints] = useState(0);
  const frame = view.frames.at(-1);
  if (!told || !mine || frame?.kind !== 'auction' || !frame.players.includes(player)) return null;
  const { most } = frame;
  const sheet = SCENARIO_SHEETS.find(({ id }) => id === view.scenario);
  const coming = Array.from(
    { length: Math.max(0, (lastTurnOf(view) ?? 0) - view.turn) },
    (_, i) => sheet?.income?.rates.findLast(({ from }) => from <= view.turn + 1 + i)?.points ?? 0,
  );
  const { turns, rest } = payOf(points, coming);
  const offer = { type: 'offer', points };
  const change = (wanted: number) => setPoints(Math.max(0, Math.min(most, Math.round(wanted) || 0)));
  return (
    <form
      className="offer"
      aria-label={t('decision.auction')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) act([offer]);
      }}
    >
      <p className="offer-points">
        <Crest people="dragonewts" size={38} />
        <input
          type="number"
          className="text-field"
          min={0}
          max={most}
          value={points}
          aria-label={t('pages.offer-points')}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
        <span className="hint">{t('pages.offer-most', { most })}</span>
        <SecretSign text={t('pages.secret')} />
      </p>
      <input
        type="range"
        min={0}
        max={most}
        value={points}
        aria-label={t('pages.offer-points')}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
      <ul className="sum-lines">
        <li>
          <span>
            {t('pages.offer-without')} <ClauseLink clause="DP-PAC.RandomEvents.12-c" />
          </span>
          <b>{turns}</b>
        </li>
        <li>
          <span>{t('pages.offer-rest', { turn: view.turn + turns + 1 })}</span>
          <b>{rest}</b>
        </li>
      </ul>
      <p className="hint">
        {t('pages.offer-equal')} <ClauseLink clause="DP-PAC.RandomEvents.12-a" />
      </p>
      <Band people="dragonewts" size={34} />
      <button type="submit" className="button button-primary" data-commit aria-disabled={busy}>
        {points === 0 ? t('pages.offer-nothing') : t('pages.offer-seal', { points })} <Key name="E" />
      </button>
    </form>
  );
}
