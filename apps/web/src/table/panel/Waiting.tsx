import { Link } from 'wouter';
import { isBot } from '../../engine/seats/seating.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { usePlayer } from '../../replay/player.ts';
import { useTable } from '../context.ts';
import { BotTurn } from './BotTurn.tsx';
import { Reactions } from './Reactions.tsx';
import { TurnOver } from './TurnOver.tsx';
import { WhoDecides } from './WhoDecides.tsx';

/** The prompt while another player decides, while the past is shown, and when the game is over. */
export function Waiting() {
  const { view, snapshot, seats } = useTable();
  const { past, turnOver } = useGame();
  const leave = usePlayer((player) => player.leave);
  const words = useWords();
  const { t } = words;
  const [decider] = snapshot.decision?.seats ?? [];
  if (past !== null) {
    return (
      <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-label={t('table.past')}>
        <h2>{t('table.past')}</h2>
        <button type="button" className="button" onClick={() => void leave()}>
          {t('table.now')}
        </button>
      </section>
    );
  }
  if (decider === undefined) {
    return (
      <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-label={t('game.over')}>
        <p className="label">{t('table.turn-n', { turn: view.turn })}</p>
        <h2>{t('game.over')}</h2>
        {snapshot.outcome && <p className="hint">{words.ending(snapshot.outcome.reason)}</p>}
        <Link href="/result" className="button button-primary">
          {t('table.result')}
        </Link>
      </section>
    );
  }
  if (turnOver !== null) return <TurnOver what={turnOver} />;
  const bot = isBot(seats, decider);
  const who = words.who(decider);
  return (
    <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-labelledby="prompt-title">
      <WhoDecides whose={t('table.theirs', who)} />
      <h2 id="prompt-title">
        {bot ? t('history.bot-moves', { bot: words.botName(seats[decider]) }) : t('table.thinking', who)}
      </h2>
      {bot && <BotTurn />}
      <Reactions />
    </section>
  );
}
