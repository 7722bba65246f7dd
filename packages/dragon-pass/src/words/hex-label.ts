import { DIRECTION_NAMES, DIRECTIONS } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import type { Speech } from '@hexwyrm/words';
import { unitCode, worldFor } from '../data/index.ts';
import type { Findings, View, World } from '../index.ts';
import { placeIn } from './places.ts';
import { seatName } from './seats.ts';
import { unitIn, unitLabels, unitNamed } from './unit-labels.ts';
import { nationName } from './unit-names.ts';

type Place = View['stacks'][number]['places'][number];

/**
 * A hex as a screen reader says it: number, place, ground, what is built and runs there, and the stack from the top down:
 * "3524, Boldhome, open ground, fortress, old Sartar. Stack of 2, from the top down, Sartar: Colymar 5-4-5, 1 hidden unit (Sartar)."
 */
export function hexLabel(speech: Speech, findings: Findings, hex: string, view: View): string {
  const { land } = worldFor(view.corrections);
  const index = land.grid.index.get(hex);
  if (index === undefined) return hex;
  const name = placeIn(speech, view, hex);
  const ground = [hex, ...(name === hex ? [] : [name]), ...groundOf(speech, view, index)];
  const sentences = [ground.join(', '), ...stackOf(speech, findings, view, index)];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

function groundOf(speech: Speech, view: View, hex: number): string[] {
  const { say } = speech;
  const { land } = worldFor(view.corrections);
  const words = [say(`terrain.${land.terrain[hex]}`)];
  const built = land.structure[hex];
  if (built !== 'none') words.push(say(`structure.${built}`));
  if (view.ruined.includes(hex)) words.push(say('feature.ruined'));
  words.push(say(`territory.${land.territory[hex]}`));
  if (land.river[hex] === 1) words.push(say('feature.river'));
  else if (land.stream[hex] === 1) words.push(say('feature.ford'));
  if (view.flooded.includes(hex)) words.push(say('feature.flooded'));
  if (dragonewtRoads(land).has(hex)) words.push(say('feature.dragonewt-road'));
  words.push(...sidesOf(speech, view, hex));
  const holder = view.control.find((place) => place.hex === hex);
  if (holder) words.push(say('feature.held', { seat: ownerName(speech, view, holder.player) }));
  return words;
}

/** The hexes of the dragonewt roads, found once for each land: a screen full of labels asks for them. */
const dragonewtRoads = memo(({ dragonewtRoutes }: World['land']): ReadonlySet<number> => {
  const routes = [...dragonewtRoutes.values()].flat();
  return new Set([...dragonewtRoutes.keys(), ...routes.flatMap(({ way }) => way)]);
});

/** "primary road: north and south, ridge, uphill: east" */
function sidesOf(speech: Speech, view: View, hex: number): string[] {
  const { road, slope } = worldFor(view.corrections).land;
  const along = (id: (typeof SIDES)[number]['id'], has: (side: number) => boolean): string[] => {
    const directions = DIRECTIONS.filter((direction) => has(hex * 6 + direction));
    if (directions.length === 0) return [];
    const named = directions.map((direction) => speech.say(`direction.${DIRECTION_NAMES[direction]}`));
    return [speech.say(`feature.${id}`, { directions: speech.list(named) })];
  };
  return SIDES.flatMap(({ id, what, value }) =>
    along(id, (side) => (what === 'road' ? road : slope)[side] === value),
  );
}

/** What a side of a hex can have, by its figures in the land. */
const SIDES = [
  { id: 'primary-road', what: 'road', value: 2 },
  { id: 'secondary-road', what: 'road', value: 1 },
  { id: 'upslope', what: 'slope', value: 1 },
  { id: 'downslope', what: 'slope', value: -1 },
] as const;

const ownerName = (speech: Speech, view: View, owner: number): string => {
  const seat = view.seats[owner];
  return seat === undefined ? speech.say('stack.nobody') : seatName(speech, seat);
};

/** Stacks by owner, and who has been sent against them. */
function stackOf(speech: Speech, findings: Findings, view: View, hex: number): string[] {
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  const owners = [...new Set(places.map(({ owner }) => owner))];
  const against = view.committed.filter((id) => unitIn(view, id)?.hex === hex);
  return [
    ...owners.map((owner) => {
      const own = places.filter((place) => place.owner === owner);
      const units = countersOf(speech, findings, view, own).join('; ');
      return speech.say('stack.of', { count: own.length, seat: ownerName(speech, view, owner), units });
    }),
    ...(against.length === 0
      ? []
      : [speech.say('stack.committed', { units: unitLabels(speech, view, against) })]),
  ];
}

/** Counters from the top down; consecutive hidden ones of a colour are counted. */
function countersOf(speech: Speech, findings: Findings, view: View, places: readonly Place[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < places.length; i++) {
    const { unit, colour } = places[i];
    if (unit !== null) {
      words.push(unitLine(speech, findings, view, unit));
      continue;
    }
    let count = 1;
    while (places[i + 1]?.unit === null && places[i + 1]?.colour === colour) {
      count += 1;
      i += 1;
    }
    words.push(speech.say('stack.hidden', { count, people: nationName(speech, colour) }));
  }
  return words;
}

/** "Standfast 5-0-5, disrupted, 2 MP spent" */
function unitLine(speech: Speech, findings: Findings, view: View, id: number): string {
  const { say } = speech;
  const { unit: name, form } = unitNamed(speech, view, id);
  const unit = unitIn(view, id);
  const type = unit && worldFor(view.corrections).types[unit.type];
  if (!type) return name;
  const face = unit.down && type.back ? type.back : type.front;
  const words = [`${name} ${unitCode(face)}`];
  if (unit.down)
    words.push(type.kind === 'superhero' ? say('state.berserk') : say('state.disrupted', { form }));
  const { frozen, captured } = findings.conditionOf(view, id);
  if (frozen) words.push(say('state.frozen', { form }));
  if (captured) words.push(say('state.captured', { form }));
  if (unit.did && unit.did.spent > 0) words.push(say('state.moved', { points: unit.did.spent / 2 }));
  if (unit.did?.stopped) words.push(say('state.stopped', { form }));
  if (unit.fought) words.push(say('state.fought', { form }));
  return words.join(', ');
}
