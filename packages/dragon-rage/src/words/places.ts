import { hexMark, markHex, type Speech } from '@hexwyrm/words';
import { worldFor } from '../data/index.ts';
import type { View } from '../index.ts';

type MapId = View['map'];

/** "Bell Tower" where the map has a name, otherwise the printed number. */
function placeName(speech: Speech, map: MapId, hex: string): string {
  const id = `place.${map}.${hex}`;
  return speech.has(id) ? speech.say(id) : hex;
}

/** The same in a game, whose map an owner of the printed one may have corrected. */
export function placeIn(speech: Speech, { map, corrections }: View, hex: string): string {
  const [now, was] = [corrections, null].map((laid) => {
    const { grid, names } = worldFor(map, laid).map;
    return names[grid.index.get(hex) ?? -1] ?? null;
  });
  return now === was ? placeName(speech, map, hex) : (now ?? hex);
}

/** "Bell Tower (1105)" or "1109", as part of a sentence. */
export function placeMark(speech: Speech, map: MapId, hex: string): string {
  const name = placeName(speech, map, hex);
  return markHex(hex, name === hex ? hex : speech.say('place.with-number', { name, hex }));
}

/** "North-West Gate", or "gate 0914/0913" where it has no name of its own. */
export function entranceName(speech: Speech, map: MapId, [a, b]: readonly [string, string]): string {
  for (const id of [`entrance.${map}.${a}-${b}`, `entrance.${map}.${b}-${a}`])
    if (speech.has(id)) return speech.say(id);
  const { entrances, grid } = worldFor(map, null).map;
  const found = entrances.find((entrance) =>
    [a, b].every((hex) => [grid.names[entrance.a], grid.names[entrance.b]].includes(hex)),
  );
  const hexes = { a: hexMark(a), b: hexMark(b) };
  return speech.say(found?.kind === 'gate' ? 'entrance.gate' : 'entrance.door', hexes);
}
