import { describe, expect, it } from 'vitest';
import { totalOf } from '../alliances/ledger.ts';
import { isToday } from '../core/chance.ts';
import type { State } from '../core/state.ts';
import { RANDOM_EVENTS } from '../core/world/random-events.ts';
import { BAT, BLACK, glowline, worth } from '../moon/glow.fixture.ts';
import { battleWith } from '../report/battle.ts';
import { eventsIn } from '../report/powers/random-events.ts';
import { dragonPass } from '../testing/by-index.ts';
import { passUntil } from '../testing/opening.ts';
import { assault, elsewhere, lunar, sartar, untilDice, untilOdds } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';
import { allied, fated, roll, today } from './events.fixture.ts';

describe('the random events segment', () => {
  it('DP-15-a: one objection before play switches it off', () => {
    const on = fated({});
    expect(eventsOf(roll(on, 1, 4), 'random-event')).toHaveLength(1);
    const off = fated({}, { options: { events: false } });
    expect(eventsOf(roll(off), 'random-event')).toEqual([]);
    expect(off.state.phase).toBe('movement');
  });

  it('DP-15-b: only in scenarios 7 and 9', () => {
    const rolls = (scenario: string) => {
      const { state } = fated({}, { scenario });
      const events = dragonPass.apply(state, 'lunar', { type: 'seal' }, { d6: () => 1 });
      return eventsOf(events, 'random-event').length;
    };
    expect(['pass-7', 'pass-9', 'pass-8', 'pass-5'].map(rolls)).toEqual([1, 1, 0, 0]);
  });

  it('DP-15-c: the first die gives the tens, the second the units', () => {
    const named = (...dice: number[]) => eventsOf(roll(fated({}), ...dice), 'random-event')[0];
    expect(named(4, 2)).toMatchObject({ name: 'twin-stars', dice: [4, 2], turn: 5 });
    expect(named(2, 4)).toMatchObject({ name: 'giant', dice: [2, 4] });
  });

  it('DP-15-c: all 36 rolls are on the table once, and their chances add up', () => {
    const rolls = RANDOM_EVENTS.flatMap((event) => event.rolls);
    expect(rolls).toHaveLength(36);
    expect(new Set(rolls).size).toBe(36);
    const [odds] = fated({}).odds('lunar', { type: 'seal' });
    expect(odds).toMatchObject({ roll: 'random-event', dice: 2 });
    expect(odds?.results.reduce((sum, { chance: [ways] }) => sum + ways, 0)).toBe(36);
    expect(odds?.results.find(({ result }) => result === 'giant')?.chance).toEqual([6, 36]);
  });

  it('remembers what was rolled in each game-turn, for all to see', () => {
    const t = fated({});
    roll(t, 1, 4);
    for (const seat of ['lunar', 'sartar', 'spectator'])
      expect(dragonPass.view(t.state, seat).chance?.rolled).toEqual([{ turn: 5, roll: 14, without: null }]);
  });
});

