import { DIRECTION_NAMES, DIRECTIONS, type Direction, sideOf } from '@hexwyrm/hexmap';
import { capital, type Speech } from '@hexwyrm/words';
import { OPENED, SMASHED, SPELL_SHOWS, TERRAIN, worldFor } from '../data/index.ts';
import type { View } from '../index.ts';
import { placeIn } from './places.ts';
import { unitForm, unitName } from './unit-names.ts';

type Unit = View['units'][number];

/**
 * A hex for screen readers: number, ground, features, walls and entrances by direction, units: "1109, city,
 * road. Infantry, strength 2, defender." The caller adds what can be done there.
 */
export function hexLabel(speech: Speech, hex: string, view: View): string {
  const { map } = worldFor(view.map, view.corrections);
  const index = map.grid.index.get(hex);
  if (index === undefined) return hex;
  const ground = [hex, ...groundOf(speech, view, hex, index)].join(', ');
  const units = view.units.filter((unit) => unit.hex === index).map((unit) => unitLine(speech, view, unit));
  return [ground, ...units].map((sentence) => `${sentence}.`).join(' ');
}

function groundOf(speech: Speech, view: View, hex: string, index: number): string[] {
  const { say } = speech;
  const { map } = worldFor(view.map, view.corrections);
  const name = placeIn(speech, view, hex);
  const terrain = TERRAIN[map.terrain[index]];
  const words: string[] = name === hex ? [] : [name];
  words.push(say(map.bridge[index] === 1 ? 'terrain.wooden-bridge' : `terrain.${terrain}`));
  if (map.roadHex[index] === 1 && terrain !== 'bridge') words.push(say('feature.road'));
  const vp = map.vp[index];
  if (view.razed.some((razed) => razed.hex === index)) words.push(say('feature.razed'));
  else if (vp > 0) words.push(say('feature.vp', { vp }));
  if (view.carcasses.includes(index)) words.push(say('feature.carcass'));
  for (const [spell, { markers }] of Object.entries(SPELL_SHOWS))
    if (markers?.(view).some((marker) => marker.hex === index)) words.push(say(`feature.${spell}`));
  for (const bridge of view.bridges)
    if (bridge.hex === index) words.push(say(`feature.bridge.${bridge.stage}`));
  return [...words, ...sidesOf(speech, view, index)];
}

/** "wall: north and south, gate: north-east, closed" */
function sidesOf(speech: Speech, view: View, index: number): string[] {
  const { say } = speech;
  const { map } = worldFor(view.map, view.corrections);
  const nameOf = (direction: Direction) => say(`direction.${DIRECTION_NAMES[direction]}`);
  const walls: string[] = [];
  const entrances: string[] = [];
  for (const direction of DIRECTIONS) {
    const side = sideOf(map.grid, index, direction);
    if (map.wall[side] === 1 && !view.breaches.includes(side)) walls.push(nameOf(direction));
    const number = map.entrance[side];
    const entrance = map.entrances[number];
    if (entrance === undefined) continue;
    const bits = view.entrances[number];
    const state = bits & SMASHED ? 'smashed' : bits & OPENED ? 'open' : 'closed';
    entrances.push(say('feature.entrance', { kind: entrance.kind, direction: nameOf(direction), state }));
  }
  const wall = walls.length === 0 ? [] : [say('feature.walls', { directions: speech.list(walls) })];
  return [...wall, ...entrances];
}

/** "Dragon, invader, in flight, facing north" */
function unitLine(speech: Speech, view: View, unit: Unit): string {
  const { say } = speech;
  const type = worldFor(view.map, view.corrections).types[unit.type];
  const words = [capital(unitName(speech, unit.type), speech)];
  if (type.areas === null) words.push(say('unit.strength', { strength: type.attack || type.defence }));
  words.push(say(`side.${unit.side}`));
  const form = unitForm(speech, unit.type);
  if (unit.wounded) words.push(say('state.wounded', { form }));
  if (unit.body?.aloft) words.push(say('state.aloft'));
  if (unit.killer) words.push(say('state.killer'));
  if (unit.master < 0 && type.kind === 'elemental') words.push(say('state.uncontrolled'));
  const facing = DIRECTION_NAMES.find((_, direction) => direction === unit.body?.facing);
  if (facing && type.areas) words.push(say('state.facing', { facing: say(`direction.${facing}`) }));
  if (unit.did?.stopped || unit.did?.attacked) words.push(say('state.acted'));
  return words.join(', ');
}
