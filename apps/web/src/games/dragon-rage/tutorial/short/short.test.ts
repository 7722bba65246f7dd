import { type Action, CLAUSES, dragonRage, scoreOf } from '@hexwyrm/dragon-rage';
import { newRecord, openMatch } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { lessonsNamed } from '../../../../kit/ids.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { diceOf, type Lesson } from '../../../../tutorial/lesson.ts';
import { progressOf } from '../../../../tutorial/progress.ts';
import { isAction } from '../../table/kinds.ts';
import { lessons } from '../lessons.ts';
import { defending } from './defending.ts';
import { flying } from './flying.ts';
import { spells } from './spells.ts';

const clauses = CLAUSES.map(({ id }) => id);

const SHORT = [flying, spells, defending];

const known = (action: GameAction): Action => {
  if (!isAction(action)) throw new Error(`${action.type} is no action of the game`);
  return action;
};

const open = (lesson: Lesson) =>
  openMatch(
    dragonRage,
    newRecord(
      dragonRage,
      { kind: 'position', position: lesson.opening },
      { kind: 'scripted', values: diceOf(lesson) },
    ),
  );

/** The table when a step begins. */
function tableAt(lesson: Lesson, id: string) {
  const table = open(lesson);
  const { from } = progressOf(lesson).spanOf(lesson.steps.findIndex((step) => step.id === id));
  for (const { seat, action } of lesson.plays.slice(0, from)) table.apply(seat, known(action));
  return table;
}

/** What the die has to show, roll by roll as the lesson goes on. */
function needsIn(lesson: Lesson): readonly number[] {
  const table = open(lesson);
  return lesson.plays.flatMap(({ seat, action }) => {
    const [odds] = table.odds(seat, known(action));
    table.apply(seat, known(action));
    return odds === undefined ? [] : [odds.needs];
  });
}

it('the lessons are those that the home screen offers, in that order', () => {
  expect(lessons.map(({ id }) => id)).toEqual(lessonsNamed('dragon-rage'));
});

describe.each(SHORT.map((lesson) => [lesson.id, lesson] as const))('the lesson on %s', (id, lesson) => {
  it('is played from the first action to the last, every die as written', () => {
    const table = open(lesson);
    expect(table.state.scenario).toBe(id);
    for (const { seat, action, dice } of lesson.plays) {
      expect(table.decision()?.seats).toEqual([seat]);
      expect(table.apply(seat, known(action)).rolled).toEqual(dice);
    }
    expect(table.outcome()).toBeNull();
  });

  it('has a step for each action, and names a clause of the rules in each', () => {
    const { spanOf } = progressOf(lesson);
    expect(lesson.steps).toHaveLength(16);
    expect(spanOf(lesson.steps.length - 1).to).toBe(lesson.plays.length);
    for (const [index, { expect: wanted, clause }] of lesson.steps.entries()) {
      expect(clauses).toContain(clause);
      const { from, to } = spanOf(index);
      const seats = new Set(lesson.plays.slice(from, Math.max(from, to)).map(({ seat }) => seat));
      if (wanted.kind === 'play') expect([...seats]).toEqual([lesson.learner]);
      if (wanted.kind === 'watch') expect([...seats]).toEqual([lesson.opponent]);
    }
  });

  it.each(['en', 'fr', 'es', 'de'])('has its words in %s', async (language) => {
    const words: { default: Record<string, string> } = await import(
      `../../messages/tutorial/${id}/${language}.json`
    );
    const ids = new Set(Object.keys(words.default));
    for (const { id: step, chapter, expect: wanted } of lesson.steps) {
      expect(ids).toContain(lesson.message(step));
      expect(ids).toContain(lesson.message(`chapter-${chapter}`));
      expect(ids.has(lesson.message(`${step}-do`))).toBe(wanted.kind !== 'read' && wanted.kind !== 'watch');
    }
    expect(ids).toContain(lesson.message('watch'));
  });
});

describe('what the lesson on flying says', () => {
  it('is true: no landing after a take-off, no attack after a flight, 2 points to the belly, 3 points for the Guildhall', () => {
    const start = open(flying);
    const early = { type: 'fly', unit: 0, route: ['0404', '0505'], facing: 'SE', land: true } as const;
    expect(start.explain('invader', early)).toMatchObject({ refusal: { clause: 'DR-2.12.1.1.4-c' } });
    expect(tableAt(flying, 'archers').state.phase).toBe(7);
    expect(tableAt(flying, 'belly').state.units[0]?.body?.hp.at(-1)).toEqual([4]);
    expect(scoreOf(tableAt(flying, 'landed').state)).toBe(3);
    // An arrow at a flyer twice, a wing from the side, the cavalry's escape.
    expect(needsIn(flying)).toEqual([6, 6, 4, 4]);
  });

  it('keeps the Dragon from landing on the infantry in the Cathedral', () => {
    const onto = { type: 'fly', unit: 0, route: ['0907', '1007', '1107'], facing: 'NE', land: true } as const;
    const verdict = tableAt(flying, 'guarded').explain('invader', onto);
    expect(verdict).toMatchObject({ ok: false });
  });
});

describe('what the lesson on spells says', () => {
  it('is true of the points: 10, 7, 5 and 3 are left', () => {
    const left = (id: string) => tableAt(spells, id).state.units[1]?.spellPoints;
    expect(['welcome', 'points', 'inside', 'farewell'].map(left)).toEqual([10, 7, 5, 3]);
    expect(needsIn(spells)).toEqual([4]);
  });

  it('is true of the Fog: the Dragon above the Guildhall could land there, and cannot in fog', () => {
    const land = { type: 'fly', unit: 0, route: [], facing: 'S', land: true } as const;
    expect(tableAt(spells, 'flees').explain('invader', land)).toMatchObject({
      refusal: { clause: 'DR-2.8.6-f' },
    });
    expect(scoreOf(tableAt(spells, 'farewell').state)).toBe(0);
  });
});

describe('what the lesson on defending says', () => {
  it('is true of the odds, a hero beside included', () => {
    // The archers, the gate, the archers alone, the belly and the legs; a hero's 1 is added to the die.
    expect(needsIn(defending)).toEqual([6, 4, 6, 4, 5]);
    expect(tableAt(defending, 'held').state.units[0]?.body?.hp[1]).toEqual([5, 6]);
    expect(tableAt(defending, 'farewell').state.units[0]?.body?.hp).toEqual([[8], [5, 6], [1, 3, 3, 3], [3]]);
  });
});
