import { stepped } from '../../../../art/draw/colour.ts';
import { inHex, type Point, squareDistance } from '../../../../art/draw/geometry.ts';
import { hash, pick, type Random, random, spread } from '../../../../art/draw/random.ts';
import { makeSite, type Site } from '../../../../art/draw/site.ts';
import { type Builder, makeBuilder } from './house.ts';
import { roadSamples } from './roads.ts';
import { around, type Scene } from './scene.ts';

/** Houses first along the roads, then in any free space: crooked in the west, in a grid in the east. */
export function paintHouses(scene: Scene, site: Site): string {
  const builder = makeBuilder(scene);
  const road = roadSamples(scene);
  for (const hex of scene.of('city')) {
    const block = { scene, site, builder, hex, at: scene.layout.centre(hex), next: random(`${hex}h`) };
    if (scene.map.hexes[hex].vp) site.take(block.at, scene.radius * 0.5);
    const reach = scene.radius * (isWalled(scene, hex) ? 0.78 : 0.93);
    alongRoads({ ...block, reach }, road);
    fillUp({ ...block, reach });
  }
  return builder.svg();
}

interface Block {
  readonly scene: Scene;
  readonly site: Site;
  readonly builder: Builder;
  readonly hex: string;
  readonly at: Point;
  readonly next: Random;
  /** Maximum distance of houses from the centre; they keep off the walls. */
  readonly reach: number;
}

const isWalled = (scene: Scene, hex: string): boolean =>
  around(scene, hex).some((next) =>
    scene.map.walls.some((pair) => pair.includes(hex) && pair.includes(next)),
  );

function roofOf({ scene, hex, next }: Block): string {
  const roofs = scene.isEast(hex) ? scene.ink.roofsEast : scene.ink.roofsWest;
  return stepped(pick(roofs, next), next, 0.1);
}

function alongRoads(block: Block, road: readonly Point[]): void {
  const { scene, site, next } = block;
  const { radius } = scene;
  for (let i = 1; i < road.length - 1; i++) {
    if (squareDistance(road[i], block.at) > radius * radius * 1.2) continue;
    const angle = Math.atan2(road[i + 1].y - road[i - 1].y, road[i + 1].x - road[i - 1].x);
    for (const bank of [-1, 1]) {
      const length = radius * (0.13 + next() * 0.06);
      const depth = radius * (0.1 + next() * 0.03);
      const off = (radius * 0.25 + depth) * bank;
      const at = { x: road[i].x - Math.sin(angle) * off, y: road[i].y + Math.cos(angle) * off };
      const size = length * 1.05;
      if (!inHex(block.at, block.reach, at) || site.nearRoad(at, radius * 0.25)) continue;
      if (!site.isFree(at, size)) continue;
      site.take(at, size);
      block.builder.build({ at, length, depth, angle, roof: roofOf(block) }, next);
    }
  }
}

function fillUp(block: Block): void {
  const { scene, site, next, hex } = block;
  const { radius } = scene;
  const east = scene.isEast(hex);
  const lie = east ? -0.12 : (hash(hex) % 7) * 0.35;
  for (let i = 0; i < 70; i++) {
    const at = { x: block.at.x + spread(next, 2 * radius), y: block.at.y + spread(next, 1.8 * radius) };
    if (!inHex(block.at, block.reach, at)) continue;
    const length = radius * (0.13 + next() * 0.07);
    const depth = radius * (0.1 + next() * 0.035);
    if (site.nearRoad(at, radius * 0.2 + length) || !site.isFree(at, length)) continue;
    site.take(at, length);
    const angle = east ? lie + quarter(next, 0.5) : lie + westernTurn(next);
    block.builder.build({ at, length, depth, angle, roof: roofOf(block) }, next);
  }
}

const quarter = (next: Random, straight: number): number => (next() < straight ? 0 : Math.PI / 2);

function westernTurn(next: Random): number {
  const across = next() < 0.4 ? Math.PI / 2 : 0;
  return across + spread(next, 0.25);
}

export const makeCitySite = (scene: Scene): Site => makeSite(scene.radius, roadSamples(scene));
