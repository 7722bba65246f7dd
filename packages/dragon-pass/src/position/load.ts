import { boundsProblem, POSITION_BOUNDS, PositionError, type Problem, problemsOf } from '@hexwyrm/kernel';
import { asPosition } from '@hexwyrm/wargame';
import type * as z from 'zod/mini';
import { NO_DIPLOMACY } from '../alliances/state.ts';
import { openBoard } from '../core/board.ts';
import { sheetNamed, sheetOf } from '../core/scenarios.ts';
import { shaped } from '../core/shape.ts';
import type { State, Unit } from '../core/state.ts';
import {
  MOON_PHASES,
  type MoonPhase,
  type MoonPhaseName,
  type Phase,
  type UnitId,
} from '../core/vocabulary.ts';
import { type Corrections, parseCorrections } from '../core/world/corrections.ts';
import { type World, worldFor } from '../core/world/world.ts';
import { findContacts } from '../stacks/contacts.ts';
import { initialControl } from '../victory/places.ts';
import { checkPhase, checkSeats, checkStacks, checkUnits } from './check.ts';
import { checkState } from './check-state.ts';
import { checkFrames } from './frames/check.ts';
import { type Body, bodySchema, headSchema } from './schema.ts';
import { wordsOf } from './words.ts';

function read<T>(schema: z.ZodMiniType<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new PositionError(problemsOf(parsed.error));
  return parsed.data;
}

/** Reads a position; every fault is reported with the field it is in, and nothing is guessed. */
export function loadPosition(json: unknown): State {
  const excess = boundsProblem(json, POSITION_BOUNDS);
  if (excess !== null) throw new PositionError([excess]);
  const {
    format,
    version,
    game,
    scenario,
    options,
    corrections: given,
    seats: named,
    players: _,
    ...rest
  } = read(headSchema, json);
  const seats = named ?? sheetNamed(scenario).order;
  refuse(checkSeats(scenario, seats));
  const corrections = readCorrections(given ?? null);
  const world = worldFor(corrections.corrections);
  const schema = schemaFor(world, seats, rest.units.length);
  const body = read(schema, withoutEmpty(rest, schema.shape));
  refuse([...checkPhase({ scenario, seats }, body), ...checkUnits(world, body), ...checkStacks(body)]);
  const { stacks, units, moon, control, contacts, ...fields } = body;
  const state = shaped({
    version,
    rules: 2,
    scenario,
    options,
    corrections: corrections.corrections,
    seats,
    ...fields,
    units: units.map((unit, id) => readUnit(unit, rankOf(body, id))),
    moon: moon === null ? null : phaseNamed(moon),
    control: control ?? [],
    contacts: contacts ?? [],
  });
  if (isCourted(state)) state.diplomacy ??= NO_DIPLOMACY;
  if (!control) state.control = initialControl(openBoard(state));
  if (!contacts && FIGHTING.has(state.phase)) state.contacts = findContacts(openBoard(state));
  refuse(checkState(state));
  if (!state.outcome) refuse(checkFrames(state));
  return state;
}

type BodySchema = ReturnType<typeof bodySchema>;

/** The last schema that was made: positions of one game share it, and making it takes longer than reading. */
let made: { world: World; seats: string; units: number; schema: BodySchema } | null = null;

function schemaFor(world: World, seats: readonly string[], units: number): BodySchema {
  const names = seats.join();
  if (made?.world === world && made.seats === names && made.units === units) return made.schema;
  const schema = bodySchema(wordsOf(world, seats, units));
  made = { world, seats: names, units, schema };
  return schema;
}

/** DP-14-a: from the first game-turn on there is diplomacy, even where nothing is told of it. */
const isCourted = (state: State): boolean =>
  sheetOf(state).income !== undefined &&
  !state.frames.some(({ kind }) => kind === 'moon' || kind === 'deploy');

/** Lists that say something also when they are empty. */
const TELLING: ReadonlySet<string> = new Set(['units', 'control', 'contacts', 'followed', 'hushed']);

/** An empty list of the others is as good as none: a state does without it. */
const withoutEmpty = (fields: object, known: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key, value]) =>
        TELLING.has(key) || !Object.hasOwn(known, key) || !Array.isArray(value) || value.length > 0,
    ),
  );

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new PositionError(problems);
}

/** The phases that depend on contacts at the start of combat (DP-7.4.3-d). */
const FIGHTING: ReadonlySet<Phase> = new Set(['commit', 'battles']);

const readCorrections = (given: unknown): { corrections: Corrections | null } => ({
  corrections: given === null ? null : asPosition(() => parseCorrections(given)),
});

const PHASES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly MoonPhase[];
const phaseNamed = (name: MoonPhaseName): MoonPhase => PHASES[MOON_PHASES.indexOf(name)];

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
