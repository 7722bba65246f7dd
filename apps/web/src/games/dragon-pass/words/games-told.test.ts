import { readdirSync, readFileSync } from 'node:fs';
import { type Action, actionSchema, dragonPass, type State, type View } from '@hexwyrm/dragon-pass';
import { POWER_COMING, POWER_EFFECTS } from '@hexwyrm/dragon-pass/data';
import { eventsFor, pickOne, seededDice } from '@hexwyrm/kernel';
import { LANGUAGES } from '@hexwyrm/words';
import { describe, expect, test } from 'vitest';
import { loadMessages, messagesFor } from '../../../i18n/messages.ts';
import type { Words } from '../../../i18n/words.ts';
import { wordsIn } from './testing/words-in.ts';

const en = messagesFor('dragon-pass', await loadMessages('en', ['common', 'dragon-pass']));
const everybody = await Promise.all(LANGUAGES.map(wordsIn));

/** Gaps that were not filled, and names of messages that do not exist. */
const BAD = /[{}\uE000-\uE003]|undefined|NaN|\b(event|action|decision|odds|moon|roll|phase|ending)\.[a-z]/;

const inAll = (tell: (words: Words) => readonly string[]): void => {
  for (const words of everybody)
    for (const text of tell(words))
      if (BAD.test(text) || text.trim() === '') throw new Error(`${words.language}: "${text}"`);
};

/** Most of a game are steps, one like the other: those of one unit a turn are enough. */
const isTold = ({ turn, units }: State): boolean =>
  units.filter(({ did }) => did !== null).length < 2 && turn < 4;

/** A choice at random, told before it is made, and what came of it as its player and another seat see it. */
function step(
  state: State,
  choices: ReturnType<typeof seededDice>,
  dice: ReturnType<typeof seededDice>,
): void {
  const decision = dragonPass.decision(state);
  const [seat = ''] = decision?.seats ?? [];
  const legal = dragonPass.legal(state, seat);
  const action = pickOne(choices, legal);
  const isWalk = action.type === 'step' && !isTold(state);
  if (!isWalk) tellChoice(dragonPass.view(state, seat), action, state, seat);
  const events = dragonPass.apply(state, seat, action, dice);
  if (isWalk) return;
  for (const who of [seat, state.seats.find((other) => other !== seat) ?? '']) {
    const view = dragonPass.view(state, who);
    inAll((words) => eventsFor(events, who).map((event) => words.eventSentence(event, view).text));
  }
}

function tellChoice(view: View, action: Action, state: State, seat: string): void {
  const decision = dragonPass.decision(state);
  const odds = action.type === 'deploy' ? [] : dragonPass.odds(state, seat, action);
  inAll((words) => [
    words.actionLabel(action, view),
    words.kindName(action.type),
    words.decisionTitle({ decision }, view),
    words.decisionHint({ decision }, view),
    ...odds.flatMap((roll) => [
      words.odds(roll, view).text,
      ...[...(roll.sum?.parts ?? []), ...roll.modifiers].map((part) => words.part(part, view)),
      ...roll.results.map((result) => words.result(result)),
    ]),
  ]);
}

/** Armies this size are still worth telling of. */
const CAP = 1500;

test.each(dragonPass.scenarios.map(({ id }) => id))(
  '%s: whatever happens in a whole game can be said in every language',
  (id) => {
    const state = dragonPass.setup(id, {}, seededDice(id));
    const [choices, dice] = [seededDice(`choices ${id}`), seededDice(`dice ${id}`)];
    for (let i = 0; i < CAP && dragonPass.decision(state) !== null; i++) step(state, choices, dice);
    const view = dragonPass.view(state, state.seats[0] ?? '');
    inAll((words) => [
      words.scenarioName(id),
      words.scenarioLine(id),
      words.score(view),
      ...['3524', '1108', '0906', '2626', '3619', '2728'].map((hex) => words.hexLabel(hex, view)),
    ]);
  },
);

