// Hungry Jack calls units of the player who is about to move (16.10.2).

import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, changing, occupiedHexes, type Play, stackOf, unitOf } from '../../core/board.ts';
import { activeFaults, phaseFaults, repeatFaults } from '../../core/frame-form.ts';
import { type FrameOf, topFrame } from '../../core/frames.ts';
import { hexName, range } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { FrameRules, Rules } from '../../core/power.ts';
import { endForesight } from '../../core/rolls.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type Hex, NOBODY, type Phase, type UnitId } from '../../core/vocabulary.ts';
import { mayStay } from '../../movement/finish.ts';
import { step } from '../../movement/step.ts';
import { steps } from '../../movement/steps.ts';
import { hiddenFrom, keepSight, ONLOOKER } from '../../screening/knowledge.ts';
import { isBoundSpirit, isMagician, isProtector, servantOf } from '../../stacks/kinds.ts';
import { moverRefusal } from '../../terrain/mover.ts';
import { type Lair, lairOf, note, notesOf } from './jack.ts';

const depth = z.int().check(z.nonnegative());

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    /** Hungry Jack, or a magician that helps it, calls the unit at that depth of a stack, 0 on top. */
    z.strictObject({ type: z.literal('call'), by: unitField, hex, depth }),
    z.strictObject({ type: z.literal('approach'), unit: unitField, to: hex }),
  ] as const;

export const frames = ({ player, hex, unit }: Words) =>
  [
    /** Which units are called; by their places, for the caller may not look at them (DP-16.10.2-c). */
    z.strictObject({ kind: z.literal('call'), player, called: z.array(z.strictObject({ hex, depth })) }),
    /** Called units come nearer before anything else moves (DP-16.10.2-d). */
    z.strictObject({ kind: z.literal('drawn'), player, units: z.array(unit) }),
  ] as const;

export interface Events {
  /** `unit` is -1 where it is not known to all. */
  called: { unit: UnitId; hex: string; depth: number };
  /** The unit named does not come: it may not be called, or cannot come nearer. */
  'call-unheeded': { hex: string; depth: number };
  'drawn-out': { unit: UnitId; from: string };
}

/** DP-16.10.2-e. */
const HELPERS = 2;

/** The depth at which a unit lies among those of its owner. */
interface Place {
  readonly hex: Hex;
  readonly depth: number;
}

const unitAt = (board: Board, { hex, depth: down }: Place): UnitId | undefined =>
  stackOf(board, hex, board.state.active)[down];

const callFrame = (board: Board) => topFrame(board, 'call');

/** DP-16.10.2-e, f: why the unit cannot call, or cannot help to, or null. */
function callerRefusal(board: Board, { id, hex, owner }: Lair, by: UnitId): Clause | null {
  const { callers, worked } = notesOf(board);
  if (callers.includes(by)) return 'DP-16.10.2-a';
  if (by === id) return null;
  if (!stackOf(board, hex, owner).includes(by) || !isMagician(board, by)) return 'DP-16.10.2-e';
  if (!callers.includes(id) || callers.length > HELPERS) return 'DP-16.10.2-e';
  const servant = servantOf(board, by);
  return servant >= 0 && (unitOf(board, servant).hex >= 0 || worked.includes(servant))
    ? 'DP-16.10.2-f'
    : null;
}

const callersOf = (board: Board, jack: Lair): UnitId[] =>
  stackOf(board, jack.hex, jack.owner).filter((by) => callerRefusal(board, jack, by) === null);

const isSame = (a: Place, b: Place): boolean => a.hex === b.hex && a.depth === b.depth;

/** DP-16.10.2-b, c: what the caller does not know keeps no unit from being called. */
function placeRefusal(board: Board, place: Place, hidden: ReadonlySet<UnitId>): Clause | null {
  const stack = stackOf(board, place.hex, board.state.active);
  if (stack[place.depth] === undefined) return 'DP-16.10.2-a';
  if (stack.some((id) => isProtector(board, id) && !hidden.has(id))) return 'DP-16.10.2-b';
  return callFrame(board).called.some((one) => isSame(one, place)) ? 'DP-16.10.2-a' : null;
}

