import { makeBatch } from '../../../../../art/draw/batch.ts';
import { mix } from '../../../../../art/draw/colour.ts';
import { inHex, shift } from '../../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../../art/draw/random.ts';
import type { Site } from '../../../../../art/draw/site.ts';
import { num, spot } from '../../../../../art/draw/svg.ts';
import { realmOf, type Scene } from '../scene.ts';

/** Tufts of grass on open ground, in the ink of the land they grow on. */
export function paintMeadow(scene: Scene, site: Site): string {
  const { ink, radius } = scene;
  const tufts = makeBatch((stroke) => ({
    stroke,
    'stroke-width': radius * 0.026,
    fill: 'none',
    opacity: 0.5,
  }));
  for (const hex of scene.of('open')) {
    if (hex.structure) continue;
    const colour = mix(realmOf(scene, hex)?.edge ?? ink.tuft, ink.tuft, 0.45);
    const next = random(`${hex.hex}g`);
    const centre = scene.layout.centre(hex.hex);
    for (let i = 0; i < 8; i++) {
      const at = shift(centre, spread(next, 1.6 * radius), spread(next, 1.35 * radius));
      const isTuft = next() < 0.72;
      if (!inHex(centre, radius * 0.88, at) || site.nearRoad(at, radius * 0.18)) continue;
      tufts.add(colour, isTuft ? tuft(at, radius * 0.055) : `M${spot(at)}h${num(radius * 0.11)}`);
    }
  }
  return tufts.svg();
}

function tuft(at: { readonly x: number; readonly y: number }, s: number): string {
  const blade = `${num(s * 0.3)} ${num(-s * 1.4)}`;
  return `M${spot(shift(at, -s, 0))}l-${blade}M${spot(at)}v${num(-s * 1.9)}M${spot(shift(at, s, 0))}l${blade}`;
}
