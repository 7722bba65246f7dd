import { dragonRage, type Event, SCENARIOS } from '@hexwyrm/dragon-rage';
import { playout, seededDice } from '@hexwyrm/kernel';
import {
  firstSpoken,
  LANGUAGES,
  type Language,
  markDice,
  markHex,
  readSentence,
  wordsOf,
} from '@hexwyrm/words';
import { rulesOf } from '@hexwyrm/words/build';
import { describe, expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';
import { words as rageWords } from './kit.ts';

const wordsIn = async (language: Language) =>
  wordsOf(await tongueIn(language, ['common', 'dragon-rage']), rageWords, () => null);

function optionsFor(scenario: string) {
  if (scenario === 'campaign')
    return { map: 'esirien', campaign: { game: 4, rosters: { invader: 60, defender: 80 } } };
  return scenario.includes('points') ? { map: 'esirien' } : { elowyn: scenario.startsWith('nurkott') };
}

const table = () => dragonRage.setup('esirien-1', {}, seededDice('words'));

test('whatever happens in games of all scenarios can be said in every language', async () => {
  const everybody = await Promise.all(LANGUAGES.map(wordsIn));
  const bad = /[{}\uE000-\uE003]|undefined|NaN/;
  const wrong: string[] = [];
  const inAll = (tell: (words: (typeof everybody)[number]) => readonly string[]) => {
    for (const words of everybody) wrong.push(...tell(words).filter((text) => bad.test(text)));
  };
  for (const { id } of SCENARIOS) {
    const state = dragonRage.setup(id, optionsFor(id), seededDice(id));
    playout(dragonRage, state, seededDice(`choices ${id}`), seededDice(`dice ${id}`), 400, (step) => {
      const decision = dragonRage.decision(state);
      inAll((words) => [
        words.actionLabel(step.action, state),
        words.decisionTitle({ decision }, state),
        words.decisionHint({ decision }, state),
        ...step.events.map((event) => words.eventSentence(event, state).text),
      ]);
    });
    inAll((words) => ['0101', '1107', '1310', '1407', '2008'].map((hex) => words.hexLabel(hex, state)));
  }
  expect(wrong).toEqual([]);
});

describe('a sentence', () => {
  test('remembers its hexes and dice, and reads well without them', () => {
    const marked = `Orc: ${markHex('1010', 'Guildhall (1010)')}, 6+: ${markDice([6, 1])}.`;
    expect(readSentence(marked, 'DR-2.7.1-b', true)).toEqual({
      text: 'Orc: Guildhall (1010), 6+: 6, 1.',
      parts: [
        { kind: 'text', text: 'Orc: ' },
        { kind: 'hex', hex: '1010', text: 'Guildhall (1010)' },
        { kind: 'text', text: ', 6+: ' },
        { kind: 'dice', dice: [6, 1], success: true },
        { kind: 'text', text: '.' },
      ],
      hexes: ['1010'],
      clause: 'DR-2.7.1-b',
    });
  });
});

describe('words', () => {
  const gate: Event = { type: 'entrance-smashed', clause: 'DR-2.5.5-f', between: ['0606', '0707'], unit: 0 };

  test.each([
    ['en', 'Dragon 1 smashes an entrance: North-West Gate.'],
    ['fr', 'Dragon 1 enfonce une entrée\u202f: Portail nord-ouest.'],
    ['es', 'Dragón 1 destroza una entrada: Portón Noroeste.'],
    ['de', 'Drache 1 durchbricht einen Eingang: Nordwesttor.'],
  ] as const)('%s: a gate has its name', async (language, text) => {
    expect((await wordsIn(language)).eventSentence(gate, table()).text).toBe(text);
  });

  test('agree with the gender and number of a unit', async () => {
    const state = table();
    const words = await wordsIn('fr');
    const die = (type: string) => {
      const unit = state.units.findIndex((candidate) => candidate.type === type);
      const fallen: Event = { type: 'destroyed', clause: 'DR-2.7.1-b', unit, hex: '1010' };
      return words.eventSentence(fallen, state).text;
    };
    expect(die('INF')).toBe('Infanterie 1 est détruite en 1010.');
    expect(die('ARH')).toBe('Archers 1 sont détruits en 1010.');
    expect(die('HERO')).toBe('Héros est détruit en 1010.');
  });

  test('label a hex for who cannot see it', async () => {
    const words = await wordsIn('en');
    expect(words.hexLabel('1107', table())).toBe('1107, Cathedral of the Nine Lamps, city, 4 VP.');
    expect(words.hexLabel('1109', table())).toBe('1109, city, road.');
    expect(words.hexLabel('0707', table())).toBe(
      '0707, city, road, wall: north and south-west, gate: north-west, closed.',
    );
  });

  test('tell what the die must show once all that is added to it is counted', async () => {
    const words = await wordsIn('en');
    const side = (total: number) => ({ total, parts: [] });
    const found = { attack: side(9), defence: side(3), row: 8, column: 2 };
    expect(words.compared({ ...found, cell: 4 }, 1)).toBe('9 against 3, needs 3+ (4−1)');
    expect(words.compared({ ...found, cell: 4 })).toBe('9 against 3, needs 4+');
    expect(words.compared({ ...found, cell: 'D' }, 1)).toBe('9 against 3, destroyed automatically');
  });

  test('put odds in a nutshell', async () => {
    const words = await wordsIn('de');
    const roll = {
      roll: 'attack',
      clause: 'DR-2.7.1-b',
      dice: 1,
      needs: 5,
      modifier: 1,
      modifiers: [{ what: 'boost', value: 1, clause: 'DR-2.8.5-c' }],
      chance: [3, 6],
      results: [],
    } as const;
    expect(words.odds(roll, table())).toEqual({
      chance: '50\u00a0%',
      needs: '4+',
      text: 'Angriff: 50\u00a0%, 4+ (5−1) auf 1W6',
    });
    expect(words.odds({ ...roll, dice: 0, chance: [1, 1] }, table())).toMatchObject({
      chance: 'sicher',
      needs: '',
    });
  });

  test('call a bot by its rank before sides are chosen', async () => {
    const tongue = await tongueIn('en', ['common', 'dragon-rage']);
    const words = wordsOf(tongue, rageWords, () => null, {}, { A: 'person', B: 'greedy' });
    expect([words.seatName('A'), words.seatName('B')]).toEqual(['Player A', 'Reeve']);
    expect(words.seatName('invader')).toBe('Invader');
  });

  test('give the facts of a refusal', async () => {
    const words = await wordsIn('en');
    const facts = { mp: 3, roadMp: 4, spent: 1 };
    expect(words.refusalFact({ clause: 'DR-2.4.1-a', facts })).toBe(
      'The unit has 3 MP, 4 on a road; 1 is spent.',
    );
    expect(words.refusalFact({ clause: 'DR-2.8.2-a', facts: { cost: 5, spellPoints: 0 } })).toBe(
      'The spell costs 5 SP; none is left.',
    );
    expect(words.refusalFact({ clause: 'K-SEAT' })).toBe('It is not your turn to choose.');
    expect(words.refusalFact({ clause: 'DR-2.4.1-a', facts: { ...facts, needed: 4, left: 2 } })).toBe(
      'Getting there takes at least 4 MP; 2 left.',
    );
    expect(words.refusalFact({ clause: 'DR-2.8.8-a', facts: { distance: 6, range: 4 } })).toBe(
      'It is 6 hexes away; the range is 4.',
    );
    const catapult = { distance: 1, nearest: 2, range: 4 };
    expect(words.refusalFact({ clause: 'DR-2.10.8.1-a', facts: catapult })).toBe(
      'It is 1 hex away; the range is 2 to 4.',
    );
    expect(words.refusalFact({ clause: 'DR-2.4.1-a' })).toBe('');
    expect(words.refusalFact({ clause: 'DR-2.2.3-b' })).toBe('It is in flight and has to land first.');
  });
});

test('the first language of the browser that we speak is ours', () => {
  expect(firstSpoken([null, 'pt-BR', 'de-AT', 'fr'])).toBe('de');
  expect(firstSpoken(['pt'])).toBe('en');
});

test('the rule book is cut by language', () => {
  const both = (title: string) => ({ title, text: `${title}.` });
  const book = [
    { id: 'DR-1.1-a', en: both('Rule'), fr: both('Règle'), es: both('Regla'), de: both('Regel') },
  ];
  expect(rulesOf(book, 'fr')).toEqual({ 'DR-1.1-a': { title: 'Règle', text: 'Règle.' } });
});
