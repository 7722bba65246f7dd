import { useWords } from '../i18n/index.ts';
import type { Player } from '../storage/games.ts';

interface SeatChoiceProps {
  /** What the seat is called. */
  readonly seat: string;
  readonly bots: readonly string[];
  readonly player: Player;
  readonly name: string;
  setPlayer(player: Player): void;
  setName(name: string): void;
}

/** The player of one seat: a person, who may have a name, or a bot. */
export function SeatChoice({ seat, bots, player, name, setPlayer, setName }: SeatChoiceProps) {
  const { t, botName } = useWords();
  return (
    <div className="open-seat">
      <span>{seat}</span>
      <select
        className="select"
        aria-label={t('files.player', { seat })}
        value={player}
        onChange={({ target }) => setPlayer(target.value)}
      >
        <option value="person">{t('files.person')}</option>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {t('files.bot', { bot: botName(bot) })}
          </option>
        ))}
      </select>
      <input
        className="text-field"
        aria-label={t('files.name', { seat })}
        placeholder={t('files.name-hint')}
        value={name}
        maxLength={40}
        disabled={player !== 'person'}
        onChange={({ target }) => setName(target.value)}
      />
    </div>
  );
}
