import type { GameEvent } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { passStory } from '../../games/dragon-pass/table/story.ts';
import { rageStory } from '../../games/dragon-rage/table/story.ts';
import type { Notes } from '../../storage/notes.ts';
import { linesOf as allLines, type Filter, openingOf, parted, placeOf, shownLines } from './lines.ts';

const linesOf = (log: readonly Entry[]) => allLines(log, rageStory);

const entry = (...types: string[]): Entry => ({
  seat: 'invader',
  action: null,
  rolled: [],
  events: types.map((type) => ({ type, clause: 'DR-2.1' })),
});

const LINES = linesOf([
  entry('placed'),
  entry('phase', 'phase'),
  entry('moved'),
  entry('attack', 'rolled', 'destroyed', 'razed'),
  entry('phase'),
]);

const told = (lines: typeof LINES, filter: Filter, notes: Notes) =>
  shownLines(lines, filter, notes, rageStory, () => 'invader').map(
    ({ name, event }) => `${name} ${event.type}`,
  );

describe('the lines of the log', () => {
  it('are parted where the first phase begins: what was set up before it, what was played since', () => {
    const names = (log: readonly Entry[]) => {
      const { setUp, played } = parted(linesOf(log), rageStory);
      return [setUp, played].map((lines) => lines.map(({ name }) => name));
    };
    expect(names([entry('placed'), entry('placed', 'phase'), entry('moved')])).toEqual([
      ['1.0', '2.0'],
      ['2.1', '3.0'],
    ]);
    expect(names([entry('placed')])).toEqual([['1.0'], []]);
  });

  it('tell of the diplomacy of the first turn after the set-up', () => {
    const lines = allLines(
      [entry('deployed'), entry('turn-began', 'points-given'), entry('phase')],
      passStory,
    );
    const { setUp, played } = parted(lines, passStory);
    expect([setUp, played].map((part) => part.map(({ event }) => event.type))).toEqual([
      ['deployed'],
      ['turn-began', 'points-given', 'phase'],
    ]);
  });

  it('begin with the set-up, or where a position began in the middle of a game', () => {
    expect(openingOf(LINES, rageStory)).toBe('history.set-up');
    expect(openingOf(linesOf([entry('moved'), entry('phase')]), rageStory)).toBe('history.start');
  });

  it('are all events under the heading of their phase, in their true order; phases that pass by have none', () => {
    expect(told(LINES, 'all', {})).toEqual([
      '1.0 placed',
      '2.1 phase',
      '3.0 moved',
      '4.0 attack',
      '4.1 rolled',
      '4.2 destroyed',
      '4.3 razed',
    ]);
  });

  it('tell the newest turn first, and each turn from its beginning', () => {
    const phase = (name: string) => ({
      ...entry(),
      events: [{ type: 'phase', clause: 'DR-2.6.1-a', phase: name }],
    });
    const lines = linesOf([
      phase('invader-movement'),
      entry('placed'),
      entry('razed'),
      phase('invader-melee'),
      entry('attack'),
      phase('defender-movement'),
      entry('placed'),
      entry('razed'),
    ]);
    const whose = (event: GameEvent) => ('phase' in event ? String(event.phase).slice(0, 7) : null);
    const names = shownLines(lines, 'all', {}, rageStory, whose).map(({ name }) => name);
    expect(names).toEqual(['6.0', '7.0', '8.0', '1.0', '2.0', '3.0', '4.0', '5.0']);
  });

  it('are found by when they happened, or by what came next, and headings never', () => {
    const shown = shownLines(LINES, 'all', {}, rageStory, () => 'invader');
    const found = (actions: number) => shown[placeOf(shown, actions)]?.name;
    expect([1, 2, 3, 4].map(found)).toEqual(['1.0', '3.0', '3.0', '4.0']);
    expect(placeOf(shown, 5)).toBe(-1);
  });

  it('can be cut to fights, moves, points or what was marked; no heading stands alone', () => {
    expect(told(LINES, 'fights', {})).toEqual(['2.1 phase', '4.0 attack', '4.1 rolled', '4.2 destroyed']);
    expect(told(LINES, 'points', {})).toEqual(['2.1 phase', '4.3 razed']);
    expect(told(LINES, 'moves', {})).toEqual(['1.0 placed', '2.1 phase', '3.0 moved']);
    const notes = { '4.2': { marked: false, text: 'alas' }, '9.0': { marked: true, text: '' } };
    expect(told(LINES, 'marked', notes)).toEqual(['4.2 destroyed']);
  });

  it('say once that an attack missed; where no die fell the miss is told by itself', () => {
    const rolled = { type: 'rolled', clause: 'DR-2.7.2-d', success: false };
    const hit = { ...rolled, success: true };
    const missed = { type: 'missed', clause: 'DR-2.7.2-d' };
    const types = (...events: (typeof missed)[]) =>
      linesOf([{ ...entry(), events }]).map(({ event }) => event.type);
    expect(types(rolled, missed)).toEqual(['rolled']);
    expect(types(hit, missed)).toEqual(['rolled', 'missed']);
    expect(types({ ...missed, type: 'attack' }, missed)).toEqual(['attack', 'missed']);
  });

  it('tell an attack instead of its plan, under its own name, so that its notes stay with it', () => {
    const names = (...log: readonly Entry[]) =>
      linesOf(log).map(({ name, event }) => `${name} ${event.type}`);
    expect(names(entry('attack-planned'), entry('attack-planned'))).toEqual(['2.0 attack-planned']);
    expect(names(entry('attack-planned'), entry('attack', 'rolled'))).toEqual(['2.0 attack', '2.1 rolled']);
    expect(names(entry('attack-planned'), entry('razed'))).toEqual(['1.0 attack-planned', '2.0 razed']);
  });

  it('tell the turns of a walk with it, but those before and after it by themselves', () => {
    const moved = { type: 'moved', clause: 'DR-2.12.1.1.1-c', unit: 0, mp: 1 };
    const turned = { type: 'turned', clause: 'DR-2.12.1.1.1-b', unit: 0, facing: 'SW' };
    const events = [
      { ...turned, mp: 0 },
      { ...moved, from: '1111', to: '1011' },
      { ...turned, mp: 1 },
      { ...moved, from: '1011', to: '0911' },
      { ...turned, mp: 0 },
    ];
    expect(linesOf([{ ...entry(), events }]).map(({ name, event }) => ({ name, event }))).toMatchObject([
      { name: '1.0', event: { type: 'turned' } },
      { name: '1.1', event: { type: 'moved', from: '1111', to: '0911', mp: 3 } },
      { name: '1.4', event: { type: 'turned' } },
    ]);
  });

  it('tell a walk in one line, with all it cost; other units and other rules have lines of their own', () => {
    const step = (unit: number, from: string, to: string, clause = 'DR-2.4.1-a'): Entry => {
      const moved = { type: 'moved', clause, unit, from, to, mp: 1 };
      return { ...entry(), events: [moved] };
    };
    const walk = [step(1, '1410', '1310'), step(1, '1310', '1209'), step(1, '1209', '1109')];
    const others = [step(2, '0808', '0909'), step(1, '1109', '1108', 'DR-2.4.7.1-a')];
    const lines = linesOf([...walk, ...others]);
    expect(lines.map(({ name, event, actions }) => ({ name, event, actions }))).toMatchObject([
      { name: '1.0', actions: 3, event: { unit: 1, from: '1410', to: '1109', mp: 3 } },
      { name: '4.0', actions: 4, event: { unit: 2, from: '0808', to: '0909', mp: 1 } },
      { name: '5.0', actions: 5, event: { unit: 1, from: '1109', to: '1108', mp: 1 } },
    ]);
  });
});
