import { CLAUSES, dragonPass, type Event, type View, worldFor } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import type { Language } from '@hexwyrm/words';
import { describe, expect, test } from 'vitest';
import { chapterOf } from '../../../table/drawer/chapters.ts';
import { words as passWords } from './kit.ts';
import { BATTLE } from './testing/battle.ts';
import { wordsIn } from './testing/words-in.ts';

/** Everybody of scenario 5 as nobody has been set up yet, all in the open. */
const roster = dragonPass.view(
  dragonPass.setup('pass-5', { screening: false }, seededDice('words')),
  'lunar',
);
const types = worldFor(null).types;

const idOf = (type: string, number = 0): number =>
  roster.units.find((unit) => types[unit.type]?.id === type && unit.number === number)?.id ?? -1;

const telling = async (language: Language, event: Event): Promise<string> =>
  (await wordsIn(language)).eventSentence(event, roster).text;

describe('words', () => {
  test.each([
    ['en', 'Hell Sisters are disrupted.'],
    ['fr', 'Sœurs de l’Enfer sont désorganisées.'],
    ['es', 'Hermanas del Infierno quedan desorganizadas.'],
    ['de', 'Höllenschwestern werden desorganisiert.'],
  ] as const)('%s: agree with women in the plural', async (language, text) => {
    const event: Event = { type: 'disrupted', clause: 'DP-7.15-a', unit: idOf('hell-sisters') };
    expect(await telling(language, event)).toBe(text);
  });

  test('agree with each name of a type that has several', async () => {
    const fallen = (type: string, number: number): Event => ({
      type: 'eliminated',
      clause: 'DP-7.14-a',
      unit: idOf(type, number),
      hex: '3524',
    });
    expect(await telling('fr', fallen('furthest-foot', 0))).toBe(
      '1re infanterie de Furthest est éliminée en 3524 (Boldhome).',
    );
    expect(await telling('fr', fallen('furthest-foot', 2))).toBe('Talfort est éliminé en 3524 (Boldhome).');
    expect(await telling('en', fallen('free-army-cavalry', 1))).toBe(
      'Headhunters are eliminated at 3524 (Boldhome).',
    );
  });

  test.each([
    [
      'en',
      'Melee at 1229 (Rich Post) and 1228, the attackers strike with 12 (Standfast): 4 (−1), a loss of 4 CF.',
    ],
    [
      'fr',
      'Mêlée pour 1229 (Rich Post) et 1228, les attaquants frappent avec 12 – Inébranlables\u202f: 4 (−1), perte de 4 FC.',
    ],
    [
      'es',
      'Cuerpo a cuerpo por 1229 (Rich Post) y 1228, los atacantes golpean con 12 FC: Inquebrantables. Dado: 4 (−1), pérdida de 4 FC.',
    ],
    [
      'de',
      'Nahkampf um 1229 (Rich Post) und 1228, die Angreifer schlagen zu mit 12 – Standhafte: 4 (−1), Verlust: 4 KF.',
    ],
  ] as const)('%s: tell a blow with its place and its die, in the rain', async (language, text) => {
    const by = [idOf('standfast')];
    const blow = { cause: 'attack', total: 12, die: 4, modifier: -1, loss: 4, by } as const;
    const targets = ['1229', '1228'];
    const event: Event = { type: 'struck', clause: 'DP-7.10.6.1-a', ...blow, by, targets };
    expect(await telling(language, event)).toBe(text);
  });

  test('light up the hexes they name, and draw the die', async () => {
    const words = await wordsIn('en');
    const event: Event = {
      type: 'stampeded',
      clause: 'DP-7.17-a',
      unit: -1,
      die: 5,
      from: '1229',
      to: '1228',
    };
    const { hexes, parts } = words.eventSentence(event, roster);
    expect(hexes).toEqual(['1229', '1228']);
    expect(parts).toContainEqual({ kind: 'dice', dice: [5], success: false });
  });

  test('name three of an army and count the rest', async () => {
    const words = await wordsIn('en');
    const line = [0, 1, 2, 3, 4, 5].map((number) => idOf('line-cavalry', number));
    expect(words.company(roster, line)).toBe('Whipstock, Arrowstone, Queens and 3 more');
    expect(words.company(roster, line.slice(0, 2))).toBe('Whipstock and Arrowstone');
  });

  test('ask for casualties with what is left of the loss', async () => {
    const words = await wordsIn('en');
    const decision = {
      seats: ['lunar'],
      kind: 'casualties',
      clause: 'DP-7.10.7-a',
      facts: { left: 2.5 },
    };
    const battle = { ...BATTLE, loss: { defenders: 7, attackers: 0 } };
    const frame = { kind: 'casualties', player: 0, cause: 'attack', hex: -1, taken: [3] } as const;
    const view: View = { ...roster, frames: [battle, { ...frame, taken: [3] }] };
    expect(words.decisionTitle({ decision }, view)).toBe('Loss of 7 CF: choose defending casualties');
    expect(words.decisionHint({ decision }, view)).toBe('2.5 of 7 left; 1 casualty so far.');
  });

  test('label a hex for who cannot see it: ground, sides, and the stack from the top down', async () => {
    const words = await wordsIn('en');
    const boldhome = worldFor(null).land.grid.index.get('3524') ?? -1;
    const colymar = idOf('free-army-regulars');
    const hidden = { unit: null, owner: roster.seats.indexOf('sartar'), colour: 'sartar' } as const;
    const view: View = {
      ...roster,
      units: roster.units.map((unit) =>
        unit.id === colymar ? { ...unit, hex: boldhome, down: true } : unit,
      ),
      stacks: [{ hex: boldhome, places: [{ ...hidden, unit: colymar }, hidden, hidden] }],
    };
    expect(words.hexLabel('3524', view)).toBe(
      '3524, Boldhome, open ground, fortress, old Sartar, primary road: north, south-east and south, ' +
        'secondary road: south-west, held by Sartar. ' +
        'Stack of 3, from the top down, Sartar: Colymar 2-2-2, disrupted; 2 hidden units (Sartar).',
    );
  });

  test('DP-16.12-c DP-7.16-d: say of a counter that it is frozen or captured, as the language bends it', async () => {
    const hex = worldFor(null).land.grid.index.get('0511') ?? -1;
    const [owner, other] = ['lunar', 'sartar'].map((seat) => roster.seats.indexOf(seat));
    const [horse, herd] = [idOf('line-cavalry', 0), idOf('line-cavalry', 1)];
    const herds = worldFor(null).types.findIndex(({ id }) => id === 'horse-herds');
    const view: View = {
      ...roster,
      frozen: true,
      units: roster.units.map((unit) => {
        if (unit.id === horse) return { ...unit, hex, owner };
        return unit.id === herd ? { ...unit, type: herds, hex, owner, first: other } : unit;
      }),
      stacks: [{ hex, places: [horse, herd].map((unit) => ({ unit, owner, colour: 'lunar' })) }],
    };
    const label = async (language: Language) => (await wordsIn(language)).hexLabel('0511', view);
    expect(await label('en')).toContain('Whipstock 4-3-5, frozen; ');
    expect(await label('en')).toContain('Horse Herd 2 1h-2-2, frozen, captured.');
    expect(await label('de')).toContain(', gelähmt, erbeutet.');
    expect(await label('fr')).toContain(', figé, capturé.');
    const thawed = { ...view, frozen: false };
    expect((await wordsIn('en')).hexLabel('0511', thawed)).not.toContain('frozen');
  });

  test('write what is added and taken away as the language writes numbers', async () => {
    const [en, de] = [await wordsIn('en'), await wordsIn('de')];
    expect([en.signed(-2.5), en.signed(3), de.signed(-2.5), de.signed(0)]).toEqual([
      '−2.5',
      '+3',
      '−2,5',
      '0',
    ]);
  });

  test('tell of a ridge from both its sides', async () => {
    const words = await wordsIn('en');
    expect(words.hexLabel('0511', roster)).toContain('ridge, uphill: south.');
    expect(words.hexLabel('0512', roster)).toContain('ridge, downhill: north and north-east.');
  });

  test('give the facts of a refusal', async () => {
    const words = await wordsIn('en');
    expect(words.refusalFact({ clause: 'DP-7.10.7-b', facts: { price: 4.5, left: 3 } })).toBe(
      'Costs 4.5; 3 left.',
    );
    expect(words.refusalFact({ clause: 'DP-7.8.4.1-a', facts: { price: null, left: 3 } })).toBe(
      'No loss is high enough to take it; 3 left.',
    );
    const points = { mp: 5, spent: 3.5 };
    expect(words.refusalFact({ clause: 'DP-6-b', facts: points })).toBe('The unit has 5 MP; 3.5 spent.');
    expect(words.refusalFact({ clause: 'DP-6-b', facts: { ...points, left: 1.5 } })).toBe(
      'Getting there takes more than the 1.5 MP left.',
    );
    expect(words.refusalFact({ clause: 'DP-6-a' })).toBe('');
  });

  test('say who has won and why', async () => {
    const over = {
      type: 'game-over',
      clause: 'DP-2-d',
      winner: 'lunar',
      reason: 'boldhome-occupied',
    } as const;
    expect(await telling('en', over)).toBe('The Lunar Empire wins. A Lunar unit stands in Boldhome.');
    expect(await telling('es', { ...over, winner: null, reason: 'equal-fortresses' })).toMatch(/^Empate\. /);
  });
});

test('the rule book has a chapter for every clause', () => {
  expect(CLAUSES.filter(({ id }) => chapterOf(id, passWords) === null)).toEqual([]);
});
