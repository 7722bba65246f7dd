import { dragonPass, type Event } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { playout, seededDice } from '@hexwyrm/kernel';
import { LANGUAGES, type Language, speechOf } from '@hexwyrm/words';
import { describe, expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';
import type { LogEvent } from '../../../replay/log-events.ts';
import { reportOf } from '../../../table/log/report.ts';
import { BATTLE } from '../words/testing/battle.ts';
import { passReporter } from './reporter.ts';

const state = dragonPass.setup('pass-5', {}, seededDice('report'));
const WORLD = worldFor(state.corrections);
const view = dragonPass.view(state, 'lunar');
const ownedBy = (seat: string): readonly number[] =>
  state.units.flatMap(({ owner }, id) => (state.seats[owner] === seat ? [id] : []));
const kindOf = (id: number) => WORLD.types[state.units[id]?.type ?? -1]?.kind;
const isHero = (id: number) => kindOf(id)?.includes('hero') === true;
const HEROES = ownedBy('lunar').filter(isHero);
const OWN = ownedBy('lunar').filter((id) => !isHero(id));
const OTHERS = ownedBy('sartar');

const happened = (events: readonly Event[]): readonly LogEvent<Event>[] =>
  events.map((event, index) => ({ event, turn: 1, actions: index + 1, seat: 'sartar' }));

const linesIn = async (language: Language, events: readonly Event[], seen = view) =>
  reportOf(
    passReporter,
    happened(events),
    seen,
    'lunar',
    speechOf(await tongueIn(language, ['common', 'dragon-pass', 'report'])),
  );

const reported = async (language: Language, ...events: readonly Event[]) =>
  (await linesIn(language, events)).map(({ sentence }) => sentence.text);

const unseen = (from: string, to: string, seat = 'sartar'): Event => ({
  type: 'unseen',
  clause: 'DP-5.3-c',
  what: 'moved',
  seat,
  colour: 'sartar',
  from,
  to,
});
const declared = (hex: string): Event => ({
  type: 'battle-declared',
  clause: 'DP-7.1-a',
  attackers: [],
  defenders: [],
  targets: [hex],
  commander: 'lunar',
});
const ended = (hex: string): Event => ({ type: 'battle-ended', clause: 'DP-7.1-a', targets: [hex] });
const lost = (unit = -1): Event => ({ type: 'eliminated', clause: 'DP-7.10-a', unit, hex: '3220' });
const back = (unit = -1): Event => ({
  type: 'retreated',
  clause: 'DP-7.9.1-a',
  unit,
  from: '3220',
  to: '3219',
});
const took = (hex: string): Event => ({ type: 'control-changed', clause: 'DP-18-a', hex, seat: 'sartar' });
const began: Event = { type: 'turn-began', clause: 'DP-2-a', turn: 3, moon: 'full' };

const TURN: readonly Event[] = [
  unseen('3218', '3219'),
  unseen('3217', '3218'),
  unseen('3524', '3624'),
  declared('3220'),
  lost(OWN[0]),
  lost(OWN[1]),
  lost(OTHERS[0]),
  back(OWN[2]),
  ended('3220'),
  took('3220'),
  began,
];

describe('the report of Dragon Pass', () => {
  test('tells battles first, then places, moves and the moon', async () => {
    expect(await reported('en', ...TURN)).toEqual([
      'Battle for 3220 (Jonstown): you lost 2 units, 1 of your units retreated and Sartar lost 1 unit.',
      'Sartar took control of 3220 (Jonstown).',
      'Sartar moved 3 units, most of them near 3220 (Jonstown).',
      'Game-turn 3 begins, moon: Full.',
    ]);
    expect(await reported('fr', ...TURN)).toEqual([
      'Bataille pour 3220 (Jonstown)\u202f: vous avez perdu 2 unités, vous avez replié 1 unité et Sartar a perdu 1 unité.',
      'Sartar a pris le contrôle de 3220 (Jonstown).',
      'Sartar a déplacé 3 unités, la plupart près de 3220 (Jonstown).',
      expect.stringContaining('3'),
    ]);
    expect(await reported('es', ...TURN)).toEqual([
      'Batalla por 3220 (Jonstown): has perdido 2 unidades, has retirado 1 unidad y Sartar ha perdido 1 unidad.',
      'Sartar ha tomado el control de 3220 (Jonstown).',
      'Sartar ha movido 3 unidades, la mayoría cerca de 3220 (Jonstown).',
      expect.stringContaining('3'),
    ]);
    expect(await reported('de', ...TURN)).toEqual([
      'Schlacht um 3220 (Jonstown): du hast 2 Einheiten verloren, du hast 1 Einheit zurückgezogen und Sartar hat 1 Einheit verloren.',
      'Sartar hat die Kontrolle über 3220 (Jonstown) übernommen.',
      'Sartar hat 3 Einheiten gezogen, die meisten in die Nähe von 3220 (Jonstown).',
      expect.stringContaining('3'),
    ]);
  });

  test('DP-14.1.3-c: tells of a claim of the other side that was denied, and of neutral units that fell', async () => {
    const claim = (granted: boolean, seat = 'sartar'): Event => ({
      type: 'alliance-claimed',
      clause: 'DP-14.1.3-c',
      seat,
      people: 'dragonewts',
      points: 71,
      granted,
      reveals: true,
    });
    const [giant] = OWN;
    const units = view.units.map((unit) => (unit.id === giant ? { ...unit, owner: -1 } : unit));
    const lines = await linesIn(
      'en',
      [claim(false), claim(true), claim(false, 'lunar'), declared('3310'), lost(giant), ended('3310')],
      { ...view, units },
    );
    expect(lines.map(({ sentence }) => sentence.text)).toEqual([
      'Battle for 3310 (Alda-Chur): 1 neutral unit fell.',
      'Sartar claims Dragonewts with 71 points: denied.',
    ]);
  });

  test('tells of a battle still being fought only what it has cost so far', async () => {
    expect(await reported('en', declared('3220'), lost(OWN[0]), ended('3220'), declared('2625'))).toEqual([
      'Battle for 3220 (Jonstown): you lost 1 unit.',
    ]);
    expect(await reported('en', declared('3220'), back(OWN[0]))).toEqual([
      'Battle for 3220 (Jonstown): 1 of your units retreated.',
    ]);
  });

  test('tells what a battle has cost since one last looked, also where it had begun before', async () => {
    expect(await reported('en', lost(OWN[0]), ended('3220'), lost(OWN[1]))).toEqual([
      'Battle for 3220 (Jonstown): you lost 1 unit.',
      'Outside battle: you lost 1 unit.',
    ]);
    const battle = { ...BATTLE, targets: [WORLD.land.grid.index.get('3220')!] };
    const inBattle = async (...events: readonly Event[]) =>
      (await linesIn('en', events, { ...view, frames: [battle] })).map(({ sentence }) => sentence.text);
    expect(await inBattle(lost(OWN[0]))).toEqual(['Battle for 3220 (Jonstown): you lost 1 unit.']);
    expect(await inBattle()).toEqual(['Battle for 3220 (Jonstown): not decided yet.']);
  });

  test('names the allies won, and the heroes that fell, with what became of them at last', async () => {
    const won = (people: string): Event => ({
      type: 'alliance-won',
      clause: 'DP-14.1.3-b',
      seat: 'sartar',
      people,
    });
    const hero = HEROES[0]!;
    const rolled: Event = {
      type: 'escape-rolled',
      clause: 'DP-8.5-b',
      unit: hero,
      die: 1,
      needs: 4,
      success: false,
    };
    const [outside, fate, allies] = await reported(
      'en',
      lost(hero),
      rolled,
      won('ironhoof'),
      won('androgeus'),
    );
    expect(outside).toMatch(/^Outside battle: /);
    expect(fate).toMatch(/heroic escape on 4\+: 1, lost\.$/);
    expect(allies).toBe('Sartar has new allies: Ironhoof and Androgeus.');
  });

  test('leads to the hex and to the line of the log', async () => {
    const [battle] = await linesIn('en', TURN);
    expect(battle?.sentence.hexes).toEqual(['3220']);
    expect(battle?.actions).toBe(4);
  });

  test('tells one’s own worst battles, and the others as one', async () => {
    const fight = (hex: string, ...more: readonly Event[]) => [declared(hex), ...more, ended(hex)];
    expect(
      await reported(
        'en',
        ...fight('3219', lost(OTHERS[0])),
        ...fight('3220'),
        ...fight('3524', lost(OWN[0])),
        ...fight('3218', lost(OWN[1]), lost(OWN[2])),
        ...fight('3217', lost(OTHERS[1]), lost(OTHERS[2])),
      ),
    ).toEqual([
      'Battle for 3218: you lost 2 units.',
      'Battle for 3524 (Boldhome): you lost 1 unit.',
      'Battle for 3217: Sartar lost 2 units.',
      '2 more battles: Sartar lost 1 unit.',
    ]);
  });

  test('a quiet turn says so, and one’s own moves are no news', async () => {
    expect(await reported('en', unseen('3218', '3219', 'lunar'))).toEqual(['No moves and no attacks.']);
  });

  test.each(LANGUAGES)(
    '%s: whatever a seat misses can be reported, in eight lines at most',
    async (language) => {
      const speech = speechOf(await tongueIn(language, ['common', 'dragon-pass', 'report']));
      const game = dragonPass.setup('pass-2', {}, seededDice('missed'));
      const missed: LogEvent<Event>[] = [];
      playout(dragonPass, game, seededDice('choices'), seededDice('dice'), 600, (step) => {
        for (const event of step.events)
          missed.push({ event, turn: 1, actions: missed.length, seat: step.seat });
      });
      for (let from = 0; from < missed.length; from += 97) {
        const lines = reportOf(
          passReporter,
          missed.slice(from, from + 400),
          dragonPass.view(game, 'lunar'),
          'lunar',
          speech,
        );
        expect(lines.length).toBeLessThanOrEqual(8);
        for (const { sentence } of lines)
          expect(sentence.text).not.toMatch(/[{}\uE000-\uE003]|undefined|NaN/);
      }
    },
  );
});
