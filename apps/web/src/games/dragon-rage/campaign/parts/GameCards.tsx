import { useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import type { SavedGame } from '../../../../storage/games.ts';
import { useKeys } from '../../../../ui/useKeys.ts';
import { home } from '../../home/index.ts';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { goalOf, scoreOf, turnOf } from '../facts/report-facts.ts';
import { isSide, of, SIDES } from '../facts/sides.ts';
import { SideSign } from './SideSign.tsx';

interface GameCardsProps {
  readonly view: CampaignOnPage;
  /** The most units of an army in a game. */
  capOf(number: number): number;
  /** The next game on this device, where it has begun. */
  readonly running: SavedGame | null;
  /** Where a finished game is looked at. */
  hrefOf(number: number): string;
}

/** The keys that go from card to card. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The five games in a row: those that are won, the next, and what is to come. */
export function GameCards({ view, capOf, running, hrefOf }: GameCardsProps) {
  const { played, games, next } = view;
  const cards = useRef<HTMLOListElement>(null);
  useKeys(({ key }) => {
    const step = STEPS[key];
    const links = [...(cards.current?.querySelectorAll('a') ?? [])];
    if (step === undefined || links.length === 0) return;
    const now = links.findIndex((link) => link.matches(':focus'));
    const last = links.length - 1;
    const to = now < 0 ? (step > 0 ? 0 : last) : Math.min(Math.max(now + step, 0), last);
    return () => links[to]?.focus();
  });
  const numbers = Array.from({ length: Math.max(games, played.length, next?.number ?? 0) }, (_, i) => i + 1);
  return (
    <ol className="game-cards" ref={cards}>
      {numbers.map((number) => {
        const game = played.find((each) => each.number === number);
        if (game !== undefined)
          return <PlayedCard key={number} game={game} cap={capOf(number)} href={hrefOf(number)} />;
        return <ComingCard key={number} {...{ number, view, running }} cap={capOf(number)} />;
      })}
    </ol>
  );
}

type Played = CampaignOnPage['played'][number];

function PlayedCard({
  game,
  cap,
  href,
}: {
  readonly game: Played;
  readonly cap: number;
  readonly href: string;
}) {
  const { t, signed } = useWords();
  const { report, after, before, number } = game;
  const winner = isSide(report.winner) ? report.winner : 'defender';
  const [score, goal, turn] = [scoreOf(report), goalOf(report), turnOf(report)];
  return (
    <li className={`game-card won-${winner}`}>
      <Link href={href}>
        <b className="game-number">{number}</b>
        <span className="label">{t('campaign.won', { seat: winner })}</span>
        <strong>{t(`campaign.fate-${winner}`)}</strong>
        {score !== null && goal !== null && turn !== null && (
          <span>{t('campaign.razed', { score, goal, turn })}</span>
        )}
        <span>{t('campaign.units-each', { count: cap })}</span>
        <span className="game-gains">
          {SIDES.map((side) => (
            <span key={side}>
              <SideSign side={side} /> <b>{signed(of(after, side) - of(before, side))}</b> → {of(after, side)}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}

interface ComingCardProps {
  readonly number: number;
  readonly view: CampaignOnPage;
  readonly cap: number;
  readonly running: SavedGame | null;
}

function ComingCard({ number, view: { next, games }, cap, running }: ComingCardProps) {
  const words = useWords();
  const { t } = words;
  const isNext = next?.number === number;
  const goal = next?.prospect.goal.reduce((sum, { value }) => sum + value, 0) ?? 0;
  return (
    <li
      className={isNext ? 'game-card game-next' : 'game-card game-later'}
      aria-current={isNext ? 'step' : undefined}
    >
      <b className="game-number">{number}</b>
      <span className="label">
        {isNext
          ? t(running === null ? 'campaign.next' : 'campaign.running')
          : t(number === games ? 'campaign.last-game' : 'campaign.later')}
      </span>
      <strong>
        {isNext
          ? t(running === null ? 'campaign.recruit' : 'campaign.go-on', { number })
          : t('campaign.to-come')}
      </strong>
      {isNext && running !== null && <span>{home.standingLine(running.standing, running.over, words)}</span>}
      <span>{t('campaign.units-each', { count: cap })}</span>
      {isNext && (
        <>
          {number > 1 && (
            <span>
              {t('campaign.rebuilt')} <Clause clause="DR-4.1-c" />
            </span>
          )}
          {running === null && <span className="game-goal">{t('campaign.goal-chip', { goal })}</span>}
        </>
      )}
    </li>
  );
}
