import { useId } from 'react';
import { useWords } from '../i18n/index.ts';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import './bot-choice.css';

interface BotChoiceProps {
  /** The weakest first. */
  readonly bots: readonly string[];
  readonly bot: string;
  choose(bot: string): void;
}

/** The sign of each level, and how long it thinks. */
const LEVELS = {
  squire: { icon: 'melee', thinks: 'at-once' },
  reeve: { icon: 'look', thinks: 'at-once' },
  captain: { icon: 'army', thinks: 'at-once' },
  marshal: { icon: 'overview', thinks: 'at-once' },
  'old-wyrm': { icon: 'wordmark', thinks: 'seconds' },
} as const satisfies Record<string, { icon: IconName; thinks: string }>;

type Level = keyof typeof LEVELS;

const isLevel = (bot: string): bot is Level => Object.hasOwn(LEVELS, bot);

/** The bots to choose from, each with a sign; of the chosen one its character and how long it thinks. */
export function BotChoice({ bots, bot: chosen, choose }: BotChoiceProps) {
  const { t, botName } = useWords();
  const id = useId();
  const levels = bots.filter(isLevel);
  return (
    <fieldset className="bots">
      <legend className="label">{t('home.new.strength')}</legend>
      <div className="bot-signs">
        {levels.map((bot) => (
          <label key={bot} className={`bot-sign bot-${bot}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={bot === chosen}
              aria-describedby={bot === chosen ? `${id}-about` : undefined}
              onChange={() => choose(bot)}
            />
            <Icon name={LEVELS[bot].icon} size={22} />
            <span>{botName(bot)}</span>
          </label>
        ))}
      </div>
      {isLevel(chosen) && (
        <p className="bot-about" id={`${id}-about`}>
          <strong>{t(`home.level.${chosen}.temper`)}</strong> {t(`home.level.${chosen}.line`)}{' '}
          <span>{t(`home.level.${LEVELS[chosen].thinks}`)}</span>
        </p>
      )}
    </fieldset>
  );
}
