import type { GameEvent } from '@hexwyrm/kernel';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { followedHex } from '../board-area/followed-hex.ts';
import { useTable } from '../context.ts';
import { Dice } from '../log/Dice.tsx';
import type { LogLine } from '../log/lines.ts';
import { useChance } from '../log/useChance.ts';
import { useAside } from '../play/bubble-position.ts';
import { usePreferences } from '../preferences.ts';
import { useSelection } from '../select/selection-store.ts';
import { lastRolls } from './last-rolls.ts';
import './roll-card.css';

/**
 * The latest dice, large and in a corner away from their target, until the player continues. Screen readers
 * read the log instead.
 */
export function RollCard({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { kit, log } = useTable();
  const { preview, whyNot } = useSelection();
  const past = useGame((game) => game.past !== null);
  const lines = useMemo(() => lastRolls(log, kit.story), [log, kit]);
  const [read, setRead] = useState(log.length);
  useEffect(() => {
    const markRead = () => setRead(log.length);
    addEventListener('pointerdown', markRead);
    addEventListener('keydown', markRead);
    return () => {
      removeEventListener('pointerdown', markRead);
      removeEventListener('keydown', markRead);
    };
  }, [log]);
  const unread = past || log.length > read;
  if (lines.length === 0 || !unread || preview !== null || whyNot !== null) return null;
  return <Fallen area={area} lines={lines} />;
}

interface FallenProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly lines: readonly LogLine[];
}

function Fallen({ area, lines }: FallenProps) {
  const { kit, view, field } = useTable();
  const { eventSentence } = useWords();
  const { tumbling } = usePreferences();
  const hex = followedHex(
    lines.map(({ event }) => event),
    (event) => eventSentence(event, view).hexes.flatMap((name) => field.grid.index.get(name) ?? []),
    (unit) => kit.play.placeOf(view, unit),
  );
  const card = useRef<HTMLDivElement>(null);
  const spot = useAside(area, card, hex);
  return (
    <div
      className="roll-card"
      ref={card}
      aria-hidden="true"
      style={spot ?? {}}
      data-placed={spot !== null}
      data-many={lines.length > 3}
      data-tumbling={tumbling}
    >
      {lines.map(({ name, event }) => (
        <RollLine key={name} event={event} />
      ))}
    </div>
  );
}

function RollLine({ event }: { readonly event: GameEvent }) {
  const { kit, view } = useTable();
  const { eventSentence } = useWords();
  const chance = useChance(event);
  return (
    <p data-roll={kit.story.isRoll(event)}>
      {eventSentence(event, view).parts.map((part, i) => {
        const key = `${i}-${part.kind}`;
        return part.kind === 'dice' ? (
          <Dice key={key} {...part} chance={chance} />
        ) : (
          <span key={key}>{part.text}</span>
        );
      })}
    </p>
  );
}
