import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

// Westwatch, tower 0710, has a door towards 0610.
test('DR-2.5.5.1-a a dragon that crashes in its bound smashes the door it comes to face', () => {
  const t = table({
    map: 'esirien',
    phase: 2,
    pieces: {
      dragon: invader('DRAGON', '0411', { facing: 'NE' }),
      inf: defender('INF', '0710'),
      orc: invader('ORC', '2516'),
    },
    state: (state, hex) => {
      state.whirlwinds.push({ hex: hex('0610'), side: 'defender', drifted: false, spared: [] });
    },
  });
  const events = t.play('invader', { type: 'bound', unit: t.id('dragon'), to: '0610' }, 4, 1, 1);
  expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ between: ['0710', '0610'] }]);
});

test('DR-3.2.1-b a giant walks over whoever holds the entry hex if it can get off him again', () => {
  const t = table({
    map: 'nurkott',
    phase: 2,
    pieces: {
      giant: invader('GIANT', null),
      wurm: invader('WURM', null),
      roc: invader('ROC', null),
      orc: defender('ORC', '0202'),
      goblin: defender('GOB', '0516'),
    },
  });
  expect(t.refusal('invader', { type: 'walk', unit: t.id('giant'), to: '0202' })).toBeNull();
  expect(t.refusal('invader', { type: 'walk', unit: t.id('wurm'), to: '0202', facing: 'SE' })).toBeNull();
  expect(t.refusal('invader', { type: 'walk', unit: t.id('roc'), to: '0202', facing: 'SE' })).toBe(
    'DR-3.2.1-b',
  );
  t.play('invader', { type: 'walk', unit: t.id('giant'), to: '0202' });
  expect(t.offers('invader', { type: 'end' })).toBe(false);
  t.play('invader', { type: 'walk', unit: t.id('giant'), to: '0302' });
  expect([t.at('giant'), t.at('orc')]).toEqual(['0302', '0202']);
});
