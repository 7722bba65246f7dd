import { expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { viewFor } from '../../game/view.ts';
import { table } from '../../testing/table.ts';
import { embassiesIn } from './emissaries.ts';

const atTheRest = (asked: readonly string[] = []) =>
  table({
    scenario: 'pass-7',
    land: 'dragon-pass',
    phase: 'alliances',
    pieces: {
      hero: { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '1614' },
      horse: { type: 'line-cavalry', owner: 'lunar', hex: '1614' },
      troll: { type: 'dark-trolls', owner: 'lunar', hex: '1614' },
      other: { type: 'foot-militia', owner: 'sartar', hex: '2630' },
    },
    state: (state) => {
      state.diplomacy = { ...NO_DIPLOMACY, asked };
    },
  });

it('DP-PAC.Emissary-a DP-PAC.Emissary-d DP-14.2.1-b: all in the hex share the risk; heroes may escape; allies cannot speak', () => {
  const t = atTheRest();
  const [embassy, ...others] = embassiesIn(viewFor(t.state, 'lunar'), 0);
  expect(others).toEqual([]);
  expect(embassy).toMatchObject({
    people: 'red-dragon',
    hex: '1614',
    refusal: null,
    faces: ['slain', 'slain', 'refuses', 'joins', 'joins', 'joins'],
  });
  // Slain on 2 of 6; a hero then fails to escape on 3 of 6.
  expect(embassy?.envoys).toEqual([
    { unit: t.id('hero'), refusal: null, lost: [6, 36], escapesOn: 4 },
    { unit: t.id('horse'), refusal: null, lost: [2, 6], escapesOn: null },
    { unit: t.id('troll'), refusal: 'DP-14.2.1-b', lost: [2, 6], escapesOn: null },
  ]);
});

it('DP-14.2.2-c: a power that has heard an emissary in this phase is named with the clause', () => {
  const t = atTheRest(['red-dragon']);
  expect(embassiesIn(viewFor(t.state, 'lunar'), 0)[0]?.refusal).toBe('DP-14.2.2-c');
});

it('DP-16.13.1-d: the Puppeteers hear emissaries where they have been found, at the risk of all there', () => {
  const search = (found: boolean) =>
    table({
      scenario: 'pass-7',
      land: 'dragon-pass',
      phase: 'alliances',
      pieces: {
        horse: { type: 'line-cavalry', owner: 'lunar', hex: '2308' },
        foot: { type: 'furthest-foot', owner: 'lunar', hex: '2308' },
        other: { type: 'foot-militia', owner: 'sartar', hex: '2630' },
      },
      state: (state, hex) => {
        state.diplomacy = NO_DIPLOMACY;
        state.lots = { hexes: found ? [hex('2308')] : [hex('2308'), hex('3202')], found };
      },
    });
  expect(embassiesIn(viewFor(search(false).state, 'lunar'), 0)).toEqual([]);
  const t = search(true);
  expect(embassiesIn(viewFor(t.state, 'lunar'), 0)).toEqual([
    {
      people: 'puppeteers',
      hex: '2308',
      refusal: null,
      envoys: [
        { unit: t.id('horse'), refusal: null, lost: [2, 6], escapesOn: null },
        { unit: t.id('foot'), refusal: null, lost: [2, 6], escapesOn: null },
      ],
      faces: ['slain', 'slain', 'refuses', 'joins', 'joins', 'joins'],
    },
  ]);
});