const call: Rule<'call'> = {
  type: 'call',
  timing: 'DP-16.10.2-a',
  list(board, player, sink) {
    const jack = lairOf(board);
    const callers = jack ? callersOf(board, jack) : [];
    if (callers.length === 0) return;
    const hidden = hiddenFrom(board, player);
    for (const hex of occupiedHexes(board))
      for (let down = 0; down < stackOf(board, hex, board.state.active).length; down++)
        if (placeRefusal(board, { hex, depth: down }, hidden) === null)
          for (const by of callers) sink.add({ type: 'call', by, hex, depth: down });
  },
  refusal(board, player, { by, ...place }) {
    const jack = lairOf(board);
    if (!jack) return 'DP-16.10.2-a';
    return callerRefusal(board, jack, by) ?? placeRefusal(board, place, hiddenFrom(board, player));
  },
  carryOut(play, _player, { by, hex, depth: down }) {
    const frame = callFrame(play);
    frame.called.push({ hex, depth: down });
    note(play, { callers: [...notesOf(play).callers, by] });
    const id = unitAt(play, { hex, depth: down }) ?? -1;
    play.events.push({
      type: 'called',
      clause: 'DP-16.10.2-a',
      unit: hiddenFrom(play, ONLOOKER).has(id) ? -1 : id,
      hex: hexName(play, hex),
      depth: down,
    });
    const jack = lairOf(play);
    if (!jack || callersOf(play, jack).length === 0) answerCalls(play);
  },
};

/** DP-16.10.2-b, d: who is called comes, unless it is with a dragon or superhero, or cannot. */
function answerCalls(play: Play): void {
  const { state } = play;
  const { called, player } = callFrame(play);
  const hidden = hiddenFrom(play, player);
  // R-DP-74: which unit comes, and what happens to it, shows what it is.
  if (called.some((place) => hidden.has(unitAt(play, place) ?? -1))) endForesight(play);
  state.frames.pop();
  const units: UnitId[] = [];
  for (const place of called) {
    const id = unitAt(play, place);
    if (id === undefined) continue;
    const immune = stackOf(play, place.hex, state.active).some((other) => isProtector(play, other));
    if (!immune && approachesOf(play, id).length > 0) units.push(id);
    else {
      const hex = hexName(play, place.hex);
      play.events.push({ type: 'call-unheeded', clause: 'DP-16.10.2-d', hex, depth: place.depth });
      if (!immune) hold(play, id);
    }
  }
  if (units.length > 0) state.frames.push({ kind: 'drawn', player: state.active, units });
}

/** R-DPP-82: a unit that is called and comes no nearer stays where it is, if it may. */
function hold(play: Play, id: UnitId): void {
  if (moverRefusal(play, play.state.active, id) !== null || !mayStay(play, id)) return;
  const { hex, did } = unitOf(play, id);
  if (did?.freed) return;
  const still = { from: hex, spent: 0, stopped: false, paid: 0, bonus: false };
  changing(play, id).did = { ...still, ...did, held: 'DP-16.10.2-d' };
}

/** DP-16.10.2-d: the steps of the unit that lead nearer to Hungry Jack. */
function approachesOf(board: Board, id: UnitId): readonly ActionOf<'step'>[] {
  const jack = lairOf(board);
  const { hex, owner, did } = unitOf(board, id);
  if (!jack || hex < 0 || did?.freed) return [];
  const lair = jack.hex;
  const away = range(board, hex, lair);
  const all = steps.of(board, owner, id)?.byIndex ?? [];
  return all.filter(({ to }) => range(board, to, lair) < away);
}

function drawnFrame({ state }: Board): FrameOf<'drawn'> {
  // A Bat that is devoured hungry leaves a debt to be settled first.
  const frame = state.frames.find((one): one is FrameOf<'drawn'> => one.kind === 'drawn');
  if (!frame) throw new Error('nobody is drawn');
  return frame;
}

