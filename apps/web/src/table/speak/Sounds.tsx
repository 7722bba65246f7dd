import { useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useGame } from '../../engine/store.ts';
import { verdictOf } from '../../result/Verdict.tsx';
import { soundOf } from '../../sound/sound-of.ts';
import { createSpeaker } from '../../sound/speaker.ts';
import { useTable } from '../context.ts';
import { usePreferences } from '../preferences.ts';

const speak = createSpeaker();

/** Plays sounds for events at the table. Events before it was opened, or in a replay, are silent. */
export function Sounds() {
  const { kit, log, mine, snapshot } = useTable();
  const { past, seats } = useGame();
  const { sounds } = usePreferences();
  const heard = useRef({ actions: log.length, mine, over: snapshot.outcome !== null });
  useEffect(() => {
    const before = heard.current;
    heard.current = { actions: log.length, mine, over: snapshot.outcome !== null };
    if (!sounds || past !== null || log.length < before.actions) return;
    const { outcome } = snapshot;
    const verdict = outcome === null || before.over ? null : verdictOf(outcome, snapshot, seats);
    const sound = soundOf(
      {
        events: log.slice(before.actions).flatMap(({ events }) => events),
        called: mine && !before.mine,
        victory: verdict === null || verdict === 'draw' ? null : verdict !== 'lost',
      },
      kit.story,
    );
    if (sound !== null) speak(sound);
  }, [kit, log, mine, snapshot, past, seats, sounds]);
  return null;
}
