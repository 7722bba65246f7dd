/**
 * Heavy cavalry (5 each) against militia in 1911 (3 each). The line cavalry (4) in 2011 stands against both stacks of
 * Sartar; the foot in 2013 takes the other in any case, so that it may join or not.
 */
export const TWO_BATTLES = {
  game: 'dragon-pass',
  scenario: 'pass-1',
  options: { screening: false },
  active: 'lunar',
  phase: 'battles',
  units: [
    { type: 'heavy-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'heavy-cavalry', number: 2, owner: 'lunar', hex: '1910' },
    { type: 'line-cavalry', owner: 'lunar', hex: '2011' },
    { type: 'furthest-foot', owner: 'lunar', hex: '2013' },
    { type: 'foot-militia', owner: 'sartar', hex: '1911' },
    { type: 'foot-militia', number: 2, owner: 'sartar', hex: '1911' },
    { type: 'foot-militia', number: 3, owner: 'sartar', hex: '2012' },
  ],
  stacks: [
    { hex: '1910', units: [0, 1] },
    { hex: '1911', units: [4, 5] },
  ],
};
