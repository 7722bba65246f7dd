import { pickOne, seededDice } from '@hexwyrm/kernel';
import { LANGUAGES } from '@hexwyrm/words';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { hexwyrmHere } from '../testing/hexwyrm.ts';
import { tongueFor } from './tongue.ts';

const STARTS = {
  en: ['You play Invader; Reeve (reeve) plays the rest', 'Turn 1: 0 of 19 VP', 'Set up: Dragon', 'Goodbye.'],
  fr: ['Vous jouez Envahisseur, Prévôt (reeve) joue le reste', 'Placer\u202f: Dragon', 'Au revoir.'],
  es: ['Juegas con Invasor; Alguacil (reeve) juega el resto', 'Desplegar: dragón', 'Hasta luego.'],
  de: ['Du spielst Angreifer, Vogt (reeve) spielt den Rest', 'Aufstellen: Drache', 'Bis bald.'],
} as const;

/** Gaps that were not filled, and names of messages. */
const BAD = /[{}\uE000-\uE003]|undefined|NaN|\b(event|action|decision|odds|roll|phase|play)\.[a-z]/;

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  hexwyrmHere(['play', '--seed', '5', ...args], 'q\n', env);

describe('hexwyrm play', () => {
  it.each(LANGUAGES)('begins a game in %s', async (language) => {
    const { code, stdout } = await start(['--lang', language]);
    expect(code).toBe(0);
    for (const words of STARTS[language]) expect(stdout).toContain(words);
  });

  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'Bis bald.'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'es_MX' }, 'Hasta luego.'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'Goodbye.'],
    [{ LANG: 'pt_BR' }, 'Goodbye.'],
    [{}, 'Goodbye.'],
  ])('speaks the language of the system: %j', async (env, goodbye) => {
    expect((await start([], env)).stdout).toContain(goodbye);
  });

  it('explains itself in the language that was asked for, and knows no other', async () => {
    expect((await hexwyrmHere(['play', '--help', '--lang', 'de'])).stdout).toMatch(
      /^hexwyrm play: im Terminal/,
    );
    expect((await hexwyrmHere(['play', '--help'])).stdout).toContain('--lang en|fr|es|de');
    expect(await start(['--lang', 'la'])).toMatchObject({ code: 2 });
  });

  it.each(GAMES.flatMap(({ id, use }) => LANGUAGES.map((language) => ({ id, use, language }))))(
    'says what is asked, done and rolled in $id in $language',
    async ({ id, use, language }) => {
      const tongue = await tongueFor(id, language);
      use(({ game, scenario, tellerIn }) => {
        const teller = tellerIn(tongue);
        const state = game.setup(scenario, {}, seededDice('words'));
        const [choices, dice] = [seededDice('choices'), seededDice('dice')];
        for (let i = 0; i < 150; i++) {
          const decision = game.decision(state);
          if (decision === null) break;
          const [seat] = decision.seats;
          const sight = teller.see(state, seat);
          const legal = game.legal(state, seat);
          const action = pickOne(choices, legal);
          const said = [
            sight.headline(),
            sight.question(decision),
            sight.action(action),
            sight.group(action) ?? '',
            ...game.odds(state, seat, action).map((odds) => sight.roll(odds)),
          ];
          const events = game.apply(state, seat, action, dice);
          const after = teller.see(state, seat);
          said.push(...events.map((event) => after.event(event)));
          for (const text of said) expect(text).not.toMatch(BAD);
        }
        expect(teller.see(state, game.seatsOf(state)[0]).board()).not.toMatch(BAD);
      });
    },
  );
});
