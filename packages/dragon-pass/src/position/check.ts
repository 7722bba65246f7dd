import type { Problem } from '@hexwyrm/kernel';
import { phasesOf, sheetNamed } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { NOBODY, type UnitId } from '../core/vocabulary.ts';
import type { World } from '../core/world/world.ts';
import type { Body } from './schema.ts';

export function checkSeats(scenario: string, seats: readonly string[]): Problem[] {
  const sheet = sheetNamed(scenario);
  if (sheet.id !== scenario) return [{ path: 'scenario', reason: `there is no scenario ${scenario}` }];
  const fits = seats.length === sheet.order.length && sheet.order.every((seat) => seats.includes(seat));
  return fits ? [] : [{ path: 'seats', reason: `${scenario} is played by ${sheet.order.join(', ')}` }];
}

/** A phase that the player has in this scenario (DP-2-k, DP-18-g). */
export function checkPhase(game: Pick<State, 'scenario' | 'seats'>, { phase, active }: Body): Problem[] {
  if (phasesOf(game, active).includes(phase)) return [];
  return [{ path: 'phase', reason: `${game.seats[active]} has no ${phase} phase in ${game.scenario}` }];
}

/** Each counter exists once; only spirits and agents have a box; blank sides are not up. */
export function checkUnits({ types }: World, { units }: Body): Problem[] {
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

/** Units that share a hex have one place each in its stack; all belong to one player or are neutral. */
export function checkStacks({ units, stacks, committed }: Body): Problem[] {
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
