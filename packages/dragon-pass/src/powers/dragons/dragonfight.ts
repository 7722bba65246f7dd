// Dragonfights (16.6.3): a dragon that begins the exotics phase next to enemies has to fight, and falls with them.

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, isActive, isInactive, type Play, stackAt, unitOf } from '../../core/board.ts';
import { activeFaults, phaseFaults, repeatFaults } from '../../core/frame-form.ts';
import type { FrameOf } from '../../core/frames.ts';
import { hexName, neighboursOf } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { FrameRules, Rules } from '../../core/power.ts';
import { endForesight } from '../../core/rolls.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { allDragons, isDragon, isSuperhero } from '../../stacks/kinds.ts';

export const actions = () =>
  [
    z.strictObject({ type: z.literal('dragonfight'), unit }),
    /** The dragon or superhero that falls alone. */
    z.strictObject({ type: z.literal('slay'), unit }),
    /** All units of the stack but its superheroes. */
    z.strictObject({ type: z.literal('sweep') }),
  ] as const;

export const frames = ({ player, hex, unit: known }: Words) =>
  [
    /** Against which of several dragons the dragon fights (DP-16.6.3-e). */
    z.strictObject({ kind: z.literal('duel'), player, unit: known, among: z.array(known) }),
    /** Which units of a stack with superheroes fall (DP-16.6.3-f). */
    z.strictObject({ kind: z.literal('superheroes'), player, hex }),
  ] as const;

export interface Added {
  /** Dragons that still owe a dragonfight in this exotics phase (DP-16.6.3-a). Absent where none does. */
  owing?: readonly UnitId[] | undefined;
}

export interface Events {
  dragonfought: { unit: UnitId; hex: string };
  /** Two dragons attacked each other. */
  'dragons-duelled': { unit: UnitId; target: UnitId };
  /** A stack has superheroes, who may save it. */
  'superheroes-met': { hex: string };
}

/** The hexes around a dragon with inactive units in them: neutral ones neither trigger nor suffer (R-DPP-72). */
export const foesAround = (board: Board, hex: Hex): Hex[] =>
  neighboursOf(board, hex).filter((next) => stackAt(board, next).some((id) => isInactive(board, id)));

/** The inactive units of a hex. */
export const foesAt = (board: Board, hex: Hex): UnitId[] =>
  stackAt(board, hex).filter((id) => isInactive(board, id));

/** DP-16.6.3-a: the active player's dragons next to inactive units, disrupted ones too (R-DPP-12). */
const dragonsInContact = (board: Board): UnitId[] =>
  allDragons(board).filter(
    (id) =>
      unitOf(board, id).hex >= 0 &&
      isActive(board, id) &&
      foesAround(board, unitOf(board, id).hex).length > 0,
  );

/** DP-16.6.3-b: the duty ends when no unit is left around the dragon. */
export const stillOwing = (board: Board): UnitId[] => {
  const { owing } = board.state;
  return owing === undefined ? [] : dragonsInContact(board).filter((id) => owing.includes(id));
};

export function noteOwing(play: Play): void {
  const dragons = dragonsInContact(play);
  if (dragons.length > 0) play.state.owing = dragons;
}

export function forgetOwing({ state }: Play): void {
  state.owing = undefined;
}

export const fightDuty = (board: Board): Clause | null =>
  stillOwing(board).length > 0 ? 'DP-16.6.3-a' : null;

/** The dragon, and the hexes with enemies around it. */
interface Fight {
  readonly hex: Hex;
  readonly around: readonly Hex[];
}

function fightOf(board: Board, player: Player, id: UnitId): Fight | Clause {
  if (unitOf(board, id).owner !== player || !isDragon(board, id)) return 'DP-16.6.3-a';
  if (!stillOwing(board).includes(id)) return 'DP-16.6.3-a';
  const { hex } = unitOf(board, id);
  return { hex, around: foesAround(board, hex) };
}

const dragonfight: Rule<'dragonfight'> = {
  type: 'dragonfight',
  timing: 'DP-16.6.3-a',
  list(board, _player, sink) {
    for (const id of stillOwing(board)) sink.add({ type: 'dragonfight', unit: id });
  },
  ...planned<'dragonfight', Fight>({
    plan: (board, player, { unit: id }) => fightOf(board, player, id),
    scope: (_board, { hex, around }) => [hex, ...around],
    carryOut(play, player, { unit: id }, { hex, around }) {
      const { state, events } = play;
      // Who is in the stacks around comes out now.
      if (state.options.screening) endForesight(play);
      events.push({ type: 'dragonfought', clause: 'DP-16.6.3-a', unit: id, hex: hexName(play, hex) });
      const dragons = around.flatMap((next) => foesAt(play, next)).filter((foe) => isDragon(play, foe));
      const [only, another] = dragons;
      if (only === undefined) layWaste(play, player, id, around);
      else if (another === undefined) duel(play, id, only);
      else state.frames.push({ kind: 'duel', player, unit: id, among: dragons });
    },
  }),
};