const approach: Rule<'approach'> = {
  type: 'approach',
  timing: 'DP-16.10.2-d',
  list(board, _player, sink) {
    for (const unit of drawnFrame(board).units)
      for (const { to } of approachesOf(board, unit)) sink.add({ type: 'approach', unit, to });
  },
  refusal(board, player, { unit, to }) {
    if (!drawnFrame(board).units.includes(unit)) return 'DP-16.10.2-d';
    const clause = step.refusal(board, player, { type: 'step', unit, to });
    if (clause !== null) return clause;
    return approachesOf(board, unit).some((one) => one.to === to) ? null : 'DP-16.10.2-d';
  },
  carryOut(play, player, { unit, to }) {
    const { state } = play;
    const { hex: from, did } = unitOf(play, unit);
    if (did === null) {
      // DP-16.10.2-c: it is seen once it moves.
      const event = { type: 'drawn-out', clause: 'DP-16.10.2-d', unit, from: hexName(play, from) } as const;
      play.events.push(state.options.screening ? { ...event, reveals: true } : event);
    }
    step.carryOut(play, player, { type: 'step', unit, to });
    if (unitOf(play, unit).hex >= 0) keepSight(play, unit);
    settleDrawn(play);
  },
};

/** A unit that can come no nearer is done; with Hungry Jack all calls end (R-DPP-127). */
function settleDrawn(play: Play): void {
  const frame = drawnFrame(play);
  const jack = lairOf(play);
  const alive = frame.units.filter((id) => unitOf(play, id).hex >= 0);
  frame.units = alive.filter((id) => approachesOf(play, id).length > 0);
  if (jack) for (const id of alive) if (!frame.units.includes(id)) hold(play, id);
  if (frame.units.length === 0) play.state.frames.splice(play.state.frames.indexOf(frame), 1);
}

export const rules: Rules<'call' | 'approach'> = { call, approach };

/** DP-16.10.2-a: before anything moves its owner may call, if any unit can be. */
export function askCall(play: Play): void {
  const { state } = play;
  const jack = lairOf(play);
  if (!jack || jack.owner === NOBODY || jack.owner === state.active) return;
  if (notesOf(play).callers.includes(jack.id)) return;
  const hidden = hiddenFrom(play, jack.owner);
  const someone = occupiedHexes(play).some((hex) => {
    const stack = stackOf(play, hex, state.active);
    return stack.length > 0 && !stack.some((id) => isProtector(play, id) && !hidden.has(id));
  });
  if (someone) state.frames.push({ kind: 'call', player: jack.owner, called: [] });
}

/** DP-16.10.2-f: spirits and agents at work in this game-turn, while Hungry Jack is on the map. */
export function noteWork(play: Play, phase: Phase): void {
  if (lairOf(play) === null) return;
  const { state } = play;
  const sent =
    phase === 'commit'
      ? state.committed
      : phase === 'support'
        ? state.units.flatMap(({ owner, hex }, id) =>
            owner === state.active && hex >= 0 && isBoundSpirit(play, id) ? [id] : [],
          )
        : [];
  if (sent.length > 0) note(play, { worked: [...new Set([...notesOf(play).worked, ...sent])] });
}

export const frameRules: FrameRules<'call' | 'drawn'> = {
  call: {
    clause: 'DP-16.10.2-a',
    offers: ['call', 'done'],
    isSolemn: true,
    finish: answerCalls,
    form: {
      on: ['nothing'],
      *faults(board, { player, called }) {
        yield* phaseFaults(board, 'movement');
        if (lairOf(board)?.owner !== player || player === board.state.active)
          yield ['player', 'must have Hungry Jack, in the turn of another (DP-16.10.2-a)'];
        yield* repeatFaults(
          'called',
          called.map(({ hex, depth: down }) => `${hex} ${down}`),
        );
        for (const [index, place] of called.entries())
          if (unitAt(board, place) === undefined)
            yield [`called[${index}]`, 'must be the place of an active unit (DP-16.10.2-a)'];
      },
    },
  },
  drawn: {
    clause: 'DP-16.10.2-d',
    offers: ['approach'],
    seen: (frame, known) => ({ ...frame, units: frame.units.filter(known) }),
    form: {
      on: ['nothing'],
      *faults(board, { player, units }) {
        yield* phaseFaults(board, 'movement');
        yield* activeFaults(board, player);
        yield* repeatFaults('units', units);
        for (const [index, id] of units.entries())
          if (unitOf(board, id).owner !== player || approachesOf(board, id).length === 0)
            yield [`units[${index}]`, 'must be able to come nearer to Hungry Jack (DP-16.10.2-d)'];
      },
    },
  },
};