describe('events for the game-turn', () => {
  it('DP-PAC.RandomEvents.11-a: player-turns are taken in the opposite order until it is rolled again', () => {
    const t = fated({});
    roll(t, 1, 1);
    expect([t.state.reversed, t.state.active]).toEqual([true, 1]);
    const events = passUntil(t.state, ({ turn, active }) => turn === 6 && active === 0);
    const turns = eventsOf(events, 'phase').map(({ turn, seat }) => `${turn} ${seat}`);
    expect([...new Set(turns)].slice(0, 3)).toEqual(['5 sartar', '5 lunar', '6 sartar']);
    const back = fated(
      {},
      {
        state: (state) => {
          state.reversed = true;
          state.active = 1;
        },
      },
    );
    roll(back, 1, 1);
    expect([back.state.reversed, back.state.active]).toEqual([undefined, 0]);
  });

  it('DP-PAC.RandomEvents.11-b: one side can move twice in a row', () => {
    // Sartar has had the last player-turn of the game-turn before.
    const t = fated({});
    const events = roll(t, 1, 1);
    expect(eventsOf(events, 'phase')[0]).toMatchObject({ turn: 5, seat: 'sartar' });
  });

  it('DP-PAC.RandomEvents.14-a: rain for this game-turn', () => {
    const wood = { ground: { forest: ['1111'] } };
    for (const second of [4, 5, 6]) {
      const t = fated({ a: lunar('3-3-4', '1110'), d: sartar('3-3-3', '1616') }, { land: wood });
      roll(t, 1, second);
      // Three points for a forest in the rain.
      const [moved] = eventsOf(t.walk('lunar', 'a', '1111'), 'moved');
      expect(moved?.cost).toBe(3);
      passUntil(t.state, ({ turn }) => turn === 6);
      expect(isToday(t.state, 'rain')).toBe(false);
    }
  });

  it('DP-PAC.RandomEvents.14-a DP-7.10.6.6-a: and one less on the die of attackers', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'battles',
      pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910'), ...elsewhere },
      state: (state) => {
        state.chance = today(14);
      },
    });
    assault(t, '0910', 'a');
    expect(untilOdds(t)[0]?.modifier).toBe(-1);
  });

  it('DP-PAC.RandomEvents.31-a: no Glowline in this game-turn, but a Glowspot', () => {
    const land = glowline('0909');
    const on = (state: State) => {
      state.chance = today(31, state.turn);
    };
    expect(worth('0909', BLACK, { land })).toBe(7);
    expect(worth('0909', BLACK, { land, state: on })).toBe(0);
    expect(worth('0909', BLACK, { land, state: on }, { 'crimson-bat': BAT('0908') })).toBe(7);
    const yesterday = (state: State) => {
      state.chance = today(31, state.turn);
      state.turn += 1;
    };
    expect(worth('0909', BLACK, { land, state: yesterday })).toBe(7);
  });

  it('DP-PAC.RandomEvents.41-a: the Horde does not move in this game-turn, but fights', () => {
    const clan = { type: 'horde-clans', owner: 'sartar', hex: '0909' };
    const t = table({
      scenario: 'pass-7',
      active: 'sartar',
      pieces: { clan, foot: sartar('3-3-3', '1515'), d: lunar('3-3-3', '0910') },
      state: (state) => {
        state.chance = today(41);
      },
    });
    expect(t.refusal('sartar', { type: 'step', unit: t.id('clan'), to: t.hex('0908') })).toBe(
      'DP-PAC.RandomEvents.41-a',
    );
    expect(t.refusal('sartar', { type: 'step', unit: t.id('foot'), to: t.hex('1514') })).toBeNull();
    t.play('sartar', { type: 'end' });
    expect(t.state.phase).toBe('battles');
    t.play('sartar', { type: 'fight' });
    // As printed: 4.
    expect(untilOdds(t)[0]?.sum?.total).toBe(4);
  });

  it('DP-PAC.RandomEvents.41-b: attacked it counts as disrupted, and is face up again afterwards', () => {
    const quarrel = (code: string) =>
      table({
        scenario: 'pass-7',
        phase: 'battles',
        pieces: {
          clan: { type: 'horde-clans', owner: 'sartar', hex: '0910' },
          a: lunar(code, '0909'),
          ...elsewhere,
        },
        state: (state) => {
          state.chance = today(41);
        },
      });
    const attack = (code: string) => {
      const t = quarrel(code);
      assault(t, '0910', 'a');
      return t;
    };
    const melee = attack('1-1-9');
    // Two on its back, doubled in defence.
    const struck = eventsOf(untilDice(melee, 1, 1), 'struck');
    expect(struck[1]).toMatchObject({ cause: 'counter-attack', total: 4 });
    expect([melee.unit('clan').down, melee.at('clan')]).toEqual([false, '0910']);
    // So it is foreseen too, before the attack is declared.
    const ahead = quarrel('1-1-9');
    const plan = battleWith(dragonPass.view(ahead.state, 'lunar'), {
      type: 'attack',
      hex: '0910',
      unit: ahead.id('a'),
    });
    expect([plan?.defence.combat, plan?.defence.blow.sum?.total]).toEqual([2, 4]);
    // Five missile points and a 3 disrupt one unit.
    const shot = attack('1*****-1-9');
    shot.play('lunar', { type: 'aim', unit: shot.id('a'), hex: shot.hex('0910') }, 3);
    expect(shot.at('clan')).toBe('dead');
  });
});

