import { type Action, CLAUSES, dragonPass } from '@hexwyrm/dragon-pass';
import { newRecord, openMatch } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../tutorial/lesson.ts';
import { progressOf } from '../../../tutorial/progress.ts';
import de from '../messages/tutorial/de.json' with { type: 'json' };
import en from '../messages/tutorial/en.json' with { type: 'json' };
import es from '../messages/tutorial/es.json' with { type: 'json' };
import fr from '../messages/tutorial/fr.json' with { type: 'json' };
import { lesson } from './lesson/lesson.ts';
import { DUCKS, FOOT, HERO, LANCERS, LEARNER, OPENING, PHALANX, SLINGERS } from './lesson/opening.ts';
import { PLAYS } from './lesson/plays.ts';
import { STEPS } from './lesson/steps.ts';

const open = () =>
  openMatch(
    dragonPass,
    newRecord(
      dragonPass,
      { kind: 'position', position: OPENING },
      { kind: 'scripted', values: diceOf(lesson) },
    ),
  );

const { spanOf, follow, objectionTo } = progressOf(lesson);

const indexOf = (id: string): number => STEPS.findIndex((step) => step.id === id);

/** The table when a step begins. */
function tableAt(id: string) {
  const table = open();
  for (const { seat, action } of PLAYS.slice(0, spanOf(indexOf(id)).from)) table.apply(seat, action);
  return table;
}

const objection = (id: string, action: Action) =>
  objectionTo(indexOf(id), spanOf(indexOf(id)).from, [action]);

describe('the battle at the ford', () => {
  it('is played from the first action to the last, every die as written', () => {
    const table = open();
    for (const { seat, action, dice } of PLAYS) {
      expect(table.decision()?.seats).toEqual([seat]);
      expect(table.apply(seat, action).rolled).toEqual(dice);
    }
    // The ford taken by two, the lancers rallied, two militia and the Ducks fallen, the riders away.
    const { units } = table.state;
    const ford = units[PHALANX]?.hex;
    expect(units[FOOT]?.hex).toBe(ford);
    expect((units[PHALANX]?.rank ?? 0) > (units[FOOT]?.rank ?? 0)).toBe(true);
    expect(units[LANCERS]?.down).toBe(false);
    expect(units.filter(({ hex, owner }) => owner === 1 && hex < -2)).toHaveLength(3);
    expect(table.decision()?.seats).toEqual(['sartar']);
  });

  it('tells true sums: 6 MgF and a 4 take 3, one missile factor hits with a 6, 14 CF and a 4 take 7', () => {
    const table = open();
    const events = PLAYS.flatMap(({ seat, action }) => [...table.apply(seat, action).events]);
    const rolls = events.filter(({ type }) => type === 'struck' || type === 'fired');
    expect(rolls).toMatchObject([
      { cause: 'spirit', total: 6, die: 4, loss: 3 },
      { hex: '3311', total: 1, die: 3, result: '-' },
      { hex: '3312', total: 1, die: 6, result: '1DD' },
      { cause: 'attack', total: 14, die: 4, loss: 7 },
    ]);
  });

  it('DP-6.5.1-a: who has entered a zone of control goes no further, and is told so', () => {
    const verdict = tableAt('zone').explain(LEARNER, { type: 'step', unit: HERO, to: '3411' });
    expect(verdict).toMatchObject({ ok: false, refusal: { clause: 'DP-6.5.1-a' } });
  });

  it('DP-7.4.3-a: brings the Slingers along without asking', () => {
    const table = tableAt('fight');
    expect(table.state.frames).toMatchObject([
      { kind: 'declare', attackers: [PHALANX, FOOT, HERO, SLINGERS] },
    ]);
  });

  it('takes as casualties what the table proposes', () => {
    const { from, to } = spanOf(indexOf('casualties'));
    const proposed = dragonPass.propose?.(tableAt('casualties').state, LEARNER);
    expect(proposed).toEqual(PLAYS.slice(from, to).map(({ action }) => action));
    expect(proposed).toContainEqual({ type: 'take', unit: DUCKS });
  });

  it('has a step for each action and ends with reading', () => {
    expect(spanOf(STEPS.length - 1)).toEqual({ from: PLAYS.length, to: PLAYS.length });
    for (const [index, { expect: wanted }] of STEPS.entries()) {
      const { from, to } = spanOf(index);
      const seats = [...new Set(PLAYS.slice(from, to).map(({ seat }) => seat))];
      if (wanted.kind === 'play') expect(seats).toEqual(['lunar']);
      if (wanted.kind === 'watch') expect(seats).toEqual(['sartar']);
    }
  });

  it('names a clause of the rules in every step', () => {
    const known = new Set(CLAUSES.map(({ id }) => id));
    expect(STEPS.filter(({ clause }) => clause === undefined || !known.has(clause))).toEqual([]);
  });
});

describe('the coach at the ford', () => {
  it('goes on when the action is done, and is over after the last', () => {
    expect(STEPS[follow(indexOf('move'), 1)]?.id).toBe('zone');
    expect(STEPS[follow(indexOf('order'), 2)]?.id).toBe('order');
    expect(STEPS[follow(indexOf('order'), 3)]?.id).toBe('river');
    expect(STEPS[follow(indexOf('rally'), PLAYS.length)]?.id).toBe('farewell');
  });

  it('says what is wrong with anything else', () => {
    expect(objection('order', { type: 'step', unit: FOOT, to: '3311' })).toBeNull();
    expect(objection('order', { type: 'step', unit: PHALANX, to: '3311' })).toBe('pass-lesson.ford-no-step');
    expect(objection('river', { type: 'end' })).toBe('coach.no-end');
    expect(objection('spirit', { type: 'take', unit: DUCKS })).toBe('pass-lesson.ford-no-take');
    expect(objection('restack', { type: 'done' })).toBe('coach.no-end');
    expect(objection('reserve', { type: 'reserve', unit: HERO })).toBe('pass-lesson.ford-no-other');
    expect(objection('welcome', { type: 'end' })).toBe('coach.no-first');
  });
});

describe.each(Object.entries({ en, fr, es, de }))('the words of the ford in %s', (_, messages) => {
  it('say what each step is about and, where there is something to do, how', () => {
    const ids = new Set(Object.keys(messages));
    for (const { id, chapter, expect: wanted } of STEPS) {
      expect(ids).toContain(`pass-lesson.ford-${id}`);
      expect(ids).toContain(`pass-lesson.ford-chapter-${chapter}`);
      expect(ids.has(`pass-lesson.ford-${id}-do`)).toBe(wanted.kind !== 'read' && wanted.kind !== 'watch');
    }
  });

  it('are short: 45 words a card at most', () => {
    const texts = Object.entries(messages).filter(([id]) =>
      STEPS.some((step) => id === `pass-lesson.ford-${step.id}`),
    );
    expect(texts).toHaveLength(STEPS.length);
    expect(texts.filter(([, text]) => text.split(/\s+/).length > 45)).toEqual([]);
  });
});
