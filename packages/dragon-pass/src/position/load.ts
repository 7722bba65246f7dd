import { PositionError, type Problem, scriptedDice } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import { findContacts } from '../battle/contacts.ts';
import { openBoard, openPlay } from '../board.ts';
import { kingRolls } from '../dragonewts/resurrection.ts';
import { rally } from '../rally.ts';
import { phasesOf, sheetNamed } from '../setup/scenarios.ts';
import type { State, Unit } from '../state.ts';
import { initialControl } from '../victory/places.ts';
import {
  MOON_PHASES,
  type MoonPhase,
  type MoonPhaseName,
  NOBODY,
  type Phase,
  type UnitId,
} from '../vocabulary.ts';
import { type Corrections, CorrectionsError, parseCorrections } from '../world/corrections.ts';
import { type World, worldFor } from '../world/world.ts';
import { type Body, bodySchema, headSchema } from './schema.ts';
import { wordsOf } from './words.ts';

/** Names of fields as a person writes them: `units[3].hex`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`),
    '',
  );

const problemsOf = (error: z.core.$ZodError): Problem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), reason: 'unknown field' }))
      : [{ path: pathOf(issue.path), reason: issue.message }],
  );

function read<T>(schema: z.ZodMiniType<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new PositionError(problemsOf(parsed.error));
  return parsed.data;
}

/** Reads a position; every fault is reported with the field it is in, and nothing is guessed. */
export function loadPosition(json: unknown): State {
  const {
    format,
    version,
    game,
    scenario,
    options,
    corrections: given,
    seats: named,
    ...rest
  } = read(headSchema, json);
  const seats = named ?? sheetNamed(scenario).order;
  const corrections = readCorrections(given ?? null);
  const world = worldFor(corrections.corrections);
  const body = read(bodySchema(wordsOf(world, seats, rest.units.length)), rest);
  const problems = [
    ...checkSeats(scenario, seats),
    ...checkPhase({ scenario, seats }, body),
    ...checkUnits(world, body),
    ...checkStacks(body),
  ];
  if (problems.length > 0) throw new PositionError(problems);
  const { stacks, units, moon, control, contacts, ...fields } = body;
  const state: State = {
    version,
    scenario,
    options,
    corrections: corrections.corrections,
    seats,
    ...fields,
    units: units.map((unit, id) => readUnit(unit, rankOf(body, id))),
    moon: moon === null ? null : phaseNamed(moon),
    control: control ?? [],
    contacts: contacts ?? [],
  };
  if (!control) state.control = initialControl(openBoard(state));
  if (!contacts && FIGHTING.has(state.phase)) state.contacts = findContacts(openBoard(state));
  if (state.phase === 'rally' && state.frames.length === 0 && !state.outcome) beginRally(state);
  return state;
}

/** A rally that nobody is asked about has still to happen: units recover as they do when the phase begins (DP-2-p). */
function beginRally(state: State): void {
  const play = openPlay(state, scriptedDice([]));
  if (kingRolls(play)) {
    const reason = 'the Inhuman King has still to roll for his escape: begin with the phase before';
    throw new PositionError([{ path: 'phase', reason }]);
  }
  rally(play);
}

/** The phases in which it matters who stood against whom when combat began (DP-7.4.3-d). */
const FIGHTING: ReadonlySet<Phase> = new Set(['commit', 'battles']);

function readCorrections(given: unknown): { corrections: Corrections | null } {
  try {
    const corrections = given === null ? null : parseCorrections(given);
    return { corrections };
  } catch (error) {
    if (!(error instanceof CorrectionsError)) throw error;
    throw new PositionError([{ path: 'corrections', reason: error.message }]);
  }
}

const PHASES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly MoonPhase[];
const phaseNamed = (name: MoonPhaseName): MoonPhase => PHASES[MOON_PHASES.indexOf(name)] ?? 0;

const readUnit = ({ number, first, ...unit }: Body['units'][number], rank: number): Unit => ({
  ...unit,
  number: number - 1,
  first: first ?? unit.owner,
  rank,
});

/** Height in its stack, 0 at the bottom. */
function rankOf({ units, stacks }: Body, id: UnitId): number {
  const stack = stacks.find(({ hex, units: order }) => hex === units[id]?.hex && order.includes(id));
  return stack ? stack.units.length - 1 - stack.units.indexOf(id) : 0;
}

function checkSeats(scenario: string, seats: readonly string[]): Problem[] {
  const sheet = sheetNamed(scenario);
  if (sheet.id !== scenario) return [{ path: 'scenario', reason: `there is no scenario ${scenario}` }];
  const fits = seats.length === sheet.order.length && sheet.order.every((seat) => seats.includes(seat));
  return fits ? [] : [{ path: 'seats', reason: `${scenario} is played by ${sheet.order.join(', ')}` }];
}

/** A phase that the player has in this scenario (DP-2-k, DP-18-g). */
function checkPhase(game: Pick<State, 'scenario' | 'seats'>, { phase, active }: Body): Problem[] {
  if (phasesOf(game, active).includes(phase)) return [];
  return [{ path: 'phase', reason: `${game.seats[active]} has no ${phase} phase in ${game.scenario}` }];
}

/** Each counter exists once; spirits and agents alone have a box; sides that are not printed do not lie up. */
function checkUnits({ types }: World, { units }: Body): Problem[] {
  const seen = new Set<string>();
  return units.flatMap(({ type: index, number, down }, id) => {
    const path = `units[${id}]`;
    const type = types[index];
    if (!type) return [];
    const problems: Problem[] = [];
    if (number > type.names.length)
      problems.push({ path: `${path}.number`, reason: `there are ${type.names.length} of ${type.id}` });
    const key = `${type.id} ${number}`;
    if (seen.has(key)) problems.push({ path, reason: `${key} is there twice` });
    seen.add(key);
    if (down && !type.back) problems.push({ path: `${path}.down`, reason: `${type.id} has no back` });
    return problems;
  });
}

/** Whoever shares a hex has a place in its stack, once; only one player's units do, and what is neutral. */
function checkStacks({ units, stacks, committed }: Body): Problem[] {
  const problems: Problem[] = [];
  const byHex = new Map<number, UnitId[]>();
  units.forEach(({ hex }, id) => {
    if (hex >= 0 && !committed.includes(id)) byHex.set(hex, [...(byHex.get(hex) ?? []), id]);
  });
  stacks.forEach(({ hex, units: order }, index) => {
    const there = byHex.get(hex) ?? [];
    if (order.length !== there.length || !there.every((id) => order.includes(id)))
      problems.push({
        path: `stacks[${index}].units`,
        reason: `in that hex are ${there.join(', ') || 'none'}`,
      });
  });
  for (const [hex, there] of byHex) {
    const [second] = there.slice(1);
    if (second === undefined) continue;
    if (!stacks.some((stack) => stack.hex === hex))
      problems.push({ path: `units[${second}].hex`, reason: 'two units in a hex and no order in stacks' });
    const owners = new Set(there.map((id) => units[id]?.owner ?? NOBODY));
    owners.delete(NOBODY);
    if (owners.size > 1)
      problems.push({ path: `units[${second}].hex`, reason: 'units of two players in one hex' });
  }
  return problems;
}
