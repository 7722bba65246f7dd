import { type Action, dragonRage, scoreOf } from '@hexwyrm/dragon-rage';
import { newRecord, openMatch } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../tutorial/lesson.ts';
import { progressOf } from '../../../tutorial/progress.ts';
import de from '../messages/tutorial/first/de.json' with { type: 'json' };
import en from '../messages/tutorial/first/en.json' with { type: 'json' };
import es from '../messages/tutorial/first/es.json' with { type: 'json' };
import fr from '../messages/tutorial/first/fr.json' with { type: 'json' };
import { lesson } from './lesson/lesson.ts';
import { LEARNER, OPENING } from './lesson/opening.ts';
import { PLAYS } from './lesson/plays.ts';
import { STEPS } from './lesson/steps.ts';

const { follow, roomFor, spanOf, ...progress } = progressOf(lesson);
const objectionTo = (index: number, actions: number, wish: readonly Action[]) =>
  progress.objectionTo(index, actions, wish);

const open = () => {
  const start = { kind: 'position', position: OPENING } as const;
  return openMatch(dragonRage, newRecord(dragonRage, start, { kind: 'scripted', values: diceOf(lesson) }));
};

const indexOf = (id: string): number => STEPS.findIndex((step) => step.id === id);

describe('the lesson', () => {
  it('is played from the first action to the last by the introductory rules, every die as written', () => {
    const table = open();
    expect(table.state.options).toMatchObject({ profile: 'basic', grading: false });
    for (const { seat, action, dice } of PLAYS) {
      expect(table.decision()?.seats).toEqual([seat]);
      expect(table.apply(seat, action).rolled).toEqual(dice);
    }
    // Cathedral 4 and Guildhall 3; the militia burned, one infantry struck down, one overrun, a hero hurt.
    expect(scoreOf(table.state)).toBe(7);
    expect(table.outcome()).toMatchObject({ winner: LEARNER, reason: 'goal', facts: { score: 7, goal: 7 } });
    expect(table.state.units.map(({ type, hex }) => (hex < 0 ? type : null)).filter(Boolean)).toEqual([
      'INF',
      'MIL',
      'INF',
    ]);
    expect(table.state.turn).toBe(3);
  });

  it('says true odds: 11 against 5 needs a 5, fire spares militia on a 6, an overrun of infantry needs a 4', () => {
    const table = open();
    const needs: Record<string, number | undefined> = {};
    for (const { seat, action } of PLAYS) {
      needs[action.type] ??= table.odds(seat, action)[0]?.needs;
      table.apply(seat, action);
    }
    expect(needs).toMatchObject({ strike: 5, breathe: 6, overrun: 4, shoot: 6, melee: 4 });
  });

  it('shows the shut gate to whoever asks, by the clause on entrances', () => {
    const table = open();
    table.apply(LEARNER, { type: 'walk', unit: 0, to: '0606' });
    expect(table.explain(LEARNER, { type: 'walk', unit: 0, to: '0707' })).toMatchObject({
      ok: false,
      refusal: { clause: 'DR-2.5.5-e' },
    });
  });

  it('comes to the same end however the lightning is spread', () => {
    const areas = ['head', 'wings', 'legs', 'belly'] as const;
    for (const spared of areas) {
      const table = open();
      const taken = areas.filter((area) => area !== spared);
      for (const { seat, action } of PLAYS) {
        const area = action.type === 'assign' ? taken.shift() : undefined;
        table.apply(seat, area === undefined ? action : { type: 'assign', area });
      }
      expect(table.outcome()?.winner).toBe(LEARNER);
    }
  });

  it('has a step for each action and ends with the last of them', () => {
    expect(spanOf(STEPS.length - 1).to).toBe(PLAYS.length);
    expect(STEPS.length).toBeGreaterThanOrEqual(25);
    for (const [index, { expect: wanted }] of STEPS.entries()) {
      const { from, to } = spanOf(index);
      const seats = new Set(PLAYS.slice(from, Math.max(from, to)).map(({ seat }) => seat));
      if (wanted.kind === 'play') expect([...seats]).toEqual(['invader']);
      if (wanted.kind === 'watch') expect([...seats]).toEqual(['defender']);
    }
  });
});

describe.each(Object.entries({ en, fr, es, de }))('the words of the lesson in %s', (_, messages) => {
  it('say what each step is about and, where there is something to do, how', () => {
    const ids = new Set(Object.keys(messages));
    for (const { id, chapter, expect: wanted } of STEPS) {
      expect(ids).toContain(`tutorial.${id}`);
      expect(ids).toContain(`tutorial.chapter-${chapter}`);
      expect(ids.has(`tutorial.${id}-do`)).toBe(wanted.kind !== 'read' && wanted.kind !== 'watch');
    }
  });
});

describe('the progress of a learner', () => {
  it('goes on when the action is done, also when its preview was skipped', () => {
    expect(STEPS[follow(indexOf('walk'), 1)]?.id).toBe('undo');
    expect(STEPS[follow(indexOf('preview'), 1)]?.id).toBe('undo');
    expect(STEPS[follow(indexOf('undo'), 0)]?.id).toBe('again');
    expect(STEPS[follow(indexOf('again'), 1)]?.id).toBe('why-not');
  });

  it('waits where nothing has happened', () => {
    for (const id of ['welcome', 'walk', 'undo', 'why-not', 'face', 'raze'])
      expect(STEPS[follow(indexOf(id), spanOf(indexOf(id)).from)]?.id).toBe(id);
  });

  it('goes back with whoever undoes more than was asked', () => {
    expect(STEPS[follow(indexOf('enter'), 2)]?.id).toBe('smash');
    expect(STEPS[follow(indexOf('why-not'), 0)]?.id).toBe('again');
  });

  it('is over after the last action', () => {
    expect(follow(indexOf('raze'), PLAYS.length)).toBe(STEPS.length);
  });
});

describe('the coach', () => {
  it('lets pass what the step wants, several actions at once as well', () => {
    expect(objectionTo(indexOf('walk'), 0, [{ type: 'walk', unit: 0, to: '0606' }])).toBeNull();
    expect(roomFor(indexOf('smash'), 2)).toBe(1);
    expect(roomFor(indexOf('assign'), 8)).toBe(2);
    const assign = [{ type: 'assign', area: 'belly' } as const, { type: 'assign', area: 'head' } as const];
    expect(objectionTo(indexOf('assign'), 7, assign)).toBeNull();
  });

  it('says what is wrong with anything else', () => {
    const strike = { type: 'strike', unit: 0, hex: '0708', groups: { head: 1 } } as const;
    expect(objectionTo(indexOf('strike'), 5, [strike])).toBe('tutorial.no-strike');
    expect(objectionTo(indexOf('walk'), 0, [{ type: 'end' }])).toBe('coach.no-end');
    expect(objectionTo(indexOf('walk'), 0, [{ type: 'walk', unit: 0, to: '0706' }])).toBe('tutorial.no-move');
    expect(objectionTo(indexOf('overrun'), 28, [{ type: 'walk', unit: 0, to: '1107' }])).toBe(
      'tutorial.no-overrun',
    );
    expect(objectionTo(indexOf('breathe'), 21, [{ type: 'breathe', unit: 0, facing: 'NE' }])).toBe(
      'tutorial.no-breathe',
    );
    expect(objectionTo(indexOf('welcome'), 0, [{ type: 'walk', unit: 0, to: '0606' }])).toBe(
      'coach.no-first',
    );
  });
});