describe('gifts', () => {
  it.each([
    ['DP-PAC.RandomEvents.51-a', 51, 'sartar', 'grazelanders', 5],
    ['DP-PAC.RandomEvents.52-a', 52, 'sartar', 'ironhoof', 10],
    ['DP-PAC.RandomEvents.53-a', 53, 'sartar', 'ethilrist', 10],
    ['DP-PAC.RandomEvents.54-a', 54, 'sartar', 'exiles', 10],
    ['DP-PAC.RandomEvents.55-a', 55, 'sartar', 'dragonewts', 10],
    ['DP-PAC.RandomEvents.56-a', 56, 'sartar', 'cragspider', 15],
    ['DP-PAC.RandomEvents.61-a', 61, 'lunar', 'ironhoof', 5],
    ['DP-PAC.RandomEvents.62-a', 62, 'lunar', 'grazelanders', 10],
    ['DP-PAC.RandomEvents.63-a', 63, 'lunar', 'cragspider', 10],
    ['DP-PAC.RandomEvents.64-a', 64, 'lunar', 'ethilrist', 15],
    ['DP-PAC.RandomEvents.65-a', 65, 'lunar', 'exiles', 15],
    ['DP-PAC.RandomEvents.66-a', 66, 'lunar', 'dragonewts', 10],
  ])('%s: a roll of %i gives %s points with %s: %i', (clause, number, seat, people, count) => {
    const t = fated({});
    const player = t.state.seats.indexOf(seat);
    const events = roll(t, Math.floor(number / 10), number % 10);
    expect(totalOf(t.state, player, people)).toBe(count);
    expect(totalOf(t.state, 1 - player, people)).toBe(0);
    expect(eventsOf(events, 'points-gained')).toMatchObject([{ clause, seat, people, points: count }]);
  });

  it('DP-PAC.RandomEvents-z: nothing comes of one for a people that has chosen a side', () => {
    const t = fated(
      {},
      {
        state: (state) => {
          state.diplomacy = allied('exiles', 0);
        },
      },
    );
    const [event] = eventsOf(roll(t, 5, 4), 'random-event');
    expect(event).toMatchObject({ clause: 'DP-PAC.RandomEvents-z', none: true });
    expect(totalOf(t.state, 1, 'exiles')).toBe(0);
  });
});

describe('what a table can ask', () => {
  it('DP-15-c DP-PAC.RandomEvents.41-a: what was rolled, and what lasts', () => {
    const t = fated({ foot: sartar('3-3-3', '1010') });
    roll(t, 4, 1);
    const report = askEvents(t.state, 'sartar');
    expect(report.now).toMatchObject({ turn: 5, dice: [4, 1], name: 'horde-quarrel', without: null });
    expect(report.lasting).toMatchObject([{ roll: 41, until: 5 }]);
    const shifted = fated({});
    roll(shifted, 1, 1);
    expect(askEvents(shifted.state, 'lunar').lasting).toMatchObject([{ roll: 11, until: null }]);
  });

  it('DP-PAC.RandomEvents.32-a: the units that may leave, for their owner alone', () => {
    const own = { faction: 'lunar' };
    const t = fated({
      a: lunar('3-3-3', '0303', own),
      b: lunar('3-3-3', '0404', own),
      c: lunar('3-3-3', '0606', own),
      d: lunar('3-3-3', '0707', own),
    });
    roll(t, 3, 2);
    expect(askEvents(t.state, 'lunar').leavers).toMatchObject({
      left: 3,
      units: [t.id('a'), t.id('b'), t.id('c'), t.id('d')],
    });
    expect(askEvents(t.state, 'sartar').leavers).toBeNull();
  });
});

const askEvents = (state: State, seat: string) =>
  eventsIn(dragonPass.view(state, seat), state.seats.indexOf(seat));