const folder = new URL('../../../../../../packages/dragon-pass/src/', import.meta.url);
const source = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|^testing/.test(file),
);
const sourcesIn = (chapter: string) =>
  files.filter((file) => file.startsWith(chapter)).map((file) => source(file));

describe('there are words for', () => {
  test('every event', () => {
    const interfaces = [source('core/events.ts'), ...sourcesIn('powers/')].map(
      (text) => text.split(/interface (?:Happening|Events)\b[^{]*\{/)[1]?.split('\n}\n')[0] ?? '',
    );
    const types = [...interfaces.join('\n').matchAll(/^ {2}'?([a-z-]+)'?: (\{|Record)/gm)].map(
      ([, type = '']) => type,
    );
    expect(types.length).toBeGreaterThan(60);
    for (const type of types)
      if (type !== 'struck' && type !== 'unseen') expect(en).toHaveProperty([`event.${type}`]);
    for (const cause of ['physical', 'spirit', 'defensive-spirit', 'attack', 'counter-attack']) {
      expect(en).toHaveProperty([`event.struck.${cause}`]);
      expect(en).toHaveProperty([`roll.${cause}`]);
    }
  });

  test('every action', () => {
    for (const { shape } of actionSchema.def.options) {
      const [type] = shape.type.def.values;
      expect(en).toHaveProperty([`action.${type}`]);
      expect(en).toHaveProperty([`verb.${type}`]);
    }
  });

  test('every question', () => {
    const core = source('core/frames.ts').matchAll(/kind: '([a-z-]+)'/g);
    const powers = sourcesIn('powers/')
      .join('\n')
      .matchAll(/kind: z\.literal\('([a-z-]+)'\)/g);
    const kinds = [...core, ...powers].map(([, kind = '']) => kind);
    expect(kinds.length).toBeGreaterThan(25);
    const phases = ['giants', 'alliances', 'movement', 'exotics', 'commit', 'battles', 'support', 'rally'];
    for (const phase of phases) {
      expect(en).toHaveProperty([`phase.${phase}`]);
      expect(en).toHaveProperty([`phase.${phase}.short`]);
    }
    for (const kind of [...kinds, ...phases]) {
      if (['segment', 'battle', 'area-effect', 'doom-run'].includes(kind)) continue;
      expect(en).toHaveProperty([`decision.${kind}`]);
      expect(en).toHaveProperty([`decision.${kind}.hint`]);
    }
  });

  test('every roll, and every part of a sum', () => {
    const rules = files.filter((file) => !/^(bots|report|words)\//.test(file));
    const text = rules.map(source).join('\n');
    const named = [...text.matchAll(/what: '([a-z-]+)',|shares, '([a-z-]+)'/g)].map(
      ([, a, b = '']) => a ?? b,
    );
    const parts = named.filter((what) => !(what in POWER_EFFECTS || what in POWER_COMING));
    expect(new Set(parts).size).toBeGreaterThan(12);
    for (const part of parts) expect(en).toHaveProperty([`odds.part.${part}`]);
    const rolls = [...text.matchAll(/(?:roll: |tableOdds\(|dieOdds\()'([a-z-]+)'/g)].map(([, roll]) => roll);
    expect(new Set(rolls).size).toBeGreaterThan(5);
    for (const roll of rolls) expect(en).toHaveProperty([`roll.${roll}`]);
  });

  test('every ending', () => {
    const reasons = [...source('victory/conditions.ts').matchAll(/(?:^ {2}\| |reason: )'([a-z-]+)'/gm)];
    expect(reasons.length).toBeGreaterThan(12);
    for (const [, reason] of reasons) expect(en).toHaveProperty([`ending.${reason}`]);
    for (const reason of ['argrath-dead', 'concession']) expect(en).toHaveProperty([`ending.${reason}`]);
  });
});
