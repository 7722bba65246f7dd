import { dragonRage, type Event } from '@hexwyrm/dragon-rage';
import { playout, seededDice } from '@hexwyrm/kernel';
import { LANGUAGES, type Language, speechOf } from '@hexwyrm/words';
import { describe, expect, test } from 'vitest';
import { tongueIn } from '../../../i18n/testing/tongue-in.ts';
import type { LogEvent } from '../../../replay/log-events.ts';
import { reportOf } from '../../../table/log/report.ts';
import { tableView } from '../table-view.fixture.ts';
import { rageReporter } from './reporter.ts';

const state = dragonRage.setup('esirien-1', {}, seededDice('report'));
const idOf = (type: string): number => state.units.findIndex((unit) => unit.type === type);
const [DRAGON, HERO, INFANTRY, ARCHERS, WIZARD] = ['DRAGON', 'HERO', 'INF', 'ARH', 'WZD'].map(idOf) as [
  number,
  number,
  number,
  number,
  number,
];
const dragon = state.units[DRAGON];
if (dragon) dragon.hex = 0;

const happened = (events: readonly Event[]): readonly LogEvent<Event>[] =>
  events.map((event, index) => ({ event, turn: 1, actions: index + 1, seat: 'defender' }));

const reported = async (language: Language, seat: string, ...events: readonly Event[]) => {
  const speech = speechOf(await tongueIn(language, ['common', 'dragon-rage', 'report']));
  const view = tableView(state, seat);
  return reportOf(rageReporter, happened(events), view, seat, speech).map(({ sentence }) => sentence.text);
};

const phase = (name: 'defender-archery' | 'defender-melee' | 'invader-melee'): Event => ({
  type: 'phase',
  clause: 'DR-2.6.1-a',
  turn: 1,
  phase: name,
});
const blow = (unit: number, success: boolean): Event => ({
  type: 'rolled',
  clause: 'DR-2.7.2-d',
  roll: 'to-hit',
  unit,
  target: DRAGON,
  dice: [success ? 5 : 2],
  modifier: 0,
  needs: 4,
  success,
});
const hurt: Event = {
  type: 'damaged',
  clause: 'DR-2.7.2-f',
  unit: DRAGON,
  area: 'wings',
  points: 3,
  by: ARCHERS,
};
const moved = (unit: number): Event => ({
  type: 'moved',
  clause: 'DR-2.4.1-a',
  unit,
  from: '0706',
  to: '0707',
  mp: 1,
  how: 'walk',
});
const cast: Event = {
  type: 'cast',
  clause: 'DR-2.8.9-a',
  unit: WIZARD,
  spell: 'lightning',
  cost: 3,
  target: DRAGON,
};
const fallen = (unit: number, hex: string): Event => ({ type: 'destroyed', clause: 'DR-2.7.1-a', unit, hex });
const razed: Event = { type: 'razed', clause: 'DR-2.2.4.1-a', hex: '1105', vp: 4, score: 4, by: DRAGON };

const CITY: readonly Event[] = [
  cast,
  moved(INFANTRY),
  moved(INFANTRY),
  moved(HERO),
  phase('defender-archery'),
  blow(ARCHERS, true),
  hurt,
  blow(ARCHERS, false),
  phase('defender-melee'),
  blow(INFANTRY, false),
];

