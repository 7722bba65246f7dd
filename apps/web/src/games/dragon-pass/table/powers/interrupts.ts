import { POWER_QUESTIONS, type QuestionName } from '@hexwyrm/dragon-pass/data';
import type { PassTable } from '../../usePassTable.ts';

const isQuestion = (kind: string): kind is QuestionName => Object.hasOwn(POWER_QUESTIONS, kind);

/** The question that a player may not want to be asked, if that is what is asked. */
export function interruptIn({ frames }: PassTable['view']): QuestionName | null {
  const kind = frames.at(-1)?.kind;
  return kind !== undefined && isQuestion(kind) ? kind : null;
}

/** Those that the player's units on the map can still bring about. */
export function interruptsOf({ view, world, player }: PassTable): readonly QuestionName[] {
  const able = new Set<string>(
    view.units
      .filter(({ owner, hex }) => owner === player && hex >= 0)
      .flatMap(({ type }) => {
        const known = world.types[type];
        return known === undefined ? [] : [...known.abilities, known.kind];
      }),
  );
  const used = new Set<string>(view.used);
  return Object.keys(POWER_QUESTIONS)
    .filter(isQuestion)
    .filter((kind) => !used.has(kind) && POWER_QUESTIONS[kind].by.some((ability) => able.has(ability)));
}
