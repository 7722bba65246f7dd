import { LANGUAGES } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { loadMessages, messagesFor } from './messages.ts';

const GAMES = ['dragon-rage', 'dragon-pass'] as const;

test.each(LANGUAGES)(
  'each game keeps its own messages in %s, whichever was loaded last',
  async (language) => {
    for (const volumes of [GAMES, GAMES.toReversed()]) {
      const loaded = await loadMessages(language, ['common', ...volumes]);
      for (const game of GAMES) {
        const alone = await loadMessages(language, ['common', game]);
        expect(messagesFor(game, loaded)).toEqual(messagesFor(game, alone));
      }
      const phases = GAMES.map((game) => messagesFor(game, loaded)['event.phase']);
      expect(phases[0]).not.toEqual(phases[1]);
      expect(messagesFor(null, loaded)).not.toHaveProperty(['event.phase']);
    }
  },
);
