import { expect, it } from 'vitest';
import { middleHex, RADIUS } from '../../../board/field.ts';
import { cityFor } from './city.ts';

it.each(['esirien', 'nurkott', 'plain'] as const)(
  'finds every hex of %s near its centre and its corners',
  (map) => {
    const field = cityFor(map, null);
    for (let hex = 0; hex < field.grid.size; hex++) {
      if (!field.isOn(hex)) continue;
      const { x, y } = field.centres[hex];
      expect(field.at({ x, y })).toBe(hex);
      expect(field.at({ x: x + RADIUS * 0.97, y })).toBe(hex);
      expect(field.at({ x: x - RADIUS * 0.45, y: y - RADIUS * 0.82 })).toBe(hex);
    }
    expect(field.isOn(middleHex(field))).toBe(true);
  },
);

it('knows nothing beside the map and under the boxes printed on it', () => {
  const field = cityFor('esirien', null);
  expect(field.at({ x: -100, y: 200 })).toBeNull();
  expect(field.at(field.centres[0])).toBeNull();
});

it('draws every hex of a map that lists none', () => {
  const { ground } = cityFor('plain', null);
  expect(Object.keys(ground.hexes)).toHaveLength(25 * 17);
  expect(ground.hexes['0101']).toEqual({ terrain: 'open' });
});
