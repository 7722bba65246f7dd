import { group, num } from '../../../../../art/draw/svg.ts';
import type { MapHex } from '../map-data.ts';
import { realmOf, type Scene } from '../scene.ts';
import { fortress } from './fortress.ts';
import { altar, ruin, stockade, temple, town } from './houses.ts';
import { dragonewtCity, mapSign } from './marks.ts';

/** The radius the buildings are drawn for. */
const UNIT = 30;
/** Seen from afar the signs of the map would be specks. */
const FAR = 1.3;

/** Everything built but fortresses, which show who holds them, and the signs printed on the map. */
export function paintStructures(scene: Scene): string {
  return scene.drawn
    .filter(({ structure, symbols }) => structure !== 'fortress' && (structure || symbols))
    .map((hex) => placed(scene, hex, built(scene, hex) + signs(scene, hex)))
    .join('');
}

/** Fortresses in the colour of `holderOf`, or of the land they are in. */
export function paintFortresses(scene: Scene, holderOf?: (hex: string) => string | undefined): string {
  const seats = new Set(Object.values(scene.map.capitals));
  return scene.drawn
    .filter(({ structure }) => structure === 'fortress')
    .map((hex) =>
      placed(scene, hex, fortress(scene.ink, holderOf?.(hex.hex) ?? landInk(scene, hex), seats.has(hex.hex))),
    )
    .join('');
}

const landInk = (scene: Scene, hex: MapHex): string => realmOf(scene, hex)?.built ?? scene.ink.roof;

function placed(scene: Scene, { hex, structure }: MapHex, content: string): string {
  const { x, y } = scene.layout.centre(hex);
  const size = (scene.radius / UNIT) * (scene.near ? 1 : FAR);
  const transform = `translate(${num(x)} ${num(y)}) scale(${Number(size.toFixed(3))})`;
  return content === '' ? '' : group({ transform, 'data-place': hex, 'data-structure': structure }, content);
}

function built(scene: Scene, hex: MapHex): string {
  const { ink, map } = scene;
  switch (hex.structure) {
    case 'town':
      return town(ink, landInk(scene, hex));
    case 'stockade':
      return stockade(ink);
    case 'temple':
      return temple(ink, hex.hex === map.reachingMoonTemple);
    case 'altar':
      return altar(ink);
    case 'ruin':
      return ruin(ink);
    case 'dragonewt-city':
      return dragonewtCity(ink, map.dragonewtCities.indexOf(hex.hex) + 1);
    default:
      return '';
  }
}

const signs = ({ ink }: Scene, { symbols = [], structure }: MapHex): string =>
  symbols.map((symbol) => mapSign(ink, symbol, structure !== undefined)).join('');
