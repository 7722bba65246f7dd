import { PEOPLES, powersOfPeople } from '@hexwyrm/dragon-pass/data';
import { expect, test } from 'vitest';
import de from '../../messages/pages/de.json' with { type: 'json' };
import en from '../../messages/pages/en.json' with { type: 'json' };
import es from '../../messages/pages/es.json' with { type: 'json' };
import fr from '../../messages/pages/fr.json' with { type: 'json' };
import { oncesOf } from './onces.ts';

test('a card names what works once a game first, in every language', () => {
  for (const messages of [en, fr, es, de]) {
    const told = new Map(Object.entries(messages));
    for (const { id } of PEOPLES) {
      const abilities = told.get(`pages.powers-${id}`)?.split(' · ') ?? [];
      const onces = powersOfPeople(id).filter(({ once }) => once !== undefined);
      expect(abilities.length, id).toBeGreaterThanOrEqual(Math.max(1, onces.length));
    }
  }
  expect(en['pages.powers-cragspider']).toMatch(/^Pillar of Fire · /);
});

test('DP-16.2-b: what has been used is told as used', () => {
  expect(oncesOf({ used: [] }, 'cragspider')).toEqual([{ once: 'pillar', used: false }]);
  expect(oncesOf({ used: ['pillar'] }, 'cragspider')).toEqual([{ once: 'pillar', used: true }]);
  expect(oncesOf({ used: ['pillar'] }, 'dragonewts')).toEqual([]);
});
