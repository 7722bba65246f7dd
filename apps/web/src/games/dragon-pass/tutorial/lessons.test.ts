import { CLAUSES, dragonPass } from '@hexwyrm/dragon-pass';
import { isKnownTo, newRecord, openMatch } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { lessonsNamed } from '../../../kit/ids.ts';
import { diceOf, type Lesson } from '../../../tutorial/lesson.ts';
import { progressOf } from '../../../tutorial/progress.ts';
import de from '../messages/tutorial/de.json' with { type: 'json' };
import en from '../messages/tutorial/en.json' with { type: 'json' };
import es from '../messages/tutorial/es.json' with { type: 'json' };
import fr from '../messages/tutorial/fr.json' with { type: 'json' };
import { DRAGON, ETHILRIST, HORSE } from './diplomacy/opening.ts';
import { lessons } from './lessons.ts';
import { FOOT, PHALANX } from './magic/opening.ts';

function lessonCalled(id: string): Lesson {
  const found = lessons.find((one) => one.id === id);
  if (!found) throw new RangeError(id);
  return found;
}

/** The lesson, played to its end; every die as written. */
function playedThrough({ opening, plays, ...lesson }: Lesson) {
  const values = diceOf({ opening, plays, ...lesson });
  const table = openMatch(
    dragonPass,
    newRecord(dragonPass, { kind: 'position', position: opening }, { kind: 'scripted', values }),
  );
  const events = plays.flatMap(({ seat, action, dice }) => {
    expect(table.decision()?.seats).toContain(seat);
    const { events: told, rolled } = table.apply(seat, action);
    expect(rolled).toEqual(dice);
    return [...told];
  });
  return { table, events };
}

it('is found by the names under which the home screen offers the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(lessonsNamed('dragon-pass'));
});

describe('diplomacy', () => {
  it('DP-14.1.3-b DP-14.2.1-b: 50 points win Sir Ethilrist, and a 4 the Red Dragon', () => {
    const { table, events } = playedThrough(lessonCalled('pass-7'));
    expect(events.filter(({ type }) => type === 'alliance-won')).toMatchObject([
      { seat: 'lunar', people: 'ethilrist' },
      { seat: 'lunar', people: 'red-dragon' },
    ]);
    const { units } = table.state;
    expect([ETHILRIST, HORSE, DRAGON].map((unit) => units[unit]?.owner)).toEqual([0, 0, 0]);
    expect(table.decision()).toMatchObject({ kind: 'movement', seats: ['lunar'] });
  });
});

describe('magic', () => {
  it('tells true sums: MgF 4 and a 4 take 2, CF 6 and a 4 take 3, and nobody of Sartar is harmed', () => {
    const { table, events } = playedThrough(lessonCalled('pass-5'));
    expect(events.filter(({ type }) => type === 'struck')).toMatchObject([
      { cause: 'spirit', total: 4, die: 4, loss: 2 },
      { cause: 'attack', total: 6, die: 4, loss: 3 },
    ]);
    const { units, seats } = table.state;
    const [empire, sartar] = ['lunar', 'sartar'].map((seat) => seats.indexOf(seat));
    expect(units.filter(({ owner, hex }) => owner === empire && hex >= 0)).toEqual([]);
    expect([FOOT, PHALANX].every((unit) => (units[unit]?.hex ?? 0) < 0)).toBe(true);
    // The Stormwalkers’ spirit and the Wasps were the price.
    expect(units.filter(({ owner, hex }) => owner === sartar && hex < -2)).toHaveLength(2);
  });

  it('DP-12.3-i: no river is near enough to flood', () => {
    expect(playedThrough(lessonCalled('pass-5')).events.filter(({ type }) => type === 'flooded')).toEqual([]);
  });
});

describe.each(lessons.map((one) => [one.id, one] as const))('lesson %s', (_, lesson) => {
  const { steps, plays, message, learner } = lesson;

  it('plays nothing that the learner does not notice', () => {
    expect(playedThrough(lesson).table.log.filter(isKnownTo(learner))).toHaveLength(plays.length);
  });

  it('has a step for each action and ends with reading', () => {
    const { spanOf } = progressOf(lesson);
    expect(spanOf(steps.length - 1)).toEqual({ from: plays.length, to: plays.length });
    for (const [index, { expect: wanted }] of steps.entries()) {
      const { from, to } = spanOf(index);
      for (const { seat } of plays.slice(from, to)) expect(seat === learner).toBe(wanted.kind === 'play');
    }
  });

  it('names a clause of the rules in every step', () => {
    const known = new Set(CLAUSES.map(({ id }) => id));
    expect(steps.filter(({ clause }) => clause === undefined || !known.has(clause))).toEqual([]);
  });

  it.each(Object.entries({ en, fr, es, de }))(
    'says in %s what each step is about in 45 words at most, and how it is done',
    (_language, messages) => {
      const texts = new Map(Object.entries(messages));
      for (const { id, chapter, expect: wanted } of steps) {
        expect(texts.get(message(id))?.split(/\s+/).length, id).toBeLessThanOrEqual(45);
        expect(texts.has(message(`chapter-${chapter}`)), chapter).toBe(true);
        expect(texts.has(message(`${id}-do`)), id).toBe(wanted.kind !== 'read' && wanted.kind !== 'watch');
      }
    },
  );
});