/** DP-16.6.3-e: the two destroy each other, and no other unit is harmed. */
function duel(play: Play, id: UnitId, foe: UnitId): void {
  play.events.push({ type: 'dragons-duelled', clause: 'DP-16.6.3-e', unit: id, target: foe });
  for (const dragon of [id, foe]) eliminate(play, dragon, 'DP-16.6.3-e');
}

/** DP-16.6.3-c: the dragon and all units around it are eliminated; in stacks with superheroes the victims are chosen. */
function layWaste(play: Play, player: Player, id: UnitId, around: readonly Hex[]): void {
  const led = around.filter((hex) => foesAt(play, hex).some((foe) => isSuperhero(play, foe)));
  for (const hex of [...led].reverse()) {
    play.state.frames.push({ kind: 'superheroes', player, hex });
    const met = { type: 'superheroes-met', clause: 'DP-16.6.3-f', hex: hexName(play, hex) } as const;
    play.events.push(play.state.options.screening ? { ...met, reveals: true } : met);
  }
  const lost = around.filter((hex) => !led.includes(hex)).flatMap((hex) => foesAt(play, hex));
  for (const victim of [...lost, id]) eliminate(play, victim, 'DP-16.6.3-c');
}

type Choice = FrameOf<'duel' | 'superheroes'>;

function choiceOf({ state }: Board): Choice {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'duel' && frame?.kind !== 'superheroes') throw new Error('no dragon fights');
  return frame;
}

/** The units of which only one is eliminated. */
const rivals = (board: Board, frame: Choice): readonly UnitId[] =>
  frame.kind === 'duel' ? frame.among : foesAt(board, frame.hex).filter((id) => isSuperhero(board, id));

const slay: Rule<'slay'> = {
  type: 'slay',
  timing: 'DP-16.6.3-f',
  list(board, _player, sink) {
    for (const id of rivals(board, choiceOf(board))) sink.add({ type: 'slay', unit: id });
  },
  refusal(board, _player, { unit: id }) {
    const frame = choiceOf(board);
    if (rivals(board, frame).includes(id)) return null;
    return frame.kind === 'duel' ? 'DP-16.6.3-e' : 'DP-16.6.3-f';
  },
  carryOut(play, _player, { unit: id }) {
    const frame = choiceOf(play);
    play.state.frames.pop();
    if (frame.kind === 'duel') duel(play, frame.unit, id);
    else eliminate(play, id, 'DP-16.6.3-f');
  },
};

const sweep: Rule<'sweep'> = {
  type: 'sweep',
  timing: 'DP-16.6.3-f',
  list(board, _player, sink) {
    if (choiceOf(board).kind === 'superheroes') sink.add({ type: 'sweep' });
  },
  refusal: (board) => (choiceOf(board).kind === 'superheroes' ? null : 'DP-16.6.3-e'),
  carryOut(play) {
    const frame = choiceOf(play);
    play.state.frames.pop();
    if (frame.kind !== 'superheroes') return;
    const lost = foesAt(play, frame.hex).filter((id) => !isSuperhero(play, id));
    for (const id of lost) eliminate(play, id, 'DP-16.6.3-f');
  },
};

export const rules: Rules<'dragonfight' | 'slay' | 'sweep'> = { dragonfight, slay, sweep };

export const frameRules: FrameRules<'duel' | 'superheroes'> = {
  duel: {
    clause: 'DP-16.6.3-e',
    offers: ['slay', 'sweep'],
    form: {
      on: ['nothing'],
      *faults(board, { player, unit: id, among }) {
        yield* phaseFaults(board, 'exotics');
        yield* activeFaults(board, player);
        yield* repeatFaults('among', among);
        if (!dragonsInContact(board).includes(id))
          yield ['unit', 'must be a dragon next to enemies (DP-16.6.3-a)'];
        const near = foesAround(board, unitOf(board, id).hex).flatMap((hex) => foesAt(board, hex));
        for (const [index, foe] of among.entries())
          if (!near.includes(foe) || !isDragon(board, foe))
            yield [`among[${index}]`, 'must be an enemy dragon next to it (DP-16.6.3-e)'];
        if (among.length < 2) yield ['among', 'must be two or more'];
      },
    },
  },
  superheroes: {
    clause: 'DP-16.6.3-f',
    offers: ['slay', 'sweep'],
    form: {
      on: ['nothing', 'superheroes', 'bat-debt'],
      *faults(board, { player, hex }) {
        yield* phaseFaults(board, 'exotics');
        yield* activeFaults(board, player);
        if (foesAt(board, hex).length === 0) yield ['hex', 'no enemies are there (DP-16.6.3-f)'];
      },
    },
  },
};
