import { describe, expect, it } from 'vitest';
import { position } from './play.fixture.ts';
import { risks } from './risk.ts';
import { sceneOf } from './scene.ts';

/** How likely each guarded prize is to fall, by its hex. */
function risksOf(
  dragon: object,
  guards: readonly string[],
  {
    units: others = [],
    ...fields
  }: { readonly units?: readonly object[]; readonly [field: string]: unknown } = {},
): Map<string | null, number> {
  const posts = guards.map((hex) => ({ type: 'INF', side: 'defender', hex }));
  const units = [{ type: 'DRAGON', side: 'invader', ...dragon }, ...posts, ...others];
  const scene = sceneOf(position({ phase: 'defender-movement', goal: 16, units, ...fields }));
  const found = risks(scene);
  return new Map(scene.prizes.map(({ hex }, at) => [scene.map.grid.names[hex], found[at]]));
}

describe('a dragon that moves and then breathes', () => {
  const south = { hex: '1014', facing: 'N' };
  const razed = ['0811', '1107'].map((hex) => ({ hex }));

  it('burns a guarded prize ahead after a bound', () => {
    // It may come down on 1012 or 1011, and 1010 is two hexes or one from there
    expect(risksOf(south, ['1010'], { razed }).get('1010')).toBe(1);
    expect(risksOf({ ...south, breaths: 0 }, ['1010'], { razed }).get('1010')).toBeLessThan(0.5);
  });

  it('burns what is worth most, as there is one breath a turn', () => {
    // With the Guildhall 1010 (3 points) within reach nothing is burned for the 2 points of 1112
    const found = risksOf(south, ['1010', '1112'], { razed });
    expect(found.get('1010')).toBe(1);
    expect(found.get('1112')).toBeLessThan(1);
  });

  it('lets no flame into fog', () => {
    const fog = [{ hex: '1009', side: 'defender' }];
    expect(risksOf(south, ['1010'], { razed, fog }).get('1010')).toBeLessThan(0.5);
  });

  it('breathes through the door that falls as it faces it', () => {
    // The postern of the Citadel 1910 opens to 2010: from 2111 it is one step there, facing NW
    const east = { hex: '2111', facing: 'NW' };
    expect(risksOf(east, ['1910']).get('1910')).toBe(1);
  });

  it('burns a guarded tower from the air', () => {
    // From 1914 it flies N over three hexes to 1911, next to the Citadel; from the air no guard is burned out of 2011
    const aloft = { hex: '1914', facing: 'N', aloft: true };
    const found = risksOf(aloft, ['1910', '2011']);
    expect(found.get('1910')).toBe(1);
    expect(found.get('2011')).toBeLessThan(1);
  });
});

describe('a city in Nurkott', () => {
  const fields = { map: 'nurkott' };
  const west = { hex: '0406', facing: 'N' };

  it('fears fire after a move of a dragon that comes alone', () => {
    expect(risksOf(west, ['0706'], fields).get('0706')).toBe(1);
  });

  it('goes by its guards where an army comes too, as it holds its posts', () => {
    const army = { ...fields, units: [{ type: 'ORC', side: 'invader', hex: '0405' }] };
    expect(risksOf(west, ['0706'], army).get('0706')).toBeLessThan(0.5);
  });
});