describe('the report of Dragon Rage', () => {
  test('tells the invader what it cost, and what the defender did', async () => {
    expect(await reported('en', 'invader', ...CITY)).toEqual([
      'Dragon 1 at 0101 lost 3 hit points (wings).',
      'The defender moved Infantry 1 to 0707 and Hero to 0707.',
      'The defender cast Lightning, shot at 0101 (2 shots, 1 hit) and attacked 0101 (1 attack, no hits).',
    ]);
    expect(await reported('fr', 'invader', ...CITY)).toEqual([
      'Dragon 1 en 0101 a perdu 3 points de vie (ailes).',
      expect.stringMatching(/^Le défenseur a déplacé .* en 0707 et .* en 0707\.$/),
      'Le défenseur a lancé Éclair, a tiré sur 0101 (2 tirs, 1 touche) et a attaqué 0101 (1 attaque, sans effet).',
    ]);
    expect(await reported('es', 'invader', ...CITY)).toEqual([
      'Dragón 1 en 0101 ha sufrido 3 puntos de daño (alas).',
      expect.stringMatching(/^El defensor ha movido .* a 0707 y .* a 0707\.$/),
      'El defensor ha lanzado Rayos, ha disparado a 0101 (2 disparos, 1 impacto) y ha atacado 0101 (1 ataque, sin efecto).',
    ]);
    expect(await reported('de', 'invader', ...CITY)).toEqual([
      'Drache 1 auf 0101: 3 Trefferpunkte verloren (Flügel).',
      expect.stringMatching(/^Der Verteidiger zog .* nach 0707 und .* nach 0707\.$/),
      'Der Verteidiger wirkte Blitz, schoss auf 0101 (2 Schüsse, 1 Treffer) und griff 0101 an (1 Angriff, kein Treffer).',
    ]);
  });

  test('tells the defender losses and points first', async () => {
    const burned: Event = {
      type: 'breathed',
      clause: 'DR-2.12.1.3-a',
      unit: DRAGON,
      hexes: ['1105', '1106'],
    };
    expect(
      await reported('en', 'defender', burned, fallen(INFANTRY, '1105'), fallen(HERO, '1106'), razed),
    ).toEqual([
      'You lost 1 hero and 1 infantry unit at 1105 and 1106.',
      expect.stringMatching(/^Destroyed: .*1105.*, \+4 VP\. Now 0 of \d+ VP\.$/),
      'The invader breathed fire over 1105 and 1106.',
    ]);
  });

  test('what one monster lost is told once', async () => {
    const lost = (area: 'legs' | 'wings'): Event => ({
      type: 'group-lost',
      clause: 'DR-2.7.4.2-c',
      unit: DRAGON,
      area,
    });
    const all = [lost('legs'), lost('wings'), lost('legs')];
    expect(await reported('en', 'invader', ...all)).toEqual(['Dragon 1 lost 2 legs and a wing.']);
    expect(await reported('de', 'invader', ...all)).toEqual([
      'Drache 1 hat 2 Beine und einen Flügel verloren.',
    ]);
    expect(await reported('fr', 'invader', ...all)).toEqual(['Dragon 1 a perdu 2 pattes et une aile.']);
    expect(await reported('es', 'invader', ...all)).toEqual(['Dragón 1 ha perdido 2 patas y un ala.']);
  });

  test('a sure hit counts, and a lost enemy is told last', async () => {
    const attack: Event = {
      type: 'attack',
      clause: 'DR-2.7.1-a',
      weapon: 'melee',
      units: [INFANTRY],
      hex: '1110',
      attack: 9,
      defence: 1,
      cell: 'D',
    };
    expect(await reported('en', 'invader', phase('defender-melee'), attack)).toEqual([
      'The defender attacked 1110 (1 attack, 1 hit).',
    ]);
    expect(await reported('en', 'invader', fallen(HERO, '1110'))).toEqual(['The enemy lost 1 hero at 1110.']);
    expect(await reported('en', 'invader', phase('defender-melee'))).toEqual(['No moves and no attacks.']);
  });

  test.each(LANGUAGES)(
    '%s: whatever a seat misses can be reported, in six lines at most',
    async (language) => {
      const speech = speechOf(await tongueIn(language, ['common', 'dragon-rage', 'report']));
      const game = dragonRage.setup('esirien-1', {}, seededDice('missed'));
      const missed: LogEvent<Event>[] = [];
      playout(dragonRage, game, seededDice('choices'), seededDice('dice'), 600, (step) => {
        for (const event of step.events)
          missed.push({ event, turn: 1, actions: missed.length, seat: step.seat });
      });
      for (const seat of ['invader', 'defender'])
        for (let from = 0; from < missed.length; from += 61) {
          const lines = reportOf(
            rageReporter,
            missed.slice(from, from + 300),
            dragonRage.view(game, seat),
            seat,
            speech,
          );
          expect(lines.length).toBeLessThanOrEqual(6);
          for (const { sentence } of lines)
            expect(sentence.text).not.toMatch(/[{}\uE000-\uE003]|undefined|NaN/);
        }
    },
  );
});
